import { defineMessage, defineMessages } from 'react-intl';

export const paymentResultMessages = {
  order: defineMessage<{ ordersn: string }>({
    id: 'payment-result.order',
    defaultMessage: 'Order {ordersn}',
    description: 'Under the title of the payment result.',
  }),
  pointsText: defineMessage<{ points: number }>({
    id: 'payment-result.points-text',
    defaultMessage:
      'Thank you. {points, plural, one {We’ve deducted # point} other {We’ve deducted # points}} and are packing your order.',
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
      defaultMessage: 'Thank you. We’re packing your order and will email you when it ships.',
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
    summary: {
      id: 'payment-result.summary',
      defaultMessage: 'Your order',
      description: 'Title of the order beside the result.',
    },
  }),
};
