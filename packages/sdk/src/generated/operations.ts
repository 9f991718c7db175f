// Generated from openapi/: run `npm run generate`, never edit.
import type { OperationLine } from '../operation.ts';

/** Every call that answers an envelope, by operation id. */
export const operationLines = {
  addCartItem: 'write /api/product/addCart msg:string number:number',
  buyNow: 'write /api/product/buyNow msg:string',
  checkoutCart: 'write /api/product/checkout msg:string',
  checkoutOrder: 'write /api/product/checkoutOrder msg:string charge_id:string charge_status:number redirect_url:nullable',
  confirmCharge: 'write /api/product/confirmCharge msg:string charge_status:number orderstatus:number',
  deleteCartItem: 'write /api/product/deleteOneCart msg:string number:number',
  getCart: 'read /api/product/getGoodsCart msg:array pay:number total:number number:number rebate:number msgData:object',
  getContact: 'get() /api/index/getContact msg:object tiktok:string',
  getFlashSale: 'read() /api/index/getSeckills msg:array activity_begin_time:number activity_over_time:number server_time:number background_pic:string window_pic:string',
  getGoods: 'read /api/goods/getGoodsById msg:object',
  getOrder: 'read /api/order/getOrderSmall msg:object',
  getOrderData: 'read /api/product/getOrderData msg:object',
  getOrderTax: 'read /api/product/getOrderTax msg:string subtotal:number reduction:number coupon:number tax:number shipping:number total:number',
  getTerm: 'get /api/term/getSpecificTerm msg:object',
  getUserInfo: 'read() /api/order/getUserInfo msg:object',
  getWheel: 'read() /api/rate/getWheel msg:object',
  joinCart: 'write /api/product/joinCart msg:string number:number skipped:array',
  listBanners: 'get() /api/index/index msg:object',
  listCategories: 'read() /api/index/getCategoryList msg:object',
  listComments: 'read /api/goods/getCommentByGoodsId msg:array total:number average:number histogram:array',
  listContacts: 'get() /api/term/getContacts msg:array',
  listCoupons: 'read /api/order/getCoupons msg:array total:number page:number page_size:number counts:object',
  listGoods: 'read /api/goods/getGoodsByType msg:array total:number page:number page_size:number category:nullable',
  listGoodsCoupons: 'read /api/goods/getCoupons msg:array',
  listHotCategories: 'get() /api/index/getHotCategory msg:array',
  listHotPosts: 'get() /api/index/getCommunity msg:array',
  listHotProducts: 'get() /api/index/getHotCategoryGoods msg:array',
  listNotices: 'get() /api/index/title msg:array',
  listOrders: 'read /api/order/index msg:array total:number page:number page_size:number counts:object',
  listRelatedGoods: 'read /api/goods/getCorrelationGoods msg:array',
  listReviews: 'get() /api/index/getGoodsComment msg:array',
  listStates: 'get() /api/product/getStates msg:array',
  listTerms: 'get() /api/term/getTerm msg:object',
  listWinnings: 'read /api/rate/getWinnings msg:array total:number page:number page_size:number',
  logIn: 'login /api/login/login msg:string data:object tiktok_token:nullable',
  placeOrder: 'write /api/product/order msg:string ordersn:string',
  savePrizeAddress: 'write /api/rate/address msg:string winning:object',
  setLanguage: 'write /api/goods/getLang msg:string locale:string',
  spinWheel: 'write() /api/rate/luckyDraw msg:string data:object chances:number',
  takeCoupon: 'write /api/goods/getCoupon msg:string coupon:object',
  verifyOrder: 'read /api/product/verifyOrder msg:string orderstatus:number paytype:number charge_status:nullable',
} as const satisfies Record<string, OperationLine>;

/** Every call that answers an event stream. */
export const streams = {
  watchActivity: {"method":"get","path":"/api/index/getActivityTime"},
} as const;
