import { defineMessage, defineMessages } from 'react-intl';

export const giftRegistrationFormMessages = {
  ships: defineMessage<{ days: number }>({
    id: 'giftRegistrationForm.ships',
    defaultMessage:
      '{days, plural, one {Ships within # business day.} other {Ships within # business days.}}',
    description: 'Once the address of a gift is known.',
  }),
  orderHelp: defineMessage<{ digits: number }>({
    id: 'giftRegistrationForm.order-help',
    defaultMessage: 'It’s in your confirmation email and under My orders: SG and {digits} digits.',
    description: 'Under the number of the order that is registered for a gift.',
  }),
  orderMalformed: defineMessage<{ min: number }>({
    id: 'giftRegistrationForm.order-malformed',
    defaultMessage: 'Order numbers have at least {min} digits and capital letters.',
    description: 'Error under a number that cannot be one of an order.',
  }),
  ...defineMessages({
    label: {
      id: 'giftRegistrationForm.label',
      defaultMessage: 'Order registration',
      description: 'Name of the form that registers an order for a gift, read out only.',
    },
    kind: {
      id: 'giftRegistrationForm.kind',
      defaultMessage: 'What are you registering?',
      description: 'Over the choice between a product and a review of it.',
    },
    product: {
      id: 'giftRegistrationForm.product',
      defaultMessage: 'A product I bought',
      description: 'Choice: the goods of an order are registered for a gift.',
    },
    review: {
      id: 'giftRegistrationForm.review',
      defaultMessage: 'My review of a product',
      description: 'Choice: a review of the goods of an order is registered for a gift.',
    },
    reviewHelp: {
      id: 'giftRegistrationForm.review-help',
      defaultMessage: 'You’ll add the link in the next step.',
      description: 'Under the choice of a review.',
    },
    order: {
      id: 'giftRegistrationForm.order',
      defaultMessage: 'Order number',
      description: 'Label of the number of the order that is registered for a gift.',
    },
    orderMissing: {
      id: 'giftRegistrationForm.order-missing',
      defaultMessage: 'Enter the order number.',
      description: 'Error under the empty number of an order.',
    },
    notReceived: {
      id: 'giftRegistrationForm.not-received',
      defaultMessage: 'This order isn’t marked as received yet. Confirm receipt, then register it.',
      description: 'Error under the number of an order that is still on its way.',
    },
    name: {
      id: 'giftRegistrationForm.name',
      defaultMessage: 'Name on the order',
      description: 'Label of the name under which the order was placed.',
    },
    nameMissing: {
      id: 'giftRegistrationForm.name-missing',
      defaultMessage: 'Enter the name on the order.',
      description: 'Error under the empty name in the registration for a gift.',
    },
    email: {
      id: 'giftRegistrationForm.email',
      defaultMessage: 'Email',
      description: 'Label of the email address in the registration for a gift.',
    },
    emailMissing: {
      id: 'giftRegistrationForm.email-missing',
      defaultMessage: 'Enter your email address.',
      description: 'Error under the empty email address in the registration for a gift.',
    },
    emailInvalid: {
      id: 'giftRegistrationForm.email-invalid',
      defaultMessage: 'Enter an email address, such as name@example.com.',
      description: 'Error under the email address in the registration for a gift.',
    },
    url: {
      id: 'giftRegistrationForm.url',
      defaultMessage: 'Link to your review',
      description: 'Label of the address where a review can be read, in the registration for a gift.',
    },
    urlHelp: {
      id: 'giftRegistrationForm.url-help',
      defaultMessage: 'Copy it from your browser’s address bar.',
      description: 'Under the address where a review can be read.',
    },
    urlMissing: {
      id: 'giftRegistrationForm.url-missing',
      defaultMessage: 'Enter the link to your review.',
      description: 'Error under the empty address of a review.',
    },
    urlInvalid: {
      id: 'giftRegistrationForm.url-invalid',
      defaultMessage: 'Enter the full link, starting with https://',
      description: 'Error under an address of a review that is none.',
    },
    gift: {
      id: 'giftRegistrationForm.gift',
      defaultMessage: 'Which gift would you like?',
      description: 'Over the gifts to choose from.',
    },
    giftMissing: {
      id: 'giftRegistrationForm.gift-missing',
      defaultMessage: 'Choose a gift.',
      description: 'Error under the gifts to choose from while none is chosen.',
    },
    continue: {
      id: 'giftRegistrationForm.continue',
      defaultMessage: 'Continue',
      description: 'Button that goes to the next step of the registration for a gift.',
    },
    register: {
      id: 'giftRegistrationForm.register',
      defaultMessage: 'Register and earn points',
      description: 'Button that registers an order for a gift.',
    },
    back: {
      id: 'giftRegistrationForm.back',
      defaultMessage: 'Back',
      description: 'Link to the step before in the registration for a gift.',
    },
    chosen: {
      id: 'giftRegistrationForm.chosen',
      defaultMessage: 'Your gift',
      description: 'Over the gift that was chosen, in the step that asks for the address.',
    },
    another: {
      id: 'giftRegistrationForm.another',
      defaultMessage: 'Choose another',
      description: 'Link beside the chosen gift, back to the choice.',
    },
    sent: {
      id: 'giftRegistrationForm.sent',
      defaultMessage: 'We’ve reserved your gift',
      description: 'Title once a gift was chosen and its address is known.',
    },
  }),
};
