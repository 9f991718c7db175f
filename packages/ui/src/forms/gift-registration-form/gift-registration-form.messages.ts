import { defineMessage, defineMessages } from 'react-intl';

export const giftRegistrationFormMessages = {
  ships: defineMessage<{ days: number }>({
    id: 'giftRegistrationForm.ships',
    defaultMessage: 'It leaves us within {days, plural, one {# business day} other {# business days}}.',
    description: 'Once the address of a gift is known.',
  }),
  ...defineMessages({
    label: {
      id: 'giftRegistrationForm.label',
      defaultMessage: 'Registration for a gift',
      description: 'Name of the form that registers an order for a gift, read out only.',
    },
    kind: {
      id: 'giftRegistrationForm.kind',
      defaultMessage: 'What are you registering?',
      description: 'Over the choice between a product and a review of it.',
    },
    product: {
      id: 'giftRegistrationForm.product',
      defaultMessage: 'What I bought',
      description: 'Choice: the goods of an order are registered for a gift.',
    },
    review: {
      id: 'giftRegistrationForm.review',
      defaultMessage: 'My review of it',
      description: 'Choice: a review of the goods of an order is registered for a gift.',
    },
    reviewHelp: {
      id: 'giftRegistrationForm.review-help',
      defaultMessage: 'The next step asks where it can be read.',
      description: 'Under the choice of a review.',
    },
    order: {
      id: 'giftRegistrationForm.order',
      defaultMessage: 'Order number',
      description: 'Label of the number of the order that is registered for a gift.',
    },
    orderHelp: {
      id: 'giftRegistrationForm.order-help',
      defaultMessage: 'In the confirmation by email and among your orders: SG and 14 digits.',
      description: 'Under the number of the order that is registered for a gift.',
    },
    orderMissing: {
      id: 'giftRegistrationForm.order-missing',
      defaultMessage: 'Please enter the order number.',
      description: 'Error under the empty number of an order.',
    },
    orderMalformed: {
      id: 'giftRegistrationForm.order-malformed',
      defaultMessage: 'An order number has digits and capital letters only, at least eight.',
      description: 'Error under a number that cannot be one of an order.',
    },
    notReceived: {
      id: 'giftRegistrationForm.not-received',
      defaultMessage: 'This order has not been received yet. Confirm that it has arrived, then register it.',
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
      defaultMessage: 'This is not a complete email address.',
      description: 'Error under the email address in the registration for a gift.',
    },
    url: {
      id: 'giftRegistrationForm.url',
      defaultMessage: 'Address of your review',
      description: 'Label of the address where a review can be read, in the registration for a gift.',
    },
    urlHelp: {
      id: 'giftRegistrationForm.url-help',
      defaultMessage: 'Copied from the address bar of the page where it stands.',
      description: 'Under the address where a review can be read.',
    },
    urlMissing: {
      id: 'giftRegistrationForm.url-missing',
      defaultMessage: 'Please enter the address of your review.',
      description: 'Error under the empty address of a review.',
    },
    urlInvalid: {
      id: 'giftRegistrationForm.url-invalid',
      defaultMessage: 'Enter the whole address, beginning with https://',
      description: 'Error under an address of a review that is none.',
    },
    gift: {
      id: 'giftRegistrationForm.gift',
      defaultMessage: 'Which gift would you like?',
      description: 'Over the gifts to choose from.',
    },
    giftMissing: {
      id: 'giftRegistrationForm.gift-missing',
      defaultMessage: 'Please choose a gift.',
      description: 'Error under the gifts to choose from while none is chosen.',
    },
    continue: {
      id: 'giftRegistrationForm.continue',
      defaultMessage: 'Continue',
      description: 'Button that goes to the next step of the registration for a gift.',
    },
    register: {
      id: 'giftRegistrationForm.register',
      defaultMessage: 'Register and collect points',
      description: 'Button that registers an order for a gift.',
    },
    back: {
      id: 'giftRegistrationForm.back',
      defaultMessage: 'One step back',
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
      defaultMessage: 'Your gift is on its list',
      description: 'Title once a gift was chosen and its address is known.',
    },
  }),
};
