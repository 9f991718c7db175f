import { defineMessage, defineMessages } from 'react-intl';

export const reviewFormMessages = {
  picture: defineMessage<{ number: number }>({
    id: 'reviewForm.picture',
    defaultMessage: 'Picture {number}',
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
      'A review is possible for {days, plural, one {# day} other {# days}} after delivery. For this order that ended on {day}.',
    description: 'In place of the button that sends a review, when it is too late for one.',
  }),
  earned: defineMessage<{ earned: number; points: number }>({
    id: 'reviewForm.earned',
    defaultMessage:
      '{earned, plural, one {# point} other {# points}} for sharing: you have {points, plural, one {# point} other {# points}} now.',
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
      defaultMessage: 'How do you like it?',
      description: 'Over the five stars to choose from in the form for a review.',
    },
    starsMissing: {
      id: 'reviewForm.stars-missing',
      defaultMessage: 'Please rate the stars.',
      description: 'Error under the five stars while none is chosen.',
    },
    content: {
      id: 'reviewForm.content',
      defaultMessage: 'What should others know?',
      description: 'Label of the text of a review.',
    },
    contentHelp: {
      id: 'reviewForm.content-help',
      defaultMessage: 'Fit, sound, grip, battery: what surprised you, and what you would change.',
      description: 'Under the text of a review.',
    },
    contentMissing: {
      id: 'reviewForm.content-missing',
      defaultMessage: 'Please enter your comment.',
      description: 'Error under the empty text of a review.',
    },
    pictures: {
      id: 'reviewForm.pictures',
      defaultMessage: 'Add a picture if you like',
      description: 'Label of the field for the first picture of a review.',
    },
    another: {
      id: 'reviewForm.another',
      defaultMessage: 'One more picture',
      description: 'Label of the field for one more picture of a review.',
    },
    shareHelp: {
      id: 'reviewForm.share-help',
      defaultMessage: 'Post your review in a community, on a blog or on a marketplace, and tell us where.',
      description: 'Over the field for the address where a review was shared.',
    },
    url: {
      id: 'reviewForm.url',
      defaultMessage: 'Address of the shared review',
      description: 'Label of the field for the address where a review was shared.',
    },
    urlInvalid: {
      id: 'reviewForm.url-invalid',
      defaultMessage: 'Enter the whole address, beginning with https://',
      description: 'Error under the address where a review was shared.',
    },
    send: {
      id: 'reviewForm.send',
      defaultMessage: 'Send review',
      description: 'Button that sends a review.',
    },
    thanks: {
      id: 'reviewForm.thanks',
      defaultMessage: 'Thank you for your review',
      description: 'Title once a review has arrived.',
    },
  }),
};
