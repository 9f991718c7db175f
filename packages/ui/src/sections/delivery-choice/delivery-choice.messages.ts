import { defineMessages } from 'react-intl';

export const deliveryChoiceMessages = defineMessages({
  legend: {
    id: 'delivery-choice.legend',
    defaultMessage: 'Shipping method',
    description: 'Heading of the choice between the ways of delivery in the checkout.',
  },
  standard: {
    id: 'delivery-choice.standard',
    defaultMessage: 'Standard',
    description: 'The ordinary way of delivery, in a choice and beside its price.',
  },
  express: {
    id: 'delivery-choice.express',
    defaultMessage: 'Express',
    description: 'The faster way of delivery, in a choice and beside its price.',
  },
});
