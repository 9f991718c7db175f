import type { LiveLinks } from '../../../stories/live-links.ts';
import type { productDetailStates } from './product-detail.states.ts';

/** The URL and the scenarios of each story in the running shop. */
export const productDetailLive = {
  spec: ['§2', '§3', '§8'],
  requirements: [
    'NAV-05',
    'DET-01',
    'DET-02',
    'DET-03',
    'DET-04',
    'DET-05',
    'BEY-03',
    'BEY-04',
    'BEY-05',
    'BEY-08',
    'CART-06',
    'CART-09',
  ],
  states: {
    Ready: { description: 'A product with pictures, price and details.', path: '/detail?id=1202' },
    Loading: { description: 'The product loads.', path: '/detail?id=1202', scenarios: 'net.slow3g' },
    LoadingWithPreview: {
      description: 'The product loads; its card already showed the picture, the name and the price.',
      path: '/product',
      scenarios: 'net.slow3g',
      step: 'Open one of the goods.',
    },
    Failed: {
      description: 'The product could not be loaded.',
      path: '/detail?id=1202',
      scenarios: 'net.offline',
    },
    NotFound: { description: 'The product does not exist.', path: '/detail?id=99999' },
    New: { description: 'The product is new.', path: '/product?filter=new', step: 'Open one of the goods.' },
    PercentOff: {
      description: 'The product costs some percent less.',
      path: '/detail?id=1202',
      scenarios: 'price.percent',
    },
    AmountOff: {
      description: 'The product costs an amount less.',
      path: '/detail?id=1202',
      scenarios: 'price.fixed',
    },
    FlashActive: {
      description: 'The product has the price of the flash sale, and a clock counts down.',
      path: '/detail?id=1011',
      scenarios: 'flash.open',
    },
    FlashEnded: {
      description: 'The flash sale of the product is over.',
      path: '/detail?id=1011',
      scenarios: 'flash.closes-10s',
      step: 'Wait ten seconds.',
    },
    NoStock: {
      description: 'The product is sold out, and the visitor may ask to be notified.',
      path: '/detail?id=2191',
      scenarios: 'stock.out',
    },
    LowStock: {
      description: 'Only a few pieces of the product are left.',
      path: '/detail?id=1202',
      scenarios: 'stock.low',
    },
    QuantityAtMaximum: {
      description: 'The quantity is at its maximum.',
      path: '/detail?id=1202',
      scenarios: 'stock.max',
      step: 'Raise the quantity as far as it goes.',
    },
    ExceedsMaximum: {
      description: 'The quantity is above the maximum.',
      path: '/detail?id=1202',
      scenarios: 'stock.max',
      step: 'Type 99 as the quantity.',
    },
    ManyColours: { description: 'The product is sold in many colors.', path: '/detail?id=1011' },
    ColourSoldOut: {
      description: 'One color of the product is sold out.',
      path: '/detail?id=1011',
      scenarios: 'stock.out',
    },
    ColourOnItsWay: {
      description: 'Another color of the product loads.',
      path: '/detail?id=1011',
      scenarios: 'net.slow3g',
      step: 'Choose another colour.',
    },
    NoComments: {
      description: 'The product has no reviews.',
      path: '/detail?id=1202',
      scenarios: 'detail.bare',
    },
    Comments: { description: 'The product has reviews.', path: '/detail?id=1202', scenarios: 'detail.rich' },
    CommentsFailed: {
      description: 'The reviews could not be loaded.',
      path: '/detail?id=1202',
      scenarios: 'home.fail:listComments',
    },
    NoFiles: {
      description: 'The product has no downloads.',
      path: '/detail?id=1202',
      scenarios: 'download.none',
    },
    Files: { description: 'The product has downloads.', path: '/detail?id=1202', scenarios: 'detail.rich' },
    Faqs: { description: 'The product has questions and answers.', path: '/detail?id=1202' },
    InTheBox: {
      description: 'The gallery shows everything that is in the box.',
      path: '/detail?id=1202',
      step: 'Choose the photo of everything in the box.',
    },
    Integral: {
      description: 'The product is sold for points.',
      path: '/detail?id=1201&integral=1',
      scenarios: 'auth.customer,points.9999',
    },
    IntegralNotEnough: {
      description: 'The customer has not enough points for the product.',
      path: '/detail?id=1201&integral=1',
      scenarios: 'auth.customer,points.120',
    },
    SaleNotice: {
      description: 'A notice says when the sale starts.',
      path: '/detail?id=1202',
      step: 'Unfold “Notify me about flash sales”.',
    },
    FreeTestRules: {
      description: 'The rules of the free test are shown.',
      path: '/detail?id=1091#freetest',
      scenarios: 'freetest.open',
    },
    FreeTestApply: {
      description: 'The customer applies for a free test.',
      path: '/detail?id=1091#freetest',
      scenarios: 'auth.customer,freetest.open',
    },
    FreeTestApplied: {
      description: 'The customer applied for a free test.',
      path: '/detail?id=1091#freetest',
      scenarios: 'auth.customer,freetest.open',
      step: 'Send the application.',
    },
    CouponClaimed: {
      description: 'The customer took the coupon of the product.',
      path: '/detail?id=1011',
      scenarios: 'auth.customer',
      step: 'Take a coupon.',
    },
    CouponFailed: {
      description: 'The coupon of the product could not be taken.',
      path: '/detail?id=1011',
      scenarios: 'auth.customer,coupon.server-error',
      step: 'Take a coupon.',
    },
    PartOfSet: {
      description: 'The product costs less together with another one.',
      path: '/detail?id=1341',
      step: 'Scroll below the technical data.',
    },
    RelatedEmpty: {
      description: 'There are no related products.',
      path: '/detail?id=1202',
      scenarios: 'home.fail:listGoods',
    },
    RecentlyViewed: {
      description: 'The visitor sees products that they viewed before.',
      path: '/detail?id=1202',
      step: 'Open other goods, then come back.',
    },
    Adding: {
      description: 'The product is being added to the cart.',
      path: '/detail?id=1202',
      scenarios: 'net.slow3g',
      step: 'Add it to the cart.',
    },
    AddFailed: {
      description: 'The product could not be added to the cart.',
      path: '/detail?id=1202',
      scenarios: 'cart.add-failed',
      step: 'Add it to the cart.',
    },
    Added: {
      description: 'The product is in the cart.',
      path: '/detail?id=1202',
      step: 'Add it to the cart.',
    },
    BuyNowPending: {
      description: 'Buy now is on its way to checkout.',
      path: '/detail?id=1202',
      scenarios: 'net.slow3g',
      step: 'Press Buy now.',
    },
    BuyAnchor: {
      description: 'A slim bar with the buy button follows the visitor.',
      path: '/detail?id=1202#buybtn',
    },
    LongNameDe: {
      description: 'A long German product name wraps.',
      path: '/detail?id=1202',
      scenarios: 'data.long-text,lang.de',
    },
    Cjk: { description: 'A product in Chinese or Japanese.', path: '/detail?id=1202', scenarios: 'lang.zh' },
  },
} as const satisfies LiveLinks<(typeof productDetailStates)[number]>;
