import { defineMessage, defineMessages } from 'react-intl';

export const copyNumberMessages = {
  copy: defineMessage<{ number: string }>({
    id: 'copyNumber.copy',
    defaultMessage: 'Copy number {number}',
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
      defaultMessage: 'Couldn’t copy. Select it instead.',
      description: 'Beside a number whose copying the browser did not allow.',
    },
  }),
};
