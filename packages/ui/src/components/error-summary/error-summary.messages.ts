import { defineMessage } from 'react-intl';

export const errorSummaryMessages = {
  title: defineMessage<{ count: number }>({
    id: 'errorSummary.title',
    defaultMessage: '{count, plural, one {Please check one field} other {Please check # fields}}',
    description: 'Title of the list of everything wrong in a form, above the form.',
  }),
};
