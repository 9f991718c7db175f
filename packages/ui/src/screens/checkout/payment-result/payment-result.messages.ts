import { defineMessage, defineMessages } from 'react-intl';

export const paymentResultMessages = {
  thanks: defineMessage<{ name: string }>({
    id: 'payment-result.thanks',
    defaultMessage: 'Thank you, {name}',
    description: 'Title of the page after a payment; the first name, in Japanese the family name.',
  }),
  thanksArrives: defineMessage<{ name: string; days: string }>({
    id: 'payment-result.thanks-arrives',
    defaultMessage: 'Thank you, {name}. Arrives {days}',
    description:
      'Title of the page after a payment; the first name, in Japanese the family name, and the expected days of the delivery, such as “Nov 25 – 27”.',
  }),
  returnStepText: defineMessage<{ days: number }>({
    id: 'payment-result.return-step-text',
    defaultMessage: 'You have {days} days from delivery to send it back.',
    description: 'Under “Not for you?”.',
  }),
  contactText: defineMessage<{ hours: number }>({
    id: 'payment-result.contact-text',
    defaultMessage: 'A real person replies within {hours} hours on business days.',
    description: 'Under the link to the contact form after a failed payment.',
  }),
  order: defineMessage<{ ordersn: string }>({
    id: 'payment-result.order',
    defaultMessage: 'Order {ordersn}',
    description: 'Under the title of the payment result.',
  }),
  pointsText: defineMessage<{ points: number }>({
    id: 'payment-result.points-text',
    defaultMessage:
      '{points, plural, one {We’ve deducted # point} other {We’ve deducted # points}} and are packing your order.',
    description: 'Under the title when an order was paid with points.',
  }),
  ...defineMessages({
    title: {
      id: 'payment-result.title',
      defaultMessage: 'Payment',
      description: 'Title of the payment result while nothing is known of it.',
    },
    succeeded: {
      id: 'payment-result.succeeded',
      defaultMessage: 'The order payment succeeded',
      description: 'Title of the payment result. The English sentence is fixed.',
    },
    succeededText: {
      id: 'payment-result.succeeded-text',
      defaultMessage: 'We’re packing your order and will email you when it ships.',
      description: 'Under the title of a successful payment.',
    },
    freeTest: {
      id: 'payment-result.free-test',
      defaultMessage: 'Your free test is confirmed',
      description: 'Title of the result when the order is a free test and nothing was to pay.',
    },
    freeTestText: {
      id: 'payment-result.free-test-text',
      defaultMessage: 'There’s nothing to pay. We’ll confirm the order and email you when it ships.',
      description: 'Under that title.',
    },
    failed: {
      id: 'payment-result.failed',
      defaultMessage: 'Order payment failed',
      description: 'Title of the payment result. The English sentence is fixed.',
    },
    failedText: {
      id: 'payment-result.failed-text',
      defaultMessage: 'You haven’t been charged. We’ve saved your order, so you can try again.',
      description: 'Under the title of a failed payment.',
    },
    pending: {
      id: 'payment-result.pending',
      defaultMessage: 'We’re confirming your payment',
      description: 'Title of the payment result while the provider takes its time.',
    },
    pendingText: {
      id: 'payment-result.pending-text',
      defaultMessage: 'You can leave this page. Your order will show as paid once the payment is confirmed.',
      description: 'Under the title of a payment that is not confirmed yet.',
    },
    missingTitle: {
      id: 'payment-result.missing-title',
      defaultMessage: 'No payment to show',
      description: 'When the result page is opened without an order.',
    },
    missingText: {
      id: 'payment-result.missing-text',
      defaultMessage: 'You’ll find your orders and payments in your account.',
      description: 'When the result page is opened without an order.',
    },
    toOrder: {
      id: 'payment-result.to-order',
      defaultMessage: 'View order',
      description: 'Button that leads to the order.',
    },
    toOrders: {
      id: 'payment-result.to-orders',
      defaultMessage: 'My orders',
      description: 'Button that leads to the list of orders.',
    },
    payAgain: {
      id: 'payment-result.pay-again',
      defaultMessage: 'Try again',
      description: 'Button that leads back to the payment.',
    },
    goOn: {
      id: 'payment-result.go-on',
      defaultMessage: 'Continue shopping',
      description: 'Button that leads to the home page.',
    },
    nextTitle: {
      id: 'payment-result.next-title',
      defaultMessage: 'What happens next',
      description: 'Title of the three steps after a payment.',
    },
    packStep: {
      id: 'payment-result.pack-step',
      defaultMessage: 'We pack your order',
      description: 'First step after a payment.',
    },
    packStepText: {
      id: 'payment-result.pack-step-text',
      defaultMessage: 'You can cancel it until it ships.',
      description: 'Under “We pack your order”.',
    },
    bankStep: {
      id: 'payment-result.bank-step',
      defaultMessage: 'Your bank confirms',
      description: 'First step while a payment is not confirmed yet.',
    },
    bankStepText: {
      id: 'payment-result.bank-step-text',
      defaultMessage: 'Then we pack your order. There’s no need to pay again.',
      description: 'Under “Your bank confirms”.',
    },
    shipStep: {
      id: 'payment-result.ship-step',
      defaultMessage: 'It’s on its way',
      description: 'Second step after a payment.',
    },
    shipStepText: {
      id: 'payment-result.ship-step-text',
      defaultMessage: 'We email you the tracking number.',
      description: 'Under “It’s on its way”.',
    },
    returnStep: {
      id: 'payment-result.return-step',
      defaultMessage: 'Not for you?',
      description: 'Last step after a payment: about returns.',
    },
    waysTitle: {
      id: 'payment-result.ways-title',
      defaultMessage: 'Two ways to go on',
      description: 'Title of the two ways after a failed payment.',
    },
    otherCard: {
      id: 'payment-result.other-card',
      defaultMessage: 'Try another card',
      description: 'First way after a failed payment.',
    },
    otherCardText: {
      id: 'payment-result.other-card-text',
      defaultMessage: 'Your bank can tell you why it declined this one.',
      description: 'Under “Try another card”.',
    },
    walletDeclined: {
      id: 'payment-result.wallet-declined',
      defaultMessage:
        'You haven’t been charged. Your wallet declined the payment, and we’ve saved your order.',
      description: 'Under the title of a failed payment.',
    },
    walletCanceled: {
      id: 'payment-result.wallet-canceled',
      defaultMessage:
        'You haven’t been charged. You canceled the payment in your wallet, and we’ve saved your order.',
      description: 'Under the title of a failed payment.',
    },
    walletTimedOut: {
      id: 'payment-result.wallet-timed-out',
      defaultMessage:
        'You haven’t been charged. The payment wasn’t confirmed in your wallet in time, and we’ve saved your order.',
      description: 'Under the title of a failed payment.',
    },
    otherWay: {
      id: 'payment-result.other-way',
      defaultMessage: 'Choose how to pay',
      description: 'First way after a payment failed in the wallet.',
    },
    otherWayText: {
      id: 'payment-result.other-way-text',
      defaultMessage: 'Try your wallet again, or pay by card.',
      description: 'Under “Choose how to pay”.',
    },
    contact: {
      id: 'payment-result.contact',
      defaultMessage: 'Contact us',
      description: 'Second way after a failed payment: link to the contact form.',
    },
  }),
};
