// Generated from openapi/: run `npm run generate`, never edit.
import type { Operation } from '../operation.ts';

/** Every call that answers an envelope, by operation id. */
export const operations = {
  addBannerItem: {"method":"post","path":"/api/product/addBannerCart","read":false,"body":"json","argument":true,"answer":{"msg":"string","number":"number"}},
  addCartItem: {"method":"post","path":"/api/product/addCart","read":false,"body":"json","argument":true,"answer":{"msg":"string","number":"number"}},
  buyNow: {"method":"post","path":"/api/product/buyNow","read":false,"body":"json","argument":true,"answer":{"msg":"string"}},
  checkoutCart: {"method":"post","path":"/api/product/checkout","read":false,"body":"json","argument":true,"answer":{"msg":"string"}},
  checkoutOrder: {"method":"post","path":"/api/product/checkoutOrder","read":false,"body":"json","argument":true,"answer":{"msg":"string","charge_id":"string","charge_status":"number","redirect_url":"nullable"}},
  confirmCharge: {"method":"post","path":"/api/product/confirmCharge","read":false,"body":"json","argument":true,"answer":{"msg":"string","charge_status":"number","orderstatus":"number"}},
  deleteCartItem: {"method":"post","path":"/api/product/deleteOneCart","read":false,"body":"json","argument":true,"answer":{"msg":"string","number":"number"}},
  getBanner: {"method":"post","path":"/api/index/getOneBanner","read":true,"body":"json","argument":true,"answer":{"msg":"nullable"}},
  getCart: {"method":"post","path":"/api/product/getGoodsCart","read":true,"body":"json","argument":true,"answer":{"msg":"array","pay":"number","total":"number","number":"number","rebate":"number","msgData":"object"}},
  getContact: {"method":"get","path":"/api/index/getContact","read":true,"argument":false,"answer":{"msg":"object","tiktok":"string"}},
  getFlashSale: {"method":"post","path":"/api/index/getSeckills","read":true,"body":"json","argument":false,"answer":{"msg":"array","activity_begin_time":"number","activity_over_time":"number","server_time":"number","background_pic":"string","window_pic":"string"}},
  getGoods: {"method":"post","path":"/api/goods/getGoodsById","read":true,"body":"json","argument":true,"answer":{"msg":"object"}},
  getOrder: {"method":"post","path":"/api/order/getOrderSmall","read":true,"body":"json","argument":true,"answer":{"msg":"object"}},
  getOrderData: {"method":"post","path":"/api/product/getOrderData","read":true,"body":"json","argument":true,"answer":{"msg":"object"}},
  getOrderTax: {"method":"post","path":"/api/product/getOrderTax","read":true,"body":"json","argument":true,"answer":{"msg":"string","subtotal":"number","reduction":"number","tax":"number","shipping":"number","total":"number"}},
  getTerm: {"method":"get","path":"/api/term/getSpecificTerm","read":true,"query":["title"],"argument":true,"answer":{"msg":"object"}},
  getUserInfo: {"method":"post","path":"/api/order/getUserInfo","read":true,"body":"json","argument":false,"answer":{"msg":"object"}},
  joinCart: {"method":"post","path":"/api/product/joinCart","read":false,"body":"json","argument":true,"answer":{"msg":"string","number":"number","skipped":"array"}},
  listBanners: {"method":"get","path":"/api/index/index","read":true,"argument":false,"answer":{"msg":"object"}},
  listCategories: {"method":"post","path":"/api/index/getCategoryList","read":true,"body":"json","argument":false,"answer":{"msg":"object"}},
  listComments: {"method":"post","path":"/api/goods/getCommentByGoodsId","read":true,"body":"json","argument":true,"answer":{"msg":"array","total":"number","average":"number","histogram":"array"}},
  listContacts: {"method":"get","path":"/api/term/getContacts","read":true,"argument":false,"answer":{"msg":"array"}},
  listDownloads: {"method":"get","path":"/api/term/getProduct","read":true,"query":["keywords","goods_kind","page","page_size"],"argument":true,"answer":{"msg":"array","total":"number","page":"number","page_size":"number"}},
  listGoods: {"method":"post","path":"/api/goods/getGoodsByType","read":true,"body":"json","argument":true,"answer":{"msg":"array","total":"number","page":"number","page_size":"number","category":"nullable"}},
  listGoodsFaqs: {"method":"post","path":"/api/goods/getFaqsByGoodsId","read":true,"body":"json","argument":true,"answer":{"msg":"array"}},
  listHotCategories: {"method":"get","path":"/api/index/getHotCategory","read":true,"argument":false,"answer":{"msg":"array"}},
  listHotPosts: {"method":"get","path":"/api/index/getCommunity","read":true,"argument":false,"answer":{"msg":"array"}},
  listHotProducts: {"method":"get","path":"/api/index/getHotCategoryGoods","read":true,"argument":false,"answer":{"msg":"array"}},
  listNotices: {"method":"get","path":"/api/index/title","read":true,"argument":false,"answer":{"msg":"array"}},
  listOrders: {"method":"post","path":"/api/order/index","read":true,"body":"json","argument":true,"answer":{"msg":"array","total":"number","page":"number","page_size":"number","counts":"object"}},
  listQuestions: {"method":"post","path":"/api/term/getQuestion","read":true,"body":"json","argument":true,"answer":{"msg":"array","total":"number"}},
  listRelatedGoods: {"method":"post","path":"/api/goods/getCorrelationGoods","read":true,"body":"json","argument":true,"answer":{"msg":"array"}},
  listReviews: {"method":"get","path":"/api/index/getGoodsComment","read":true,"argument":false,"answer":{"msg":"array"}},
  listTerms: {"method":"get","path":"/api/term/getTerm","read":true,"argument":false,"answer":{"msg":"object"}},
  logIn: {"method":"post","path":"/api/login/login","read":false,"body":"json","argument":true,"answer":{"msg":"string","data":"object","tiktok_token":"nullable"}},
  placeOrder: {"method":"post","path":"/api/product/order","read":false,"body":"json","argument":true,"answer":{"msg":"string","ordersn":"string"}},
  sendMessage: {"method":"post","path":"/api/term/message","read":false,"body":"json","argument":true,"answer":{"msg":"string","reference":"string","reply_until":"number","desk_open":"number","opens_at":"nullable"}},
  setLanguage: {"method":"post","path":"/api/goods/getLang","read":false,"body":"json","argument":true,"answer":{"msg":"string","locale":"string"}},
  signUpByPopup: {"method":"post","path":"/api/index/popupSignUp","read":false,"body":"json","argument":true,"answer":{"msg":"string","coupon_code":"string"}},
  subscribe: {"method":"post","path":"/api/index/getEmailSubscribe","read":false,"body":"json","argument":true,"answer":{"msg":"string"}},
  verifyOrder: {"method":"post","path":"/api/product/verifyOrder","read":true,"body":"json","argument":true,"answer":{"msg":"string","orderstatus":"number","paytype":"number","charge_status":"nullable"}},
} as const satisfies Record<string, Operation>;

/** Every call that answers an event stream. */
export const streams = {
  watchActivity: {"method":"get","path":"/api/index/getActivityTime"},
} as const;
