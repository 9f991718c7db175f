import { defineMessages } from 'react-intl';

export const numberStepperMessages = defineMessages({
  less: {
    id: 'numberStepper.less',
    defaultMessage: 'One less',
    description: 'Name of the minus button of a quantity.',
  },
  more: {
    id: 'numberStepper.more',
    defaultMessage: 'One more',
    description: 'Name of the plus button of a quantity.',
  },
  saving: {
    id: 'numberStepper.saving',
    defaultMessage: 'Saving the quantity',
    description: 'Read out while a changed quantity is being sent.',
  },
  exceedsMaximum: {
    id: 'numberStepper.exceedsMaximum',
    defaultMessage: 'The item quantity you purchased exceeds the maximum!',
    description: 'Under a quantity above the most that can be ordered. Fixed sentence.',
  },
  belowOne: {
    id: 'numberStepper.belowOne',
    defaultMessage: 'The quantity cannot be below 1.',
    description: 'Under a quantity of zero or less.',
  },
  notWhole: {
    id: 'numberStepper.notWhole',
    defaultMessage: 'There are only whole pieces, so we rounded down.',
    description: 'Under a quantity after a fraction such as 1.5 was typed.',
  },
  notANumber: {
    id: 'numberStepper.notANumber',
    defaultMessage: 'That was not a number, so we set it to 1.',
    description: 'Under a quantity after something else than a number was typed.',
  },
});
