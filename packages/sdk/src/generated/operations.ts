// Generated from openapi/: run `npm run generate`, never edit.
import type { Operation } from '../operation.ts';

/** Every call that answers an envelope, by operation id. */
export const operations = {
  addCartItem: {"method":"post","path":"/api/product/addCart","read":false,"body":"json","argument":true,"answer":{"msg":"string","number":"number"}},
  buyNow: {"method":"post","path":"/api/product/buyNow","read":false,"body":"json","argument":true,"answer":{"msg":"string"}},
  changePassword: {"method":"post","path":"/api/order/repassword","read":false,"body":"json","argument":true,"answer":{"msg":"string"}},
  checkoutCart: {"method":"post","path":"/api/product/checkout","read":false,"body":"json","argument":true,"answer":{"msg":"string"}},
  checkoutOrder: {"method":"post","path":"/api/product/checkoutOrder","read":false,"body":"json","argument":true,"answer":{"msg":"string","charge_id":"string","charge_status":"number","redirect_url":"nullable"}},
  confirmCharge: {"method":"post","path":"/api/product/confirmCharge","read":false,"body":"json","argument":true,"answer":{"msg":"string","charge_status":"number","orderstatus":"number"}},
  deleteCartItem: {"method":"post","path":"/api/product/deleteOneCart","read":false,"body":"json","argument":true,"answer":{"msg":"string","number":"number"}},
  getCart: {"method":"post","path":"/api/product/getGoodsCart","read":true,"body":"json","argument":true,"answer":{"msg":"array","pay":"number","total":"number","number":"number","rebate":"number","msgData":"object"}},
  getContact: {"method":"get","path":"/api/index/getContact","read":true,"argument":false,"answer":{"msg":"object","tiktok":"string"}},
  getFlashSale: {"method":"post","path":"/api/index/getSeckills","read":true,"body":"json","argument":false,"answer":{"msg":"array","activity_begin_time":"number","activity_over_time":"number","server_time":"number","background_pic":"string","window_pic":"string"}},
  getGoods: {"method":"post","path":"/api/goods/getGoodsById","read":true,"body":"json","argument":true,"answer":{"msg":"object"}},
  getOrder: {"method":"post","path":"/api/order/getOrderSmall","read":true,"body":"json","argument":true,"answer":{"msg":"object"}},
  getOrderData: {"method":"post","path":"/api/product/getOrderData","read":true,"body":"json","argument":true,"answer":{"msg":"object"}},
  getOrderTax: {"method":"post","path":"/api/product/getOrderTax","read":true,"body":"json","argument":true,"answer":{"msg":"string","subtotal":"number","reduction":"number","tax":"number","shipping":"number","total":"number"}},
  getProfile: {"method":"post","path":"/api/order/getCustomer","read":true,"body":"json","argument":false,"answer":{"msg":"object"}},
  getTerm: {"method":"get","path":"/api/term/getSpecificTerm","read":true,"query":["title"],"argument":true,"answer":{"msg":"object"}},
  getUserInfo: {"method":"post","path":"/api/order/getUserInfo","read":true,"body":"json","argument":false,"answer":{"msg":"object"}},
  joinCart: {"method":"post","path":"/api/product/joinCart","read":false,"body":"json","argument":true,"answer":{"msg":"string","number":"number","skipped":"array"}},
  listBanners: {"method":"get","path":"/api/index/index","read":true,"argument":false,"answer":{"msg":"object"}},
  listCategories: {"method":"post","path":"/api/index/getCategoryList","read":true,"body":"json","argument":false,"answer":{"msg":"object"}},
  listComments: {"method":"post","path":"/api/goods/getCommentByGoodsId","read":true,"body":"json","argument":true,"answer":{"msg":"array","total":"number","average":"number","histogram":"array"}},
  listContacts: {"method":"get","path":"/api/term/getContacts","read":true,"argument":false,"answer":{"msg":"array"}},
  listGoods: {"method":"post","path":"/api/goods/getGoodsByType","read":true,"body":"json","argument":true,"answer":{"msg":"array","total":"number","page":"number","page_size":"number","category":"nullable"}},
  listHotCategories: {"method":"get","path":"/api/index/getHotCategory","read":true,"argument":false,"answer":{"msg":"array"}},
  listHotPosts: {"method":"get","path":"/api/index/getCommunity","read":true,"argument":false,"answer":{"msg":"array"}},
  listHotProducts: {"method":"get","path":"/api/index/getHotCategoryGoods","read":true,"argument":false,"answer":{"msg":"array"}},
  listNotices: {"method":"get","path":"/api/index/title","read":true,"argument":false,"answer":{"msg":"array"}},
  listOrders: {"method":"post","path":"/api/order/index","read":true,"body":"json","argument":true,"answer":{"msg":"array","total":"number","page":"number","page_size":"number","counts":"object"}},
  listRelatedGoods: {"method":"post","path":"/api/goods/getCorrelationGoods","read":true,"body":"json","argument":true,"answer":{"msg":"array"}},
  listReviews: {"method":"get","path":"/api/index/getGoodsComment","read":true,"argument":false,"answer":{"msg":"array"}},
  listTerms: {"method":"get","path":"/api/term/getTerm","read":true,"argument":false,"answer":{"msg":"object"}},
  logIn: {"method":"post","path":"/api/login/login","read":false,"body":"json","argument":true,"answer":{"msg":"string","data":"object","tiktok_token":"nullable"}},
  logInWithFacebook: {"method":"post","path":"/api/login/facebook","read":false,"body":"json","argument":true,"answer":{"msg":"string","data":"object","tiktok_token":"nullable","is_new":"number"}},
  logInWithGoogle: {"method":"post","path":"/api/login/google","read":false,"body":"json","argument":true,"answer":{"msg":"string","data":"object","tiktok_token":"nullable","is_new":"number"}},
  placeOrder: {"method":"post","path":"/api/product/order","read":false,"body":"json","argument":true,"answer":{"msg":"string","ordersn":"string"}},
  register: {"method":"post","path":"/api/login/register","read":false,"body":"json","argument":true,"answer":{"msg":"string","data":"object","tiktok_token":"nullable","points":"number"}},
  resetPassword: {"method":"post","path":"/api/login/repassword","read":false,"body":"json","argument":true,"answer":{"msg":"string"}},
  saveProfile: {"method":"post","path":"/api/order/completeCustomer","read":false,"body":"json","argument":true,"answer":{"msg":"string","points_earned":"number","profile":"object"}},
  sendVerificationCode: {"method":"post","path":"/api/login/getTestEmail","read":false,"body":"json","argument":true,"answer":{"msg":"string","resend_after_seconds":"number"}},
  setLanguage: {"method":"post","path":"/api/goods/getLang","read":false,"body":"json","argument":true,"answer":{"msg":"string","locale":"string"}},
  verifyOrder: {"method":"post","path":"/api/product/verifyOrder","read":true,"body":"json","argument":true,"answer":{"msg":"string","orderstatus":"number","paytype":"number","charge_status":"nullable"}},
} as const satisfies Record<string, Operation>;

/** Every call that answers an event stream. */
export const streams = {
  watchActivity: {"method":"get","path":"/api/index/getActivityTime"},
} as const;
