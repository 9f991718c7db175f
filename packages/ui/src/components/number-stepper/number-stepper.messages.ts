import { defineMessages } from 'react-intl';

export const numberStepperMessages = defineMessages({
  less: {
    id: 'numberStepper.less',
    defaultMessage: 'Decrease quantity',
    description: 'Name of the minus button of a quantity.',
  },
  more: {
    id: 'numberStepper.more',
    defaultMessage: 'Increase quantity',
    description: 'Name of the plus button of a quantity.',
  },
  saving: {
    id: 'numberStepper.saving',
    defaultMessage: 'Saving quantity',
    description: 'Read out while a changed quantity is being sent.',
  },
  exceedsMaximum: {
    id: 'numberStepper.exceedsMaximum',
    defaultMessage: 'The item quantity you purchased exceeds the maximum!',
    description: 'Under a quantity above the most that can be ordered. Fixed sentence.',
  },
  belowOne: {
    id: 'numberStepper.belowOne',
    defaultMessage: 'Quantity must be at least 1.',
    description: 'Under a quantity of zero or less.',
  },
  notWhole: {
    id: 'numberStepper.notWhole',
    defaultMessage: 'We rounded down to a whole number.',
    description: 'Under a quantity after a fraction such as 1.5 was typed.',
  },
  notANumber: {
    id: 'numberStepper.notANumber',
    defaultMessage: 'That wasn’t a number, so we set it to 1.',
    description: 'Under a quantity after something else than a number was typed.',
  },
});
