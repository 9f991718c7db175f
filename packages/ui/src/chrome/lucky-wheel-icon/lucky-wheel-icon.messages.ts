import { defineMessages } from 'react-intl';

export const luckyWheelIconMessages = defineMessages({
  open: {
    id: 'luckyWheelIcon.open',
    defaultMessage: 'Spin the lucky wheel',
    description: 'Name of the round button at the edge of the home page.',
  },
});
