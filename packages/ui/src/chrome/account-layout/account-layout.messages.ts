import { defineMessages } from 'react-intl';

export const accountLayoutMessages = defineMessages({
  label: {
    id: 'accountLayout.label',
    defaultMessage: 'Account',
    description: 'Name of the menu of the account, for screen readers, and of the button that unfolds it.',
  },
  profile: {
    id: 'accountLayout.profile',
    defaultMessage: 'Overview',
    description: 'Entry of the account menu: overview and profile.',
  },
  orders: {
    id: 'accountLayout.orders',
    defaultMessage: 'Orders',
    description: 'Entry of the account menu: all orders.',
  },
  returns: {
    id: 'accountLayout.returns',
    defaultMessage: 'Returns',
    description: 'Entry of the account menu: own returns, exchanges and refunds.',
  },
  coupons: {
    id: 'accountLayout.coupons',
    defaultMessage: 'Coupons',
    description: 'Entry of the account menu: own coupons.',
  },
  points: {
    id: 'accountLayout.points',
    defaultMessage: 'Points',
    description: 'Entry of the account menu: own points and what happened to them.',
  },
  wins: {
    id: 'accountLayout.wins',
    defaultMessage: 'Prizes',
    description: 'Entry of the account menu: what was won.',
  },
  applications: {
    id: 'accountLayout.applications',
    defaultMessage: 'Free tests',
    description: 'Entry of the account menu: applications for free product tests.',
  },
  warranty: {
    id: 'accountLayout.warranty',
    defaultMessage: 'Warranty',
    description: 'Entry of the account menu: warranties of own goods.',
  },
  addresses: {
    id: 'accountLayout.addresses',
    defaultMessage: 'Addresses and cards',
    description: 'Entry of the account menu: saved addresses and saved cards.',
  },
  notices: {
    id: 'accountLayout.notices',
    defaultMessage: 'Email alerts',
    description: 'Entry of the account menu: goods that the shop will send an email about.',
  },
  decoration: {
    id: 'accountLayout.decoration',
    defaultMessage: 'Avatar frame',
    description: 'Entry of the account menu: what stands around the own picture.',
  },
  password: {
    id: 'accountLayout.password',
    defaultMessage: 'Password',
    description: 'Entry of the account menu: changes the password.',
  },
  logOut: {
    id: 'accountLayout.logOut',
    defaultMessage: 'Log out',
    description: 'Entry of the account menu: ends the login.',
  },
});
