import { defineMessage, defineMessages } from 'react-intl';

export const siteHeaderMessages = {
  account: defineMessage<{ nickname: string }>({
    id: 'siteHeader.account',
    defaultMessage: '{nickname}’s account',
    description: 'Name of the icon that leads to the account of the person who is logged in.',
  }),
  cart: defineMessage<{ count: number }>({
    id: 'siteHeader.cart',
    defaultMessage: 'Cart, {count, plural, =0 {empty} one {# item} other {# items}}',
    description: 'Name of the cart icon in the header.',
  }),
  wishes: defineMessage<{ count: number }>({
    id: 'siteHeader.wishes',
    defaultMessage: 'Wishlist, {count, plural, one {# item} other {# items}}',
    description: 'Name of the heart in the header once it is known that there are wishes.',
  }),
  ...defineMessages({
    menu: {
      id: 'siteHeader.menu',
      defaultMessage: 'Menu',
      description: 'Name of the icon that opens the menu on small screens.',
    },
    search: {
      id: 'siteHeader.search',
      defaultMessage: 'Search',
      description: 'Name of the icon that opens the search.',
    },
    wishlist: {
      id: 'siteHeader.wishlist',
      defaultMessage: 'Wishlist',
      description: 'Name of the heart in the header that leads to the wishlist.',
    },
    orders: {
      id: 'siteHeader.orders',
      defaultMessage: 'My orders',
      description: 'Name of the icon that leads to the orders.',
    },
    logIn: {
      id: 'siteHeader.logIn',
      defaultMessage: 'Log in',
      description: 'Name of the account icon for a guest.',
    },
  }),
};
