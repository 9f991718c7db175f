import { defineMessage, defineMessages } from 'react-intl';

export const checkoutAddressMessages = {
  editNamed: defineMessage<{ name: string }>({
    id: 'checkout-address.edit-named',
    defaultMessage: 'Edit {name}’s address',
    description: 'Name of the button that changes a saved address, read out only.',
  }),
  removeNamed: defineMessage<{ name: string }>({
    id: 'checkout-address.remove-named',
    defaultMessage: 'Delete {name}’s address',
    description: 'Name of the button that forgets a saved address, read out only.',
  }),
  ...defineMessages({
    saved: {
      id: 'checkout-address.saved',
      defaultMessage: 'Saved addresses',
      description: 'Name of the list of addresses to choose from, read out only.',
    },
    standard: {
      id: 'checkout-address.standard',
      defaultMessage: 'Default',
      description: 'On the address that new orders begin with.',
    },
    another: {
      id: 'checkout-address.another',
      defaultMessage: 'Use another address',
      description: 'Last choice under the saved addresses: a form opens.',
    },
    keep: {
      id: 'checkout-address.keep',
      defaultMessage: 'Save this address for later',
      description: 'Checkbox under the address form of an order.',
    },
    edit: {
      id: 'checkout-address.edit',
      defaultMessage: 'Edit',
      description: 'Button in the card of a saved address.',
    },
    remove: {
      id: 'checkout-address.remove',
      defaultMessage: 'Delete',
      description: 'Button in the card of a saved address, and in the question that follows.',
    },
    editTitle: {
      id: 'checkout-address.edit-title',
      defaultMessage: 'Edit address',
      description: 'Title of the window that changes a saved address.',
    },
    save: {
      id: 'checkout-address.save',
      defaultMessage: 'Save address',
      description: 'Button of the window that changes a saved address.',
    },
    cancel: {
      id: 'checkout-address.cancel',
      defaultMessage: 'Cancel',
      description: 'Button that closes a window about an address and changes nothing.',
    },
    deleteTitle: {
      id: 'checkout-address.delete-title',
      defaultMessage: 'Delete this address?',
      description: 'Title of the question before a saved address is forgotten; the address stands under it.',
    },
    unreachable: {
      id: 'checkout-address.unreachable',
      defaultMessage: 'Something went wrong. Check your connection and try again.',
      description: 'When a saved address could not be changed or deleted.',
    },
    manage: {
      id: 'checkout-address.manage',
      defaultMessage: 'Manage addresses',
      description: 'Link under the saved addresses, leads to all of them in the account.',
    },
    loadFailed: {
      id: 'checkout-address.load-failed',
      defaultMessage: 'We couldn’t load your saved addresses. You can enter one below.',
      description: 'Above the address form, with a button to try again.',
    },
  }),
};
