import { defineMessages } from 'react-intl';

export const dataTableMessages = defineMessages({
  loading: {
    id: 'dataTable.loading',
    defaultMessage: 'Loading the table…',
    description: 'For screen readers, while the rows of a table are on their way.',
  },
});
