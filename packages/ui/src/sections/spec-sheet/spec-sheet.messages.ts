import { defineMessages } from 'react-intl';

export const specSheetMessages = defineMessages({
  performance: {
    id: 'specSheet.performance',
    defaultMessage: 'Performance',
    description: 'Over a group of the technical data of a product: drivers, latency, sensor, battery.',
  },
  connection: {
    id: 'specSheet.connection',
    defaultMessage: 'Connections',
    description: 'Over a group of the technical data of a product: radio or cable, microphone, devices.',
  },
  build: {
    id: 'specSheet.build',
    defaultMessage: 'Design',
    description: 'Over a group of the technical data of a product: weight, buttons, hand, warranty.',
  },
});
