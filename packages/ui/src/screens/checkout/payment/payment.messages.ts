import type { MessageTag } from 'react-intl';
import { defineMessage, defineMessages } from 'react-intl';

export const paymentMessages = {
  pay: defineMessage<{ amount: string }>({
    id: 'payment.pay',
    defaultMessage: 'Pay {amount}',
    description: 'Button that pays the order; the amount comes with its currency.',
  }),
  withWallet: defineMessage<{ wallet: string }>({
    id: 'payment.with-wallet',
    defaultMessage: 'Continue with {wallet}',
    description:
      'Button that opens the wallet of the payment provider; the name of the wallet is not translated.',
  }),
  order: defineMessage<{ ordersn: string }>({
    id: 'payment.order',
    defaultMessage: 'Order {ordersn}',
    description: 'Under the title of the payment page.',
  }),
  pointsText: defineMessage<{ points: number }>({
    id: 'payment.points-text',
    defaultMessage:
      '{points, plural, one {We’ve deducted # point from your account. There’s nothing left to pay.} other {We’ve deducted # points from your account. There’s nothing left to pay.}}',
    description: 'When an order was paid with points.',
  }),
  testLate: defineMessage<{ seconds: number }>({
    id: 'payment.test-late',
    defaultMessage: 'is approved after {seconds} seconds',
    description: 'What a test card does.',
  }),
  testLateDeclined: defineMessage<{ seconds: number }>({
    id: 'payment.test-late-declined',
    defaultMessage: 'is declined after {seconds} seconds',
    description: 'What a test card does.',
  }),
  bankStuck: defineMessage<{ orders: MessageTag }>({
    id: 'payment.bank-stuck',
    defaultMessage:
      'Nothing after a minute? Look at <orders>your orders</orders> before you pay again: the payment may have gone through.',
    description: 'Below the wait for the bank: what to do when nothing happens. The tag is a link.',
  }),
  ...defineMessages({
    title: { id: 'payment.title', defaultMessage: 'Payment', description: 'Title of the payment page.' },
    card: {
      id: 'payment.card',
      defaultMessage: 'Pay by card',
      description: 'Title of the card part of the payment page.',
    },
    express: {
      id: 'payment.express',
      defaultMessage: 'Express payment',
      description: 'Title of the part with the wallet, above the card part of the payment page.',
    },
    confirmingTitle: {
      id: 'payment.confirming-title',
      defaultMessage: 'Confirm on this device',
      description: 'Title while the payment sheet of the device is open.',
    },
    confirming: {
      id: 'payment.confirming',
      defaultMessage: 'Your device shows the payment. You’re only charged once you confirm it there.',
      description: 'Under that title.',
    },
    walletHelp: {
      id: 'payment.wallet-help',
      defaultMessage: 'No card number needed. You confirm the payment in your wallet and come back here.',
      description: 'Under the button that opens the wallet.',
    },
    walletTitle: {
      id: 'payment.wallet-title',
      defaultMessage: 'Your wallet is opening',
      description: 'Title while the payment is on its way to the wallet.',
    },
    walletOpens: {
      id: 'payment.wallet-opens',
      defaultMessage: 'Your wallet opens its own page or app.',
      description: 'First of three steps during the wait for the wallet.',
    },
    unfinished: {
      id: 'payment.unfinished',
      defaultMessage:
        'Your last payment isn’t finished, and you haven’t been charged. Choose how you’d like to pay.',
      description:
        'On the payment page when the customer left the page of the bank or the wallet without an answer.',
    },
    bankTitle: {
      id: 'payment.bank-title',
      defaultMessage: 'Your bank is asking',
      description: 'Title while the payment is at the bank, which may ask the shopper to confirm it.',
    },
    checkingTitle: {
      id: 'payment.checking-title',
      defaultMessage: 'We’re asking your bank',
      description: 'Title while the shop asks the bank whether a payment went through.',
    },
    bankOpens: {
      id: 'payment.bank-opens',
      defaultMessage: 'Your bank may open its own page or app.',
      description: 'First of three steps during the wait for the bank.',
    },
    bankConfirm: {
      id: 'payment.bank-confirm',
      defaultMessage: 'Confirm the payment there.',
      description: 'Second of three steps during the wait for the bank.',
    },
    bankBack: {
      id: 'payment.bank-back',
      defaultMessage: 'You come back here and see the result.',
      description: 'Last of three steps during the wait for the bank.',
    },
    safe: {
      id: 'payment.safe',
      defaultMessage: 'Your card number goes straight to our payment provider. We never see it.',
      description: 'Under the card form.',
    },
    testCards: {
      id: 'payment.test-cards',
      defaultMessage: 'Test cards',
      description: 'Title of the list of card numbers that the test provider knows.',
    },
    testCardsHelp: {
      id: 'payment.test-cards-help',
      defaultMessage: 'Use any future date, security code, and name.',
      description: 'Under the title of the test cards: what to type into the other fields.',
    },
    testSuccess: {
      id: 'payment.test-success',
      defaultMessage: 'is approved',
      description: 'What a test card does.',
    },
    testDeclined: {
      id: 'payment.test-declined',
      defaultMessage: 'is declined',
      description: 'What a test card does.',
    },
    testInsufficient: {
      id: 'payment.test-insufficient',
      defaultMessage: 'has insufficient funds',
      description: 'What a test card does.',
    },
    testAsked: {
      id: 'payment.test-asked',
      defaultMessage: 'asks you to confirm with the bank first',
      description: 'What a test card does.',
    },
    redirecting: {
      id: 'payment.redirecting',
      defaultMessage: 'Payment page is redirecting',
      description: 'While the payment is on its way. The English sentence is fixed.',
    },
    verifying: {
      id: 'payment.verifying',
      defaultMessage: 'We’re checking whether your payment went through. You won’t be charged twice.',
      description: 'While it is unknown whether the charge was taken.',
    },
    declinedTitle: {
      id: 'payment.declined-title',
      defaultMessage: 'Order payment failed',
      description: 'Above the reason of a refused payment. The English sentence is fixed.',
    },
    declinedNext: {
      id: 'payment.declined-next',
      defaultMessage: 'You haven’t been charged, and we’ve saved your order.',
      description: 'Under the title of a refused payment, above the reason, which says what to do.',
    },
    network: {
      id: 'payment.network',
      defaultMessage:
        'We couldn’t submit your payment, so you haven’t been charged. Check your connection and try again.',
      description: 'When the request never reached the shop.',
    },
    serverFailed: {
      id: 'payment.server-failed',
      defaultMessage: 'Something went wrong on our end, so you haven’t been charged. Try again in a moment.',
      description: 'When the shop failed before it charged the card.',
    },
    missingTitle: {
      id: 'payment.missing-title',
      defaultMessage: 'Nothing to pay',
      description: 'Title when the payment page is opened without an order.',
    },
    missingText: {
      id: 'payment.missing-text',
      defaultMessage: 'Open an unpaid order from your list, or start from your cart.',
      description: 'When the payment page is opened without an order.',
    },
    goneTitle: {
      id: 'payment.gone-title',
      defaultMessage: 'We couldn’t find this order',
      description: 'When the order to pay does not exist for this customer.',
    },
    goneText: {
      id: 'payment.gone-text',
      defaultMessage: 'It may belong to another account, or it was canceled.',
      description: 'When the order to pay does not exist for this customer.',
    },
    paidTitle: {
      id: 'payment.paid-title',
      defaultMessage: 'This order has been paid',
      description: 'When the order does not wait for a payment.',
    },
    paidText: {
      id: 'payment.paid-text',
      defaultMessage: 'There’s nothing left to pay.',
      description: 'When the order does not wait for a payment.',
    },
    pointsTitle: {
      id: 'payment.points-title',
      defaultMessage: 'This order was paid with points',
      description: 'When an order was paid with points.',
    },
    freeTitle: {
      id: 'payment.free-title',
      defaultMessage: 'No payment needed for a free test',
      description: 'When the payment page is opened for an order of a free test.',
    },
    freeText: {
      id: 'payment.free-text',
      defaultMessage: 'There’s nothing to pay. We’ll confirm the order, then pack it.',
      description: 'When the payment page is opened for an order of a free test.',
    },
    toOrder: {
      id: 'payment.to-order',
      defaultMessage: 'View order',
      description: 'Button that leads to the order.',
    },
    toOrders: {
      id: 'payment.to-orders',
      defaultMessage: 'My orders',
      description: 'Button that leads to the list of orders.',
    },
  }),
};
