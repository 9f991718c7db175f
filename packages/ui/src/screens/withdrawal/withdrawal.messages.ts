import { defineMessage, defineMessages } from 'react-intl';

export const withdrawalMessages = {
  step: defineMessage<{ step: number }>({
    id: 'withdrawal.step',
    defaultMessage: 'Step {step} of 2',
    description: 'Over the form that withdraws from a contract.',
  }),
  until: defineMessage<{ day: string }>({
    id: 'withdrawal.until',
    defaultMessage: 'Possible until {day}',
    description: 'Beside an order that can be withdrawn from; the day is a date such as 28 Jan 2026.',
  }),
  receiptTo: defineMessage<{ email: string }>({
    id: 'withdrawal.receiptTo',
    defaultMessage: 'The receipt with date and time goes to {email}.',
    description: 'Over the button that confirms the withdrawal.',
  }),
  ...defineMessages({
    title: {
      id: 'withdrawal.title',
      defaultMessage: 'Withdraw from contract',
      description: 'Title of the page with the withdrawal function that EU law asks for.',
    },
    lead: {
      id: 'withdrawal.lead',
      defaultMessage: 'Within 14 days of delivery, without a login and without a reason.',
      description: 'Under the title of the page that withdraws from a contract.',
    },
    order: {
      id: 'withdrawal.order',
      defaultMessage: 'Order',
      description: 'Beside the number of the order.',
    },
    placed: { id: 'withdrawal.placed', defaultMessage: 'Placed on', description: 'Beside a date.' },
    refund: {
      id: 'withdrawal.refund',
      defaultMessage: 'You get back',
      description: 'Beside a sum of money: what is refunded after a withdrawal.',
    },
    anyTime: {
      id: 'withdrawal.anyTime',
      defaultMessage: 'Possible now: the 14 days begin when the parcel has come.',
      description: 'Beside an order that can be withdrawn from and has not arrived yet.',
    },
    goods: {
      id: 'withdrawal.goods',
      defaultMessage: 'Goods',
      description: 'Name of the list of goods that are withdrawn from, read out only.',
    },
    declaration: {
      id: 'withdrawal.declaration',
      defaultMessage: 'I withdraw from my contract for these goods.',
      description: 'What the customer declares by the button under it.',
    },
    confirm: {
      id: 'withdrawal.confirm',
      defaultMessage: 'Confirm withdrawal',
      description: 'Button that declares the withdrawal; the words that the law suggests.',
    },
    back: {
      id: 'withdrawal.back',
      defaultMessage: 'Another order',
      description: 'Button beside "Confirm withdrawal", leads back to the first step.',
    },
    print: {
      id: 'withdrawal.print',
      defaultMessage: 'Print the receipt',
      description: 'Button beside the receipt of a withdrawal.',
    },
    declared: {
      id: 'withdrawal.declared',
      defaultMessage: 'Your withdrawal is declared',
      description: 'Title after the withdrawal.',
    },
    declaredBefore: {
      id: 'withdrawal.declaredBefore',
      defaultMessage: 'This withdrawal was declared before. Here is its receipt again.',
      description: 'Over the receipt of a withdrawal that was looked up again.',
    },
    receipt: {
      id: 'withdrawal.receipt',
      defaultMessage: 'Receipt',
      description: 'Beside the number of the receipt of a withdrawal.',
    },
    time: {
      id: 'withdrawal.time',
      defaultMessage: 'Declared on',
      description: 'Beside the date and time of a withdrawal.',
    },
    email: {
      id: 'withdrawal.email',
      defaultMessage: 'Receipt sent to',
      description: 'Beside the email address that the receipt was sent to.',
    },
    next: {
      id: 'withdrawal.next',
      defaultMessage:
        'Send the goods back within 14 days; the mail tells how. The money comes the way you paid, within 14 days.',
      description: 'Under the receipt of a withdrawal.',
    },
    nothingToSend: {
      id: 'withdrawal.nothingToSend',
      defaultMessage: 'There is nothing to send back. The money comes the way you paid, within 14 days.',
      description: 'Under the receipt of a withdrawal from an order that had not left yet.',
    },
    sendTo: {
      id: 'withdrawal.sendTo',
      defaultMessage: 'Send the goods to',
      description: 'Beside the postal address where goods go after a withdrawal.',
    },
    track: {
      id: 'withdrawal.track',
      defaultMessage: 'To the order',
      description: 'Button under the receipt of a withdrawal.',
    },
    off: {
      id: 'withdrawal.off',
      defaultMessage: 'Not offered here',
      description: 'Title when no market offers to withdraw online.',
    },
    offText: {
      id: 'withdrawal.offText',
      defaultMessage: 'You can still send things back within 45 days.',
      description: 'Under "Not offered here".',
    },
    returns: {
      id: 'withdrawal.returns',
      defaultMessage: 'How returns work',
      description: 'Button under "Not offered here", leads to the return policy.',
    },
  }),
};
