import { defineMessage, defineMessages } from 'react-intl';

export const accountAddressesMessages = {
  makeDefaultNamed: defineMessage<{ name: string }>({
    id: 'account-addresses.make-default-named',
    defaultMessage: 'Set {name}’s address as default',
    description: 'Name of the button that makes an address the default one, read out only.',
  }),
  ...defineMessages({
    title: {
      id: 'account-addresses.title',
      defaultMessage: 'Addresses and cards',
      description: 'Title of the account page with the saved addresses and the saved cards.',
    },
    lead: {
      id: 'account-addresses.lead',
      defaultMessage: 'Ready at checkout. Changes here don’t affect orders you’ve already placed.',
      description: 'Under the title of the page of saved addresses and cards.',
    },
    add: {
      id: 'account-addresses.add',
      defaultMessage: 'Add address',
      description: 'Button that opens the form for a new address, and title of that window.',
    },
    empty: {
      id: 'account-addresses.empty',
      defaultMessage: 'No saved addresses',
      description: 'Title of the empty list of addresses.',
    },
    emptyText: {
      id: 'account-addresses.empty-text',
      defaultMessage: 'Save an address to check out faster.',
      description: 'Under the title of the empty list of addresses.',
    },
    makeDefault: {
      id: 'account-addresses.make-default',
      defaultMessage: 'Set as default',
      description: 'Button under an address: new orders begin with it.',
    },
    asDefault: {
      id: 'account-addresses.as-default',
      defaultMessage: 'Use as default address',
      description: 'Checkbox under the address form: new orders begin with it.',
    },
  }),
};
