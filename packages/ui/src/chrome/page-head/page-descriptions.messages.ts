import { defineMessages } from 'react-intl';

/** What stands under the headline of a search result. */
export const descriptionMessages = defineMessages({
  category: {
    id: 'pageHead.category.description',
    defaultMessage:
      '{name, select, none {Every headset and mouse of the shop} other {{name}}}: filter, compare and buy, with 45 days to return.',
    description:
      'Listing of one category or of all goods; name is the category. Description for search engines.',
  },
  search: {
    id: 'pageHead.search.description',
    defaultMessage: 'What the shop has for your search.',
    description: 'Search results; name is what was searched for. Description for search engines.',
  },
  detail: {
    id: 'pageHead.detail.description',
    defaultMessage:
      '{name, select, none {Product} other {{name}}}: price, colours, stock, specifications and what customers say.',
    description: 'Product page; name is the product. Description for search engines.',
  },
  logIn: {
    id: 'pageHead.logIn.description',
    defaultMessage: 'Log in to buy and to follow your orders.',
    description: 'Login page. Description for search engines.',
  },
  register: {
    id: 'pageHead.register.description',
    defaultMessage: 'Open an account, earn points and follow your orders.',
    description: 'Registration page. Description for search engines.',
  },
  resetPassword: {
    id: 'pageHead.resetPassword.description',
    defaultMessage: 'Set a new password with a code that we mail to you.',
    description: 'Page that resets a forgotten password. Description for search engines.',
  },
  cart: {
    id: 'pageHead.cart.description',
    defaultMessage: 'What you are about to buy.',
    description: 'Cart page. Description for search engines.',
  },
  checkout: {
    id: 'pageHead.checkout.description',
    defaultMessage: 'Where your order goes to.',
    description: 'Address step of the checkout. Description for search engines.',
  },
  payment: {
    id: 'pageHead.payment.description',
    defaultMessage: 'Pay your order by card.',
    description: 'Payment page. Description for search engines.',
  },
  paymentResult: {
    id: 'pageHead.paymentResult.description',
    defaultMessage: 'How the payment of your order went.',
    description: 'Result of a payment. Description for search engines.',
  },
  orders: {
    id: 'pageHead.orders.description',
    defaultMessage: 'Your orders and where they are.',
    description: 'List of own orders. Description for search engines.',
  },
  order: {
    id: 'pageHead.order.description',
    defaultMessage: 'What you ordered, where it is and what it cost.',
    description: 'Details of one order; name is the order number. Description for search engines.',
  },
  flashSale: {
    id: 'pageHead.flashSale.description',
    defaultMessage: 'Headsets and mice at flash prices while the clock runs.',
    description: 'Page of the flash sale. Description for search engines.',
  },
  pointsStore: {
    id: 'pageHead.pointsStore.description',
    defaultMessage: 'What can be had for points: headsets and mice.',
    description: 'Points store. Description for search engines.',
  },
  bigSale: {
    id: 'pageHead.bigSale.description',
    defaultMessage: 'Every headset and mouse that costs less just now.',
    description: 'Page of the big sale. Description for search engines.',
  },
  points: {
    id: 'pageHead.points.description',
    defaultMessage: 'How points are earned, what they buy, and what your level grants.',
    description: 'Page about points. Description for search engines.',
  },
  community: {
    id: 'pageHead.community.description',
    defaultMessage: 'Blog, forum and stories of players who own our headsets and mice.',
    description: 'Page about the community site. Description for search engines.',
  },
  tiktok: {
    id: 'pageHead.tiktok.description',
    defaultMessage: 'The headsets and mice from the videos.',
    description: 'Page for visitors from TikTok. Description for search engines.',
  },
  warranty: {
    id: 'pageHead.warranty.description',
    defaultMessage: 'One year of warranty, 45 days to return, and how a claim works.',
    description: 'Warranty page. Description for search engines.',
  },
  supportFaq: {
    id: 'pageHead.supportFaq.description',
    defaultMessage: 'Answers about orders, shipping, returns, warranty and points.',
    description: 'Page of questions and answers. Description for search engines.',
  },
  supportWarranty: {
    id: 'pageHead.supportWarranty.description',
    defaultMessage: 'What the 1-year warranty covers and how to claim it.',
    description: 'Warranty page of the support. Description for search engines.',
  },
  downloads: {
    id: 'pageHead.downloads.description',
    defaultMessage: 'Manuals and drivers for every headset and mouse of the shop.',
    description: 'Download page. Description for search engines.',
  },
  trackOrders: {
    id: 'pageHead.trackOrders.description',
    defaultMessage: 'See where your order is, by its number and email.',
    description: 'Page that follows orders. Description for search engines.',
  },
  ordersOver: {
    id: 'pageHead.ordersOver.description',
    defaultMessage: 'Orders that are complete, cancelled or refunded.',
    description: 'List of orders that are over. Description for search engines.',
  },
  trackedOrder: {
    id: 'pageHead.trackedOrder.description',
    defaultMessage: 'Where your order stands and where its parcel is.',
    description:
      'Page that follows one order; name is the order number, none while unknown. Description for search engines.',
  },
  aboutUs: {
    id: 'pageHead.aboutUs.description',
    defaultMessage: 'Who makes the headsets and mice of signal.',
    description: 'Page about the shop. Description for search engines.',
  },
  contactUs: {
    id: 'pageHead.contactUs.description',
    defaultMessage: 'Form, telephone and email of the support, and when it is at work.',
    description: 'Contact page. Description for search engines.',
  },
  brand: {
    id: 'pageHead.brand.description',
    defaultMessage: 'What signal feels responsible for: repair, packaging, people, honesty.',
    description: 'Page on responsibility. Description for search engines.',
  },
  policies: {
    id: 'pageHead.policies.description',
    defaultMessage: 'Every text of the shop that binds it.',
    description: 'List of all policies. Description for search engines.',
  },
  withdrawal: {
    id: 'pageHead.withdrawal.description',
    defaultMessage: 'Withdraw from your contract online, without a login and without a reason.',
    description: 'Page that withdraws from a contract. Description for search engines.',
  },
  comment: {
    id: 'pageHead.comment.description',
    defaultMessage: 'Review what you bought here.',
    description: 'Page on which goods are reviewed. Description for search engines.',
  },
  gift: {
    id: 'pageHead.gift.description',
    defaultMessage: 'Register what you bought, get its price in points and choose a gift.',
    description: 'Page that registers an order for a gift. Description for search engines.',
  },
  wishlist: {
    id: 'pageHead.wishlist.description',
    defaultMessage: 'What you want to have, some day or tonight.',
    description: 'Wishlist. Description for search engines.',
  },
  compare: {
    id: 'pageHead.compare.description',
    defaultMessage: 'Headsets and mice side by side, line by line.',
    description: 'Page that compares goods. Description for search engines.',
  },
  policy: {
    id: 'pageHead.policy.description',
    defaultMessage: 'The terms and policies of the shop.',
    description: 'Policy page; name is the title of the policy. Description for search engines.',
  },
  coupons: {
    id: 'pageHead.coupons.description',
    defaultMessage: 'Your coupons, and what they still take off.',
    description: 'List of own coupons. Description for search engines.',
  },
  applications: {
    id: 'pageHead.applications.description',
    defaultMessage: 'What you asked to test, and what became of it.',
    description: 'Description for search engines.',
  },
  accountPoints: {
    id: 'pageHead.accountPoints.description',
    defaultMessage: 'Your points and each change that led there.',
    description: 'Description for search engines.',
  },
  wins: {
    id: 'pageHead.wins.description',
    defaultMessage: 'What you won, and where it goes.',
    description: 'Description for search engines.',
  },
  accountWarranty: {
    id: 'pageHead.accountWarranty.description',
    defaultMessage: 'How long we answer for what you bought.',
    description: 'Description for search engines.',
  },
  afterSales: {
    id: 'pageHead.afterSales.description',
    defaultMessage: 'Send something back, exchange it, or get your money back, and follow it.',
    description: 'Description for search engines.',
  },
  afterSalesList: {
    id: 'pageHead.afterSalesList.description',
    defaultMessage: 'What you sent back or asked money back for, and where it stands.',
    description: 'Description for search engines.',
  },
  profile: {
    id: 'pageHead.profile.description',
    defaultMessage: 'Who you are, how you look to others, and your invitation link.',
    description: 'Description for search engines.',
  },
  decoration: {
    id: 'pageHead.decoration.description',
    defaultMessage: 'What stands around your picture.',
    description: 'Description for search engines.',
  },
  changePassword: {
    id: 'pageHead.changePassword.description',
    defaultMessage: 'Another password for your account.',
    description: 'Description for search engines.',
  },
});
