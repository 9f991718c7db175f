import { defineMessage } from 'react-intl';

export const chipMessages = {
  remove: defineMessage<{ name: string }>({
    id: 'chip.remove',
    defaultMessage: 'Remove {name}',
    description: 'Name of the button that takes a chosen filter away.',
  }),
};
