import { defineMessage, defineMessages } from 'react-intl';

export const fieldMessages = {
  counter: defineMessage<{ count: number; max: number }>({
    id: 'field.counter',
    defaultMessage: '{count, number} of {max, number}',
    description: 'Under a text field: characters used and characters allowed.',
  }),
  ...defineMessages({
    required: {
      id: 'field.required',
      defaultMessage: 'Required',
      description: 'Beside the label of a field that must be filled in.',
    },
    optional: {
      id: 'field.optional',
      defaultMessage: 'Optional',
      description: 'Beside the label of a field that may stay empty.',
    },
  }),
};
