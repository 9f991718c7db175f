import { defineMessages } from 'react-intl';

/** What stands in the browser tab and as the headline of a search result. */
export const titleMessages = defineMessages({
  category: {
    id: 'pageHead.category.title',
    defaultMessage: '{name, select, none {All products} other {{name}}} – signal',
    description:
      'Listing of one category or of all goods; name is the category. Title in the browser tab. name is none while unknown.',
  },
  search: {
    id: 'pageHead.search.title',
    defaultMessage: '{name, select, none {Search} other {“{name}”}} – signal',
    description:
      'Search results; name is what was searched for. Title in the browser tab. name is none while unknown.',
  },
  detail: {
    id: 'pageHead.detail.title',
    defaultMessage: '{name, select, none {Product} other {{name}}} – signal',
    description: 'Product page; name is the product. Title in the browser tab. name is none while unknown.',
  },
  logIn: {
    id: 'pageHead.logIn.title',
    defaultMessage: 'Log in – signal',
    description: 'Login page. Title in the browser tab.',
  },
  register: {
    id: 'pageHead.register.title',
    defaultMessage: 'Open an account – signal',
    description: 'Registration page. Title in the browser tab.',
  },
  resetPassword: {
    id: 'pageHead.resetPassword.title',
    defaultMessage: 'Set a new password – signal',
    description: 'Page that resets a forgotten password. Title in the browser tab.',
  },
  cart: {
    id: 'pageHead.cart.title',
    defaultMessage: 'Your cart – signal',
    description: 'Cart page. Title in the browser tab.',
  },
  checkout: {
    id: 'pageHead.checkout.title',
    defaultMessage: 'Delivery address – signal',
    description: 'Address step of the checkout. Title in the browser tab.',
  },
  payment: {
    id: 'pageHead.payment.title',
    defaultMessage: 'Payment – signal',
    description: 'Payment page. Title in the browser tab.',
  },
  paymentResult: {
    id: 'pageHead.paymentResult.title',
    defaultMessage: 'Payment result – signal',
    description: 'Result of a payment. Title in the browser tab.',
  },
  orders: {
    id: 'pageHead.orders.title',
    defaultMessage: 'Your orders – signal',
    description: 'List of own orders. Title in the browser tab.',
  },
  order: {
    id: 'pageHead.order.title',
    defaultMessage: '{name, select, none {Order} other {Order {name}}} – signal',
    description:
      'Details of one order; name is the order number. Title in the browser tab. name is none while unknown.',
  },
  flashSale: {
    id: 'pageHead.flashSale.title',
    defaultMessage: 'Flash sale – signal',
    description: 'Page of the flash sale. Title in the browser tab.',
  },
  pointsStore: {
    id: 'pageHead.pointsStore.title',
    defaultMessage: 'Points store – signal',
    description: 'Points store. Title in the browser tab.',
  },
  bigSale: {
    id: 'pageHead.bigSale.title',
    defaultMessage: 'Big sale – signal',
    description: 'Page of the big sale. Title in the browser tab.',
  },
  points: {
    id: 'pageHead.points.title',
    defaultMessage: 'Points – signal',
    description: 'Page about points. Title in the browser tab.',
  },
  community: {
    id: 'pageHead.community.title',
    defaultMessage: 'Community – signal',
    description: 'Page about the community site. Title in the browser tab.',
  },
  tiktok: {
    id: 'pageHead.tiktok.title',
    defaultMessage: 'Seen on TikTok – signal',
    description: 'Page for visitors from TikTok. Title in the browser tab.',
  },
  warranty: {
    id: 'pageHead.warranty.title',
    defaultMessage: 'Warranty – signal',
    description: 'Warranty page. Title in the browser tab.',
  },
  supportFaq: {
    id: 'pageHead.supportFaq.title',
    defaultMessage: 'Questions and answers – signal',
    description: 'Page of questions and answers. Title in the browser tab.',
  },
  supportWarranty: {
    id: 'pageHead.supportWarranty.title',
    defaultMessage: 'Warranty – signal',
    description: 'Warranty page of the support. Title in the browser tab.',
  },
  downloads: {
    id: 'pageHead.downloads.title',
    defaultMessage: 'Manuals and drivers – signal',
    description: 'Download page. Title in the browser tab.',
  },
  trackOrders: {
    id: 'pageHead.trackOrders.title',
    defaultMessage: 'Track an order – signal',
    description: 'Page that follows orders. Title in the browser tab.',
  },
  ordersOver: {
    id: 'pageHead.ordersOver.title',
    defaultMessage: 'Orders that are over – signal',
    description: 'List of orders that are over. Title in the browser tab.',
  },
  trackedOrder: {
    id: 'pageHead.trackedOrder.title',
    defaultMessage: 'Track {name, select, none {an order} other {order {name}}} – signal',
    description:
      'Page that follows one order; name is the order number, none while unknown. Title in the browser tab.',
  },
  aboutUs: {
    id: 'pageHead.aboutUs.title',
    defaultMessage: 'About us – signal',
    description: 'Page about the shop. Title in the browser tab.',
  },
  contactUs: {
    id: 'pageHead.contactUs.title',
    defaultMessage: 'Contact us – signal',
    description: 'Contact page. Title in the browser tab.',
  },
  brand: {
    id: 'pageHead.brand.title',
    defaultMessage: 'Our responsibility – signal',
    description: 'Page on responsibility. Title in the browser tab.',
  },
  policies: {
    id: 'pageHead.policies.title',
    defaultMessage: 'Terms and policies – signal',
    description: 'List of all policies. Title in the browser tab.',
  },
  withdrawal: {
    id: 'pageHead.withdrawal.title',
    defaultMessage: 'Withdraw from contract – signal',
    description: 'Page that withdraws from a contract. Title in the browser tab.',
  },
  comment: {
    id: 'pageHead.comment.title',
    defaultMessage: 'Write a review – signal',
    description: 'Page on which goods are reviewed. Title in the browser tab.',
  },
  gift: {
    id: 'pageHead.gift.title',
    defaultMessage: 'Register for a gift – signal',
    description: 'Page that registers an order for a gift. Title in the browser tab.',
  },
  wishlist: {
    id: 'pageHead.wishlist.title',
    defaultMessage: 'Your wishlist – signal',
    description: 'Wishlist. Title in the browser tab.',
  },
  compare: {
    id: 'pageHead.compare.title',
    defaultMessage: 'Compare – signal',
    description: 'Page that compares goods. Title in the browser tab.',
  },
  policy: {
    id: 'pageHead.policy.title',
    defaultMessage: '{name, select, none {Policies} other {{name}}} – signal',
    description:
      'Policy page; name is the title of the policy. Title in the browser tab. name is none while unknown.',
  },
  coupons: {
    id: 'pageHead.coupons.title',
    defaultMessage: 'Your coupons – signal',
    description: 'List of own coupons. Title in the browser tab.',
  },
  applications: {
    id: 'pageHead.applications.title',
    defaultMessage: 'Your free tests – signal',
    description: 'Title in the browser tab.',
  },
  accountPoints: {
    id: 'pageHead.accountPoints.title',
    defaultMessage: 'Your points – signal',
    description: 'Title in the browser tab.',
  },
  wins: {
    id: 'pageHead.wins.title',
    defaultMessage: 'Your winnings – signal',
    description: 'Title in the browser tab.',
  },
  accountWarranty: {
    id: 'pageHead.accountWarranty.title',
    defaultMessage: 'Your warranties – signal',
    description: 'Title in the browser tab.',
  },
  afterSales: {
    id: 'pageHead.afterSales.title',
    defaultMessage: 'Return, exchange, refund – signal',
    description: 'Title in the browser tab.',
  },
  afterSalesList: {
    id: 'pageHead.afterSalesList.title',
    defaultMessage: 'Returns and refunds – signal',
    description: 'Title in the browser tab.',
  },
  profile: {
    id: 'pageHead.profile.title',
    defaultMessage: 'Your profile – signal',
    description: 'Title in the browser tab.',
  },
  decoration: {
    id: 'pageHead.decoration.title',
    defaultMessage: 'Avatar decoration – signal',
    description: 'Title in the browser tab.',
  },
  changePassword: {
    id: 'pageHead.changePassword.title',
    defaultMessage: 'Change password – signal',
    description: 'Title in the browser tab.',
  },
});
