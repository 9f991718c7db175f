import { defineMessage } from 'react-intl';

export const orderProgressMessages = {
  latest: defineMessage<{ time: string }>({
    id: 'orderProgress.latest',
    defaultMessage: 'by {time}',
    description:
      'Under the step “paid” of an order that is not paid: the last moment, a date with a time of day.',
  }),
  expected: defineMessage<{ time: string }>({
    id: 'orderProgress.expected',
    defaultMessage: 'automatically on {time}',
    description:
      'Under a step that an order will take without anybody doing anything; a date with a time of day.',
  }),
};
