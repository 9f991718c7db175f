// Deep links into the running shop for components without a `*.live.ts`: one page each.
import type { LiveLink } from '@signal-shop/ui/stories/live-links.ts';

/** Why a stories file has no deep link. */
export interface NoLiveLink {
  readonly reason: string;
}

const goods = '/detail?id=1202';
const order = { path: '/user/order/details/SG20251220000034', scenarios: 'auth.customer' };
const orders = { path: '/user/order/orders', scenarios: 'auth.customer,orders.empty,order.all' };
const checkout = { path: '/car?step=address', scenarios: 'auth.customer,cart.tier-120' };
const cart = { path: '/car', scenarios: 'auth.customer,cart.many' };
const profile = { path: '/user/profile', scenarios: 'auth.customer' };
const afterSales = { path: '/user/order/details/SG20251220000034?after-sales=1', scenarios: 'auth.customer' };
const parcel = {
  path: '/support/trackOrder/order/SG20260111000027',
  scenarios: 'auth.customer,logistics.moving',
};
const home = { path: '/', scenarios: 'flash.open' };
const tokens: NoLiveLink = { reason: 'Every page uses it.' };

/** By the name of the stories file. The link shows the component where visitors see it, not in the story's state. */
export const partLiveLinks: Readonly<Record<string, LiveLink | NoLiveLink>> = {
  atlas: { reason: 'Made of all other stories; each picture has its own link.' },

  // Foundations
  colour: tokens,
  icons: tokens,
  'money-and-locales': tokens,
  motion: tokens,
  'product-art': { path: '/product/1' },
  shape: tokens,
  spacing: tokens,
  'status-map': orders,
  typography: tokens,

  // Components
  accordion: { path: '/support/faq' },
  'after-sales-badge': { path: '/user/order/orders?after-sales=all', scenarios: 'auth.customer' },
  'application-row': { path: '/user/application', scenarios: 'auth.customer,freetest.approved' },
  avatar: profile,
  breadcrumbs: { path: goods },
  button: { path: goods },
  carousel: home,
  'cart-line': cart,
  'category-card': home,
  checkbox: { path: '/login/register' },
  chip: { path: '/product/1' },
  'choice-cards': checkout,
  'code-field': { path: '/login/register' },
  'colour-swatches': { path: goods },
  'community-link': { path: '/community' },
  'confirm-dialog': { ...cart, step: 'Remove an item.' },
  'contact-card': { path: '/about/contactUs' },
  'copy-field': profile,
  'copy-number': orders,
  countdown: { path: '/activity/flashsale', scenarios: 'flash.open' },
  'coupon-card': { path: '/user/coupon/all', scenarios: 'auth.customer' },
  'data-table': { path: '/__mock#coverage' },
  'date-field': profile,
  'deal-status-badge': { path: '/user/application', scenarios: 'auth.customer,freetest.review' },
  'description-list': { path: goods },
  dialog: { ...orders, step: 'Cancel an order.' },
  'download-row': { path: '/support/download' },
  'earn-points-row': { path: '/points', scenarios: 'auth.customer' },
  'empty-state': { path: '/user/order/orders', scenarios: 'auth.customer,orders.empty' },
  'error-state': { path: '/product/1', scenarios: 'catalog.failed' },
  'error-summary': { path: '/withdrawal', step: 'Send the empty form.' },
  'file-field': profile,
  'flash-sale-card': { path: '/activity/flashsale', scenarios: 'flash.open' },
  'product-actions': { path: goods },
  'hot-product-card': home,
  icon: { path: '/product/1' },
  'icon-button': { path: '/product/1' },
  'inline-alert': { path: '/login/login', scenarios: 'login.failed', step: 'Log in.' },
  'line-status-badge': order,
  link: { path: '/policy' },
  'loading-note': { path: '/about/aboutUs', scenarios: 'net.slow3g' },
  'logistics-track': parcel,
  'media-gallery': { path: goods },
  meter: profile,
  'number-stepper': { path: goods },
  'order-card': orders,
  'order-line': order,
  'order-status-badge': orders,
  pagination: { path: '/user/points', scenarios: 'auth.customer,points.many' },
  'password-field': { path: '/login/login' },
  'pay-type-label': { ...orders, scenarios: 'auth.customer,paytype.2' },
  picture: { path: '/product/1' },
  'picture-picker': { path: '/user/decoration', scenarios: 'auth.customer' },
  'point-entry-row': { path: '/user/points', scenarios: 'auth.customer' },
  'points-store-card': { path: '/pointstore', scenarios: 'auth.customer,points.9999' },
  'points-summary': { path: '/user/points', scenarios: 'auth.customer' },
  'post-card': home,
  price: { path: '/product/1', scenarios: 'price.percent' },
  'price-summary': cart,
  'product-card': { path: '/product/1' },
  'radio-group': profile,
  'rating-input': { path: '/comment?order=SG20260102000019&line=1', scenarios: 'auth.customer' },
  'rating-stars': { path: goods },
  'reduction-progress': { path: '/car', scenarios: 'auth.customer,cart.tier-60' },
  'review-card': home,
  'review-item': { path: goods },
  'rich-text': { path: '/policy/returns' },
  'search-field': { path: '/product/1', step: 'Open the search in the header.' },
  'section-title': home,
  'select-field': checkout,
  'share-button': { path: goods },
  'show-all': checkout,
  skeleton: { path: '/product/1', scenarios: 'net.slow3g' },
  'skip-link': { path: '/product/1', step: 'Press Tab once.' },
  spinner: { path: goods, scenarios: 'net.slow3g', step: 'Add the goods to the cart.' },
  'sub-nav': orders,
  tabs: { path: '/points', scenarios: 'auth.customer' },
  tag: { path: '/product/1', scenarios: 'price.percent' },
  'text-area': { path: '/about/contactUs' },
  'text-field': { path: '/login/login' },
  timeline: parcel,
  'tracked-order-row': { path: '/support/trackOrder/list', scenarios: 'auth.customer,logistics.moving' },
  'warranty-row': { path: '/user/warranty', scenarios: 'auth.customer' },
  wave: { path: '/login/login' },
  'prize-row': { path: '/user/win', scenarios: 'auth.customer' },

  // Forms
  'address-form': checkout,
  'after-sales-tracking-form': {
    path: '/user/order/orders?after-sales=open',
    scenarios: 'auth.customer,return.approved',
    step: 'Open the return.',
  },
  'card-form': {
    path: '/user/order/unpaid',
    scenarios: 'auth.customer,orders.empty,order.unpaid',
    step: 'Pay the order.',
  },
  'change-password-form': { path: '/user/reset', scenarios: 'auth.customer' },
  'contact-form': { path: '/about/contactUs' },
  'exchange-form': { ...afterSales, step: 'Go on, and choose “Exchange it”.' },
  'gift-registration-form': { path: '/comment/gift', scenarios: 'auth.customer' },
  'log-in-form': { path: '/login/login' },
  'prize-address-form': {
    path: '/user/win',
    scenarios: 'auth.customer,win.address-missing',
    step: 'Press “Add shipping address”.',
  },
  'profile-form': profile,
  'refund-form': { ...afterSales, step: 'Go on, and choose “Money back”.' },
  'register-form': { path: '/login/register' },
  'reset-password-form': { path: '/login/repasswd' },
  'review-form': { path: '/comment?order=SG20260102000019&line=1', scenarios: 'auth.customer' },
  'subscribe-box': { ...home, step: 'Go to the foot of the page.' },
  'track-order-form': { path: '/support/trackOrder/list' },
  'warranty-claim-form': {
    path: '/user/warranty',
    scenarios: 'auth.customer',
    step: 'Press “Report a defect”.',
  },

  // Sections
  'account-list': { path: '/user/points', scenarios: 'auth.customer,points.many' },
  'banner-carousel': home,
  'checkout-address': checkout,
  'checkout-coupon': checkout,
  'checkout-items': checkout,
  'comments-panel': { path: goods, scenarios: 'detail.rich' },
  'community-links': { path: '/community' },
  'customer-reviews': home,
  'faq-panel': { path: goods },
  'files-panel': { path: goods, scenarios: 'detail.rich' },
  'flash-sale-strip': home,
  'free-test-panel': { path: '/detail?id=1091#freetest', scenarios: 'auth.customer,freetest.open' },
  'goods-coupons': { path: '/detail?id=1011', scenarios: 'auth.customer' },
  'goods-grid': { path: '/product/1' },
  'hot-categories': home,
  'hot-posts': home,
  'hot-products': home,
  'listing-controls': { path: '/product/1' },
  'order-address': order,
  'order-amounts': order,
  'order-confirmation': { ...orders, step: 'Cancel an order.' },
  'order-header': order,
  'order-overview': checkout,
  'order-sheet': { ...order, step: 'Print the page.' },
  'avatar-upload': profile,
  'page-frame': profile,
  'place-hero': { path: '/community' },
  'points-banner': home,
  'points-exchange': { path: '/detail?id=1201&integral=1', scenarios: 'auth.customer,points.9999' },
  'points-hero': { path: '/points' },
  'product-buy-box': { path: goods },
  'redeem-dialog': {
    path: '/pointstore',
    scenarios: 'auth.customer,points.9999',
    step: 'Press “Redeem” under something.',
  },
  'refund-detail': {
    path: '/user/order/orders?after-sales=all',
    scenarios: 'auth.customer',
    step: 'Open one.',
  },
  'sale-hero': { path: '/bigsale' },
  'stock-notice': { path: '/detail?id=2191', scenarios: 'stock.out' },

  // Mock page
  'calls-table': { path: '/__mock#calls' },
  'plan-form': { path: '/__mock#faults' },
  'scenarios-view': { path: '/__mock#scenarios' },
  'session-list': { path: '/__mock#calls' },
  'stream-panel': { path: '/__mock#streams' },
  'world-tree': { path: '/__mock#world' },
};

/** The deep link of a stories file without a `*.live.ts`, or the reason why there is none. */
export function partLiveLink(importPath: string): LiveLink | NoLiveLink | undefined {
  return partLiveLinks[importPath.replace(/^.*\/|\.stories\.tsx$/gu, '')];
}
