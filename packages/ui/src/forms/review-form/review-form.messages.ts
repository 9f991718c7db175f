import { defineMessage, defineMessages } from 'react-intl';

export const reviewFormMessages = {
  picture: defineMessage<{ number: number }>({
    id: 'reviewForm.picture',
    defaultMessage: 'Photo {number}',
    description: 'Label of one of several pictures of a review.',
  }),
  share: defineMessage<{ points: number }>({
    id: 'reviewForm.share',
    defaultMessage: 'Share it, get {points, plural, one {# point} other {# points}}',
    description: 'Over the field for the address where a review was shared; points is what sharing brings.',
  }),
  closed: defineMessage<{ days: number; day: string }>({
    id: 'reviewForm.closed',
    defaultMessage:
      '{days, plural, one {You can review an order for # day after delivery. For this one, that ended on {day}.} other {You can review an order for # days after delivery. For this one, that ended on {day}.}}',
    description: 'In place of the button that sends a review, when it is too late for one.',
  }),
  earned: defineMessage<{ earned: number; points: number }>({
    id: 'reviewForm.earned',
    defaultMessage:
      '{earned, plural, one {You earned # point for sharing.} other {You earned # points for sharing.}} {points, plural, one {Your balance: # point.} other {Your balance: # points.}}',
    description: 'After a review that was shared has arrived.',
  }),
  ...defineMessages({
    label: {
      id: 'reviewForm.label',
      defaultMessage: 'Your review',
      description: 'Name of the form for a review, read out only.',
    },
    stars: {
      id: 'reviewForm.stars',
      defaultMessage: 'How would you rate it?',
      description: 'Over the five stars to choose from in the form for a review.',
    },
    starsMissing: {
      id: 'reviewForm.stars-missing',
      defaultMessage: 'Please select a star rating.',
      description: 'Error under the five stars while none is chosen.',
    },
    content: {
      id: 'reviewForm.content',
      defaultMessage: 'What should others know?',
      description: 'Label of the text of a review.',
    },
    contentHelp: {
      id: 'reviewForm.content-help',
      defaultMessage: 'Fit, sound, grip, battery: what surprised you, and what would you change?',
      description: 'Under the text of a review.',
    },
    contentMissing: {
      id: 'reviewForm.content-missing',
      defaultMessage: 'Please enter your comment.',
      description: 'Error under the empty text of a review.',
    },
    pictures: {
      id: 'reviewForm.pictures',
      defaultMessage: 'Add a photo if you like',
      description: 'Label of the field for the first picture of a review.',
    },
    another: {
      id: 'reviewForm.another',
      defaultMessage: 'Add another photo',
      description: 'Label of the field for one more picture of a review.',
    },
    shareHelp: {
      id: 'reviewForm.share-help',
      defaultMessage:
        'Post your review in a community, on a blog, or on a marketplace, and send us the link.',
      description: 'Over the field for the address where a review was shared.',
    },
    url: {
      id: 'reviewForm.url',
      defaultMessage: 'Link to the shared review',
      description: 'Label of the field for the address where a review was shared.',
    },
    urlInvalid: {
      id: 'reviewForm.url-invalid',
      defaultMessage: 'Enter the full link, starting with https://',
      description: 'Error under the address where a review was shared.',
    },
    send: {
      id: 'reviewForm.send',
      defaultMessage: 'Submit review',
      description: 'Button that sends a review.',
    },
  }),
};
