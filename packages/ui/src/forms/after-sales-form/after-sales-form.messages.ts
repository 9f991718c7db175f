import { defineMessage, defineMessages } from 'react-intl';

export const afterSalesFormMessages = {
  quantityMost: defineMessage<{ most: number }>({
    id: 'afterSalesForm.quantity-most',
    defaultMessage: '{most, plural, one {You have # piece.} other {You have # pieces.}}',
    description: 'Under the number of pieces that go back: how many the customer has.',
  }),
  nthVoucher: defineMessage<{ number: number }>({
    id: 'afterSalesForm.nth-voucher',
    defaultMessage: 'Picture {number}',
    description: 'Label of one of several pictures. Form that asks for a return, an exchange or a refund.',
  }),
  answer: defineMessage<{ number: string }>({
    id: 'afterSalesForm.answer',
    defaultMessage: 'Its number is {number}. We answer within 24 hours on working days.',
    description: 'After a request has arrived; number is that of the request.',
  }),
  ...defineMessages({
    label: {
      id: 'afterSalesForm.label',
      defaultMessage: 'After-sales request',
      description: 'Name of the form that asks for a return, an exchange or a refund, read out only.',
    },
    kind: {
      id: 'afterSalesForm.kind',
      defaultMessage: 'What would you like?',
      description: 'Label of the choice between return, exchange and refund.',
    },
    kindMissing: {
      id: 'afterSalesForm.kind-missing',
      defaultMessage: 'Choose what you would like.',
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
      defaultMessage: 'How many pieces?',
      description: 'Label of the number of pieces that go back.',
    },
    quantityExceeds: {
      id: 'afterSalesForm.quantity-exceeds',
      defaultMessage: 'You cannot return more than you purchased',
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
      defaultMessage: 'Say what you see or hear, and since when.',
      description:
        'Under the field that describes the problem. Form that asks for a return, an exchange or a refund.',
    },
    problemMissing: {
      id: 'afterSalesForm.problem-missing',
      defaultMessage: 'Describe the problem.',
      description:
        'Error under the empty field that describes the problem. Form that asks for a return, an exchange or a refund.',
    },
    tooLong: {
      id: 'afterSalesForm.too-long',
      defaultMessage: 'This is too long.',
      description:
        'Error under a field with too much text. Form that asks for a return, an exchange or a refund.',
    },
    vouchers: {
      id: 'afterSalesForm.vouchers',
      defaultMessage: 'Pictures as proof',
      description: 'Title of the fields for pictures. Form that asks for a return, an exchange or a refund.',
    },
    vouchersHelp: {
      id: 'afterSalesForm.vouchers-help',
      defaultMessage: 'The defect, the label of the parcel or the receipt: what helps us decide.',
      description:
        'Under the title of the fields for pictures. Form that asks for a return, an exchange or a refund.',
    },
    voucher: {
      id: 'afterSalesForm.voucher',
      defaultMessage: 'Picture as proof',
      description:
        'Label of the field for the first picture. Form that asks for a return, an exchange or a refund.',
    },
    anotherVoucher: {
      id: 'afterSalesForm.another-voucher',
      defaultMessage: 'One more picture',
      description:
        'Label of the field for one more picture. Form that asks for a return, an exchange or a refund.',
    },
    voucherMissing: {
      id: 'afterSalesForm.voucher-missing',
      defaultMessage: 'Add a picture as proof.',
      description:
        'Error under the fields for pictures while there is none. Form that asks for a return, an exchange or a refund.',
    },
    address: {
      id: 'afterSalesForm.address',
      defaultMessage: 'Address of your review',
      description:
        'Label of the field for the address of a review elsewhere. Form that asks for a return, an exchange or a refund.',
    },
    addressHelp: {
      id: 'afterSalesForm.address-help',
      defaultMessage: 'Where you wrote about it, if you did.',
      description:
        'Under the field for the address of a review. Form that asks for a return, an exchange or a refund.',
    },
    addressMalformed: {
      id: 'afterSalesForm.address-malformed',
      defaultMessage: 'Enter a whole address, such as https://example.com/review.',
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
      defaultMessage: 'To your request',
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
        'Many problems are solved in a minute. Write or call us; if it cannot be solved, go on here with a picture as proof.',
      description: 'Text of the step before a request.',
    },
    contactWays: {
      id: 'afterSalesForm.contact-ways',
      defaultMessage: 'Customer service',
      description: 'Name of the list of email, phone and hours, read out only.',
    },
    contactPage: {
      id: 'afterSalesForm.contact-page',
      defaultMessage: 'All ways to reach us',
      description: 'Link to the contact page.',
    },
    contacted: {
      id: 'afterSalesForm.contacted',
      defaultMessage: 'I have contacted customer service',
      description: 'Button that leads from the step before a request to its form.',
    },
  }),
};

export const kindWords = defineMessages({
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
    defaultMessage: 'Money back without a return',
    description: 'Choice: money goes back, nothing comes back.',
  },
});

export const kindHelp = defineMessages({
  return: {
    id: 'afterSalesForm.help-return',
    defaultMessage: 'You send it back and get your money.',
    description: 'Under the choice of a return.',
  },
  exchange: {
    id: 'afterSalesForm.help-exchange',
    defaultMessage: 'You send it back and get a new one.',
    description: 'Under the choice of an exchange.',
  },
  refund: {
    id: 'afterSalesForm.help-refund',
    defaultMessage: 'For what never came, has not left yet, or cannot be sent back.',
    description: 'Under the choice of a refund.',
  },
});

export const submitWords = defineMessages({
  return: {
    id: 'afterSalesForm.submit-return',
    defaultMessage: 'Ask for the return',
    description: 'Button that sends the request for a return.',
  },
  exchange: {
    id: 'afterSalesForm.submit-exchange',
    defaultMessage: 'Ask for the exchange',
    description: 'Button that sends the request for an exchange.',
  },
  refund: {
    id: 'afterSalesForm.submit-refund',
    defaultMessage: 'Ask for the refund',
    description: 'Button that sends the request for a refund.',
  },
});
