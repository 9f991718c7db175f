import { defineMessage, defineMessages } from 'react-intl';

export const warrantyRowMessages = {
  period: defineMessage<{ begin: string; end: string }>({
    id: 'warrantyRow.period',
    defaultMessage: 'Warranty from {begin} to {end}',
    description: 'Under the name of goods: from when to when the warranty runs.',
  }),
  registered: defineMessage<{ day: string }>({
    id: 'warrantyRow.registered',
    defaultMessage: 'Registered on {day}',
    description: 'Beside a registered warranty; day is when it was registered.',
  }),
  order: defineMessage<{ ordersn: string }>({
    id: 'warrantyRow.order',
    defaultMessage: 'Order {ordersn}',
    description: 'Link to the order of goods under warranty.',
  }),
  daysLeft: defineMessage<{ days: number }>({
    id: 'warrantyRow.days-left',
    defaultMessage: '{days, plural, one {# day left} other {# days left}}',
    description: 'State of a warranty that runs.',
  }),
  claimNumber: defineMessage<{ number: string }>({
    id: 'warrantyRow.claim-number',
    defaultMessage: 'Report {number}',
    description: 'Before a defect that was reported.',
  }),
  ...defineMessages({
    registrable: {
      id: 'warrantyRow.registrable',
      defaultMessage: 'Not registered',
      description: 'State of a warranty that can be registered.',
    },
    claimed: {
      id: 'warrantyRow.claimed',
      defaultMessage: 'Defect reported',
      description: 'State of a warranty whose defect was reported.',
    },
    over: {
      id: 'warrantyRow.over',
      defaultMessage: 'Warranty expired',
      description: 'State of a warranty that has ended.',
    },
    register: {
      id: 'warrantyRow.register',
      defaultMessage: 'Register warranty',
      description: 'Button beside goods whose warranty can be registered.',
    },
    request: {
      id: 'warrantyRow.request',
      defaultMessage: 'View status',
      description: 'Link under a defect that was reported, leads to the page of its request.',
    },
    report: {
      id: 'warrantyRow.report',
      defaultMessage: 'Report a defect',
      description: 'Button beside goods whose warranty runs.',
    },
  }),
};
