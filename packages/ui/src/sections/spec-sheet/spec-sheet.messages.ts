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
  compareWith: {
    id: 'specSheet.compareWith',
    defaultMessage: 'Compare with',
    description: 'Label of a select of other products, above the technical data of a product.',
  },
  nothing: {
    id: 'specSheet.nothing',
    defaultMessage: 'No comparison',
    description: 'First option of the select “Compare with”: the technical data of this product only.',
  },
  comparisonFailed: {
    id: 'specSheet.comparisonFailed',
    defaultMessage: 'We couldn’t load the comparison.',
    description: 'In place of the technical data of the other product.',
  },
  differs: {
    id: 'specSheet.differs',
    defaultMessage: 'Different',
    description:
      'For screen readers, after the name of a feature in a comparison: the products differ in it.',
  },
  unspecified: {
    id: 'specSheet.unspecified',
    defaultMessage: 'Not specified',
    description: 'For screen readers: a product in a comparison has no value for a feature.',
  },
});
