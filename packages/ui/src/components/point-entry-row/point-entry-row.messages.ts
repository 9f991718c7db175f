import { defineMessages } from 'react-intl';

export const pointEntryRowMessages = defineMessages({
  when: {
    id: 'pointEntryRow.when',
    defaultMessage: 'Date',
    description: 'Before the exact time of a change of points.',
  },
  before: {
    id: 'pointEntryRow.before',
    defaultMessage: 'Balance before',
    description: 'Before the points there were ahead of a change.',
  },
  after: {
    id: 'pointEntryRow.after',
    defaultMessage: 'Balance after',
    description: 'Before the points there were after a change.',
  },
  number: {
    id: 'pointEntryRow.number',
    defaultMessage: 'Entry number',
    description: 'Before the number of a change of points, which the customer service asks for.',
  },
});
