import { defineMessage, defineMessages } from 'react-intl';

export const withdrawalMessages = {
  step: defineMessage<{ step: number }>({
    id: 'withdrawal.step',
    defaultMessage: 'Step {step} of 2',
    description: 'Over the form that withdraws from a contract.',
  }),
  until: defineMessage<{ day: string }>({
    id: 'withdrawal.until',
    defaultMessage: 'Withdraw by {day}',
    description: 'Beside an order that can be withdrawn from; the day is a date such as 28 Jan 2026.',
  }),
  receiptTo: defineMessage<{ email: string }>({
    id: 'withdrawal.receiptTo',
    defaultMessage: 'We’ll email the confirmation, with date and time, to {email}.',
    description: 'Over the button that confirms the withdrawal.',
  }),
  offText: defineMessage<{ days: number }>({
    id: 'withdrawal.offText',
    defaultMessage: 'You can still return items within {days} days.',
    description: 'Under “Online withdrawal isn’t available for this country”.',
  }),
  anyTime: defineMessage<{ days: number }>({
    id: 'withdrawal.anyTime',
    defaultMessage: 'You can withdraw up to {days} days after your package arrives.',
    description: 'Beside an order that can be withdrawn from and has not arrived yet.',
  }),
  lead: defineMessage<{ days: number }>({
    id: 'withdrawal.lead',
    defaultMessage: 'Within {days} days of delivery. You don’t need to log in or give a reason.',
    description: 'Under the title of the page that withdraws from a contract.',
  }),
  nothingToSend: defineMessage<{ days: number }>({
    id: 'withdrawal.nothingToSend',
    defaultMessage:
      'There’s nothing to send back. We’ll refund your original payment method within {days} days.',
    description: 'Under the receipt of a withdrawal from an order that had not left yet.',
  }),
  next: defineMessage<{ sendBackDays: number; refundDays: number }>({
    id: 'withdrawal.next',
    defaultMessage:
      'Send the items back within {sendBackDays} days. We’ve emailed you the details. We’ll refund your original payment method within {refundDays} days.',
    description: 'Under the receipt of a withdrawal.',
  }),
  ...defineMessages({
    rights: {
      id: 'withdrawal.rights',
      defaultMessage: 'Right of withdrawal and form',
      description: 'Link to the policy about the right of withdrawal, which has the model withdrawal form.',
    },
    title: {
      id: 'withdrawal.title',
      defaultMessage: 'Withdraw from contract',
      description: 'Title of the page with the withdrawal function that EU law asks for.',
    },
    order: {
      id: 'withdrawal.order',
      defaultMessage: 'Order',
      description: 'Beside the number of the order.',
    },
    placed: { id: 'withdrawal.placed', defaultMessage: 'Placed on', description: 'Beside a date.' },
    refund: {
      id: 'withdrawal.refund',
      defaultMessage: 'Your refund',
      description: 'Beside a sum of money: what is refunded after a withdrawal.',
    },
    goods: {
      id: 'withdrawal.goods',
      defaultMessage: 'Items',
      description: 'Name of the list of goods that are withdrawn from, read out only.',
    },
    declaration: {
      id: 'withdrawal.declaration',
      defaultMessage: 'I withdraw from my contract for these items.',
      description: 'What the customer declares by the button under it.',
    },
    confirm: {
      id: 'withdrawal.confirm',
      defaultMessage: 'Confirm withdrawal',
      description: 'Button that declares the withdrawal; the words that the law suggests.',
    },
    back: {
      id: 'withdrawal.back',
      defaultMessage: 'Choose another order',
      description: 'Button beside "Confirm withdrawal", leads back to the first step.',
    },
    print: {
      id: 'withdrawal.print',
      defaultMessage: 'Print confirmation',
      description: 'Button beside the receipt of a withdrawal.',
    },
    declared: {
      id: 'withdrawal.declared',
      defaultMessage: 'We’ve received your withdrawal',
      description: 'Title after the withdrawal.',
    },
    declaredBefore: {
      id: 'withdrawal.declaredBefore',
      defaultMessage: 'You’ve already withdrawn from this order. Here’s your confirmation again.',
      description: 'Over the receipt of a withdrawal that was looked up again.',
    },
    receipt: {
      id: 'withdrawal.receipt',
      defaultMessage: 'Confirmation of receipt',
      description: 'Beside the number of the receipt of a withdrawal.',
    },
    time: {
      id: 'withdrawal.time',
      defaultMessage: 'Received on',
      description: 'Beside the date and time of a withdrawal.',
    },
    email: {
      id: 'withdrawal.email',
      defaultMessage: 'Confirmation sent to',
      description: 'Beside the email address that the receipt was sent to.',
    },
    sendTo: {
      id: 'withdrawal.sendTo',
      defaultMessage: 'Send the items to',
      description: 'Beside the postal address where goods go after a withdrawal.',
    },
    track: {
      id: 'withdrawal.track',
      defaultMessage: 'View order',
      description: 'Button under the receipt of a withdrawal.',
    },
    off: {
      id: 'withdrawal.off',
      defaultMessage: 'Online withdrawal isn’t available for this country',
      description: 'Title when no market offers to withdraw online.',
    },
    returns: {
      id: 'withdrawal.returns',
      defaultMessage: 'How returns work',
      description:
        'Button under “Online withdrawal isn’t available for this country”, leads to the return policy.',
    },
  }),
};
