import { defineMessage } from 'react-intl';

export const boughtNoteMessages = {
  bought: defineMessage<{ day: string }>({
    id: 'boughtNote.bought',
    defaultMessage: 'You bought this on {day}',
    description: 'On the page of goods that the customer owns, beside the buttons that buy them.',
  }),
  review: defineMessage<{ day: string }>({
    id: 'boughtNote.review',
    defaultMessage: 'Write a review by {day}',
    description: 'Link to the review, below “You bought this on …”. The day is the last one for a review.',
  }),
};
