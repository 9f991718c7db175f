import { defineMessage, defineMessages } from 'react-intl';

export const afterSalesFormMessages = {
  quantityMost: defineMessage<{ most: number }>({
    id: 'afterSalesForm.quantity-most',
    defaultMessage: '{most, plural, one {You bought #.} other {You bought #.}}',
    description: 'Under the number of pieces that go back: how many the customer has.',
  }),
  nthVoucher: defineMessage<{ number: number }>({
    id: 'afterSalesForm.nth-voucher',
    defaultMessage: 'Photo {number}',
    description: 'Label of one of several pictures. Form that asks for a return, an exchange or a refund.',
  }),
  answer: defineMessage<{ number: string; hours: number }>({
    id: 'afterSalesForm.answer',
    defaultMessage: 'Your request number is {number}. We’ll reply within {hours} hours on business days.',
    description: 'After a request has arrived; number is that of the request.',
  }),
  tooLong: defineMessage<{ max: number }>({
    id: 'afterSalesForm.too-long',
    defaultMessage: '{max, plural, one {Use # character or fewer.} other {Use # characters or fewer.}}',
    description:
      'Error under a field with too much text. Form that asks for a return, an exchange or a refund.',
  }),
  ...defineMessages({
    label: {
      id: 'afterSalesForm.label',
      defaultMessage: 'Return, exchange, or refund request',
      description: 'Name of the form that asks for a return, an exchange or a refund, read out only.',
    },
    kind: {
      id: 'afterSalesForm.kind',
      defaultMessage: 'What would you like?',
      description: 'Label of the choice between return, exchange and refund.',
    },
    kindMissing: {
      id: 'afterSalesForm.kind-missing',
      defaultMessage: 'Choose what you’d like.',
      description: 'Error while nothing is chosen of return, exchange and refund.',
    },
    reason: {
      id: 'afterSalesForm.reason',
      defaultMessage: 'Reason',
      description: 'Label of the choice of a reason. Form that asks for a return, an exchange or a refund.',
    },
    reasonMissing: {
      id: 'afterSalesForm.reason-missing',
      defaultMessage: 'Choose a reason.',
      description: 'Error while no reason is chosen. Form that asks for a return, an exchange or a refund.',
    },
    quantity: {
      id: 'afterSalesForm.quantity',
      defaultMessage: 'Quantity',
      description: 'Label of the number of pieces that go back.',
    },
    quantityExceeds: {
      id: 'afterSalesForm.quantity-exceeds',
      defaultMessage: 'You can’t return more than you bought.',
      description: 'Error beside the number of pieces that go back. The words of the shop.',
    },
    problem: {
      id: 'afterSalesForm.problem',
      defaultMessage: 'What is the problem?',
      description:
        'Label of the field that describes the problem. Form that asks for a return, an exchange or a refund.',
    },
    problemHelp: {
      id: 'afterSalesForm.problem-help',
      defaultMessage: 'Tell us what you see or hear and when it started.',
      description:
        'Under the field that describes the problem. Form that asks for a return, an exchange or a refund.',
    },
    problemMissing: {
      id: 'afterSalesForm.problem-missing',
      defaultMessage: 'Describe the problem.',
      description:
        'Error under the empty field that describes the problem. Form that asks for a return, an exchange or a refund.',
    },
    vouchers: {
      id: 'afterSalesForm.vouchers',
      defaultMessage: 'Photos of the item or receipt',
      description: 'Title of the fields for pictures. Form that asks for a return, an exchange or a refund.',
    },
    vouchersHelp: {
      id: 'afterSalesForm.vouchers-help',
      defaultMessage: 'Show the item, the shipping label, or the receipt.',
      description:
        'Under the title of the fields for pictures. Form that asks for a return, an exchange or a refund.',
    },
    voucher: {
      id: 'afterSalesForm.voucher',
      defaultMessage: 'Photo of the item or receipt',
      description:
        'Label of the field for the first picture. Form that asks for a return, an exchange or a refund.',
    },
    anotherVoucher: {
      id: 'afterSalesForm.another-voucher',
      defaultMessage: 'Add another photo',
      description:
        'Label of the field for one more picture. Form that asks for a return, an exchange or a refund.',
    },
    voucherMissing: {
      id: 'afterSalesForm.voucher-missing',
      defaultMessage: 'Add a photo of the item or receipt.',
      description:
        'Error under the fields for pictures while there is none. Form that asks for a return, an exchange or a refund.',
    },
    address: {
      id: 'afterSalesForm.address',
      defaultMessage: 'Link to your review',
      description:
        'Label of the field for the address of a review elsewhere. Form that asks for a return, an exchange or a refund.',
    },
    addressHelp: {
      id: 'afterSalesForm.address-help',
      defaultMessage: 'Optional. Only if you’ve reviewed it somewhere.',
      description:
        'Under the field for the address of a review. Form that asks for a return, an exchange or a refund.',
    },
    addressMalformed: {
      id: 'afterSalesForm.address-malformed',
      defaultMessage: 'Enter a full link, such as https://example.com/review.',
      description:
        'Error under the field for the address of a review. Form that asks for a return, an exchange or a refund.',
    },
    note: {
      id: 'afterSalesForm.note',
      defaultMessage: 'Note for us',
      description:
        'Label of the field for a note to the shop. Form that asks for a return, an exchange or a refund.',
    },
    next: {
      id: 'afterSalesForm.next',
      defaultMessage: 'Continue',
      description: 'Button of the form while nothing is chosen of return, exchange and refund.',
    },
    follow: {
      id: 'afterSalesForm.follow',
      defaultMessage: 'View your request',
      description: 'Button after a request has arrived, leads to its page.',
    },
    contactTitle: {
      id: 'afterSalesForm.contact-title',
      defaultMessage: 'Talk to us first',
      description: 'Title of the step before a request: customer service is contacted first.',
    },
    contactText: {
      id: 'afterSalesForm.contact-text',
      defaultMessage:
        'Most problems take a minute to fix. Email or call us. If that doesn’t help, continue here and add a photo.',
      description: 'Text of the step before a request.',
    },
    contactWays: {
      id: 'afterSalesForm.contact-ways',
      defaultMessage: 'Customer service',
      description: 'Name of the list of email, phone and hours, read out only.',
    },
    contactPage: {
      id: 'afterSalesForm.contact-page',
      defaultMessage: 'More ways to contact us',
      description: 'Link to the contact page.',
    },
    contacted: {
      id: 'afterSalesForm.contacted',
      defaultMessage: 'I’ve contacted customer service',
      description: 'Button that leads from the step before a request to its form.',
    },
  }),
};

export const kindMessages = defineMessages({
  return: {
    id: 'afterSalesForm.kind-return',
    defaultMessage: 'Return it',
    description: 'Choice: goods come back, money goes back.',
  },
  exchange: {
    id: 'afterSalesForm.kind-exchange',
    defaultMessage: 'Exchange it',
    description: 'Choice: goods come back, the same new ones leave.',
  },
  refund: {
    id: 'afterSalesForm.kind-refund',
    defaultMessage: 'Refund without a return',
    description: 'Choice: money goes back, nothing comes back.',
  },
});

export const kindHelp = defineMessages({
  return: {
    id: 'afterSalesForm.help-return',
    defaultMessage: 'Send it back and get a refund.',
    description: 'Under the choice of a return.',
  },
  exchange: {
    id: 'afterSalesForm.help-exchange',
    defaultMessage: 'Send it back and get a new one.',
    description: 'Under the choice of an exchange.',
  },
  refund: {
    id: 'afterSalesForm.help-refund',
    defaultMessage: 'For items that never arrived, haven’t shipped yet, or can’t be sent back.',
    description: 'Under the choice of a refund.',
  },
});

export const submitMessages = defineMessages({
  return: {
    id: 'afterSalesForm.submit-return',
    defaultMessage: 'Request return',
    description: 'Button that sends the request for a return.',
  },
  exchange: {
    id: 'afterSalesForm.submit-exchange',
    defaultMessage: 'Request exchange',
    description: 'Button that sends the request for an exchange.',
  },
  refund: {
    id: 'afterSalesForm.submit-refund',
    defaultMessage: 'Request refund',
    description: 'Button that sends the request for a refund.',
  },
});
