import { defineMessage, defineMessages } from 'react-intl';

export const reviewItemMessages = {
  photo: defineMessage<{ number: number; name: string }>({
    id: 'reviewItem.photo',
    defaultMessage: 'Photo {number, number} by {name}',
    description: 'Read out for a photo in a review.',
  }),
  likes: defineMessage<{ count: number }>({
    id: 'reviewItem.likes',
    defaultMessage: '{count, plural, one {# person found this helpful} other {# people found this helpful}}',
    description: 'Under a review, beside a thumb; the count is at least 1.',
  }),
  praise: defineMessage<{ name: string }>({
    id: 'reviewItem.praise',
    defaultMessage: '{name}’s review is helpful',
    description: 'Name of the thumb under a review; pressed when the reader found it helpful.',
  }),
  ...defineMessages({
    verified: {
      id: 'reviewItem.verified',
      defaultMessage: 'Verified purchase',
      description: 'Mark on a review of somebody who bought the goods in this shop.',
    },
    own: {
      id: 'reviewItem.own',
      defaultMessage: 'Your review',
      description: 'Mark on a review that the reader wrote.',
    },
    failed: {
      id: 'reviewItem.failed',
      defaultMessage: 'That didn’t go through. Please try again.',
      description: 'Beside the thumb under a review, when praising it failed.',
    },
    more: {
      id: 'reviewItem.more',
      defaultMessage: 'Read more',
      description: 'Button under the first lines of a long review.',
    },
  }),
};
