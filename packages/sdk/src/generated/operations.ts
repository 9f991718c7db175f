// Generated from openapi/: run `npm run generate`, never edit.
import type { OperationLine } from '../operation.ts';

/** Every call that answers an envelope, by operation id. */
export const operationLines = {
  addCartItem: 'write /api/product/addCart msg:string number:number',
  buyNow: 'write /api/product/buyNow msg:string',
  changePassword: 'write /api/order/repassword msg:string',
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
  getOrderTax: 'read /api/product/getOrderTax msg:string subtotal:number reduction:number tax:number shipping:number total:number',
  getProfile: 'read() /api/order/getCustomer msg:object',
  getTerm: 'get /api/term/getSpecificTerm msg:object',
  getUserInfo: 'read() /api/order/getUserInfo msg:object',
  joinCart: 'write /api/product/joinCart msg:string number:number skipped:array',
  listBanners: 'get() /api/index/index msg:object',
  listCategories: 'read() /api/index/getCategoryList msg:object',
  listComments: 'read /api/goods/getCommentByGoodsId msg:array total:number average:number histogram:array',
  listContacts: 'get() /api/term/getContacts msg:array',
  listGoods: 'read /api/goods/getGoodsByType msg:array total:number page:number page_size:number category:nullable',
  listHotCategories: 'get() /api/index/getHotCategory msg:array',
  listHotPosts: 'get() /api/index/getCommunity msg:array',
  listHotProducts: 'get() /api/index/getHotCategoryGoods msg:array',
  listNotices: 'get() /api/index/title msg:array',
  listOrders: 'read /api/order/index msg:array total:number page:number page_size:number counts:object',
  listRelatedGoods: 'read /api/goods/getCorrelationGoods msg:array',
  listReviews: 'get() /api/index/getGoodsComment msg:array',
  listTerms: 'get() /api/term/getTerm msg:object',
  logIn: 'login /api/login/login msg:string data:object tiktok_token:nullable',
  logInWithFacebook: 'login /api/login/facebook msg:string data:object tiktok_token:nullable is_new:number',
  logInWithGoogle: 'login /api/login/google msg:string data:object tiktok_token:nullable is_new:number',
  placeOrder: 'write /api/product/order msg:string ordersn:string',
  register: 'login /api/login/register msg:string data:object tiktok_token:nullable points:number',
  resetPassword: 'write /api/login/repassword msg:string',
  saveProfile: 'write /api/order/completeCustomer msg:string points_earned:number profile:object',
  sendVerificationCode: 'write /api/login/getTestEmail msg:string resend_after_seconds:number',
  setLanguage: 'write /api/goods/getLang msg:string locale:string',
  verifyOrder: 'read /api/product/verifyOrder msg:string orderstatus:number paytype:number charge_status:nullable',
} as const satisfies Record<string, OperationLine>;

/** Every call that answers an event stream. */
export const streams = {
  watchActivity: {"method":"get","path":"/api/index/getActivityTime"},
} as const;
