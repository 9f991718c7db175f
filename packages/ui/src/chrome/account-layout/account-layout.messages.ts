import { defineMessages } from 'react-intl';

export const accountLayoutMessages = defineMessages({
  label: {
    id: 'accountLayout.label',
    defaultMessage: 'Account',
    description: 'Name of the menu of the account, for screen readers.',
  },
  orders: {
    id: 'accountLayout.orders',
    defaultMessage: 'Orders',
    description: 'Entry of the account menu: all orders.',
  },
  logOut: {
    id: 'accountLayout.logOut',
    defaultMessage: 'Log out',
    description: 'Entry of the account menu: ends the login.',
  },
});
