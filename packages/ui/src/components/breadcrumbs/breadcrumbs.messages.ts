import { defineMessages } from 'react-intl';

export const breadcrumbsMessages = defineMessages({
  label: {
    id: 'breadcrumbs.label',
    defaultMessage: 'Breadcrumb',
    description: 'Name of the line of links that leads back up through the categories.',
  },
});
