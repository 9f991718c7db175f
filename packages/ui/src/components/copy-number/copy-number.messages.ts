import { defineMessage, defineMessages } from 'react-intl';

export const copyNumberMessages = {
  copy: defineMessage<{ number: string }>({
    id: 'copyNumber.copy',
    defaultMessage: 'Copy the number {number}',
    description: 'Read out for the button beside the number of an order or of a parcel.',
  }),
  ...defineMessages({
    copied: {
      id: 'copyNumber.copied',
      defaultMessage: 'Copied',
      description: 'Beside a number, after it was copied.',
    },
    failed: {
      id: 'copyNumber.failed',
      defaultMessage: 'Not copied: please select it',
      description: 'Beside a number whose copying the browser did not allow.',
    },
  }),
};
