import { defineMessage, defineMessages } from 'react-intl';

export const refundDetailMessages = {
  points: defineMessage<{ points: number }>({
    id: 'refundDetail.points',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'Beside “Refund amount” or “Amount refunded”: points that go back.',
  }),
  picture: defineMessage<{ number: number }>({
    id: 'refundDetail.picture',
    defaultMessage: 'Photo {number}',
    description: 'Name of one picture that the customer sent, a link that opens it.',
  }),
  byCarrier: defineMessage<{ company: string; number: string }>({
    id: 'refundDetail.by-carrier',
    defaultMessage: '{company}, {number}',
    description: 'Beside “Your package”: the carrier and the tracking number.',
  }),
  ...defineMessages({
    progress: {
      id: 'refundDetail.progress',
      defaultMessage: 'Status',
      description: 'Title of the steps of a request. Page of a return, an exchange or a refund.',
    },
    goods: {
      id: 'refundDetail.goods',
      defaultMessage: 'Items',
      description: 'Title of the list of goods. Page of a return, an exchange or a refund.',
    },
    facts: {
      id: 'refundDetail.facts',
      defaultMessage: 'Request details',
      description: 'Title of what was asked for. Page of a return, an exchange or a refund.',
    },
    number: {
      id: 'refundDetail.number',
      defaultMessage: 'Request number',
      description: 'Beside the number of the request. Page of a return, an exchange or a refund.',
    },
    kind: {
      id: 'refundDetail.kind',
      defaultMessage: 'Request type',
      description: 'Beside "Return", "Exchange" or "Refund". Page of a return, an exchange or a refund.',
    },
    claim: {
      id: 'refundDetail.claim',
      defaultMessage: 'Report number',
      description: 'Beside the number of the defect that was reported. Page of a warranty claim.',
    },
    reason: {
      id: 'refundDetail.reason',
      defaultMessage: 'Reason',
      description: 'Beside the reason. Page of a return, an exchange or a refund.',
    },
    asked: {
      id: 'refundDetail.asked',
      defaultMessage: 'Requested on',
      description: 'Beside a date. Page of a return, an exchange or a refund.',
    },
    problem: {
      id: 'refundDetail.problem',
      defaultMessage: 'Problem',
      description: 'Beside the description of the problem. Page of a return, an exchange or a refund.',
    },
    note: {
      id: 'refundDetail.note',
      defaultMessage: 'Your note',
      description: 'Beside the note of the customer. Page of a return, an exchange or a refund.',
    },
    review: {
      id: 'refundDetail.review',
      defaultMessage: 'Your review',
      description: 'Beside a link to a review elsewhere. Page of a return, an exchange or a refund.',
    },
    sendTo: {
      id: 'refundDetail.send-to',
      defaultMessage: 'Send it to',
      description: 'Beside the postal address where the goods go. Page of a return, an exchange or a refund.',
    },
    onParcel: {
      id: 'refundDetail.on-parcel',
      defaultMessage: 'Write this on the package',
      description: 'Beside the number of the request. Page of a return, an exchange or a refund.',
    },
    pictures: {
      id: 'refundDetail.pictures',
      defaultMessage: 'Your photos',
      description: 'Name of the list of pictures. Page of a return, an exchange or a refund.',
    },
    moneyAhead: {
      id: 'refundDetail.money-ahead',
      defaultMessage: 'Refund amount',
      description:
        'Beside a sum of money that goes back if the shop agrees. Page of a return, an exchange or a refund.',
    },
    moneyBack: {
      id: 'refundDetail.money-back',
      defaultMessage: 'Amount refunded',
      description: 'Beside a sum of money that went back. Page of a return, an exchange or a refund.',
    },
    moneyNot: {
      id: 'refundDetail.money-not',
      defaultMessage: 'Amount requested',
      description:
        'Beside a sum of money that was asked for and does not go back. Page of a return, an exchange or a refund.',
    },
    tell: {
      id: 'refundDetail.tell',
      defaultMessage: 'Send it back',
      description: 'Title of the form that tells the parcel. Page of a return, an exchange or a refund.',
    },
    parcel: {
      id: 'refundDetail.parcel',
      defaultMessage: 'Your package',
      description:
        'Beside carrier and tracking number of what goes back. Page of a return, an exchange or a refund.',
    },
    replacement: {
      id: 'refundDetail.replacement',
      defaultMessage: 'Replacement',
      description:
        'Beside carrier and tracking number of what comes instead. Page of a return, an exchange or a refund.',
    },
    takeBack: {
      id: 'refundDetail.take-back',
      defaultMessage: 'Cancel request',
      description: 'Button that takes a request back. Page of a return, an exchange or a refund.',
    },
    takeBackTitle: {
      id: 'refundDetail.take-back-title',
      defaultMessage: 'Cancel this request?',
      description: 'Title of the question before a request is taken back.',
    },
    takeBackText: {
      id: 'refundDetail.take-back-text',
      defaultMessage: 'Nothing else changes. You can request it again until the return window closes.',
      description: 'Text of the question before a request is taken back.',
    },
    takeBackYes: {
      id: 'refundDetail.take-back-yes',
      defaultMessage: 'Yes, cancel request',
      description: 'Button that takes the request back, in the question before it.',
    },
    keep: {
      id: 'refundDetail.keep',
      defaultMessage: 'Keep request',
      description: 'Button that keeps the request, in the question before it is taken back.',
    },
    rejected: {
      id: 'refundDetail.rejected',
      defaultMessage: 'We couldn’t approve your request',
      description:
        'Title of the box that says why a request was rejected. Page of a return, an exchange or a refund.',
    },
    support: {
      id: 'refundDetail.support',
      defaultMessage: 'Contact us',
      description: 'Link to the contact page in the box of a rejected request.',
    },
  }),
};
