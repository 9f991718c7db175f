import { defineMessage } from 'react-intl';

export const orderProgressMessages = {
  latest: defineMessage<{ time: string }>({
    id: 'orderProgress.latest',
    defaultMessage: 'Pay by {time}',
    description: 'Under the step “Payment” of an unpaid order: its last moment, a date with a time of day.',
  }),
  expected: defineMessage<{ time: string }>({
    id: 'orderProgress.expected',
    defaultMessage: 'automatically on {time}',
    description:
      'Under a step that an order will take without anybody doing anything; a date with a time of day.',
  }),
};
