import type { ScreenPlaces } from '../../stories/places.ts';
import type { productDetailStates } from './product-detail.states.ts';

/** Where the running shop shows each state. */
export const productDetailPlaces = {
  spec: ['§2', '§3', '§8'],
  requirements: ['NAV-05', 'DET-01', 'DET-02', 'DET-03', 'DET-05', 'CART-06', 'CART-09'],
  states: {
    Ready: { path: '/detail?id=1202' },
    Loading: { path: '/detail?id=1202', scenarios: 'net.slow3g' },
    Failed: { path: '/detail?id=1202', scenarios: 'net.offline' },
    NotFound: { path: '/detail?id=99999' },
    New: { path: '/product?filter=new', step: 'Open one of the goods.' },
    PercentOff: { path: '/detail?id=1202', scenarios: 'price.percent' },
    AmountOff: { path: '/detail?id=1202', scenarios: 'price.fixed' },
    FlashActive: { path: '/detail?id=1011', scenarios: 'flash.open' },
    FlashEnded: { path: '/detail?id=1011', scenarios: 'flash.closes-10s', step: 'Wait ten seconds.' },
    NoStock: { path: '/detail?id=2191', scenarios: 'stock.out' },
    LowStock: { path: '/detail?id=1202', scenarios: 'stock.low' },
    QuantityAtMaximum: {
      path: '/detail?id=1202',
      scenarios: 'stock.max',
      step: 'Raise the quantity as far as it goes.',
    },
    ExceedsMaximum: { path: '/detail?id=1202', scenarios: 'stock.max', step: 'Type 99 as the quantity.' },
    ManyColours: { path: '/detail?id=1011' },
    ColourSoldOut: { path: '/detail?id=1011', scenarios: 'stock.out' },
    NoComments: { path: '/detail?id=1202', scenarios: 'detail.bare' },
    Comments: { path: '/detail?id=1202', scenarios: 'detail.rich' },
    CommentsFailed: { path: '/detail?id=1202', scenarios: 'home.fail:listComments' },
    NoFiles: { path: '/detail?id=1202', scenarios: 'download.none' },
    Files: { path: '/detail?id=1202', scenarios: 'detail.rich' },
    RelatedEmpty: { path: '/detail?id=1202', scenarios: 'home.fail:listGoods' },
    Adding: { path: '/detail?id=1202', scenarios: 'net.slow3g', step: 'Add it to the cart.' },
    AddFailed: { path: '/detail?id=1202', scenarios: 'cart.add-failed', step: 'Add it to the cart.' },
    Added: { path: '/detail?id=1202', step: 'Add it to the cart.' },
    BuyNowPending: { path: '/detail?id=1202', scenarios: 'net.slow3g', step: 'Press Buy now.' },
    BuyAnchor: { path: '/detail?id=1202#buybtn' },
    LongNameDe: { path: '/detail?id=1202', scenarios: 'data.long-text,lang.de' },
    Cjk: { path: '/detail?id=1202', scenarios: 'lang.zh' },
  },
} as const satisfies ScreenPlaces<(typeof productDetailStates)[number]>;
