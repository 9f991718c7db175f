// Generated from openapi/: run `npm run generate`, never edit.
import type { Call, CallOptions } from '../call-types.ts';
import type {
  AddCartItemArgument,
  AddCartItemResult,
  BuyNowArgument,
  BuyNowResult,
  CheckoutCartArgument,
  CheckoutCartResult,
  CheckoutOrderArgument,
  CheckoutOrderResult,
  ConfirmChargeArgument,
  ConfirmChargeResult,
  DeleteCartItemArgument,
  DeleteCartItemResult,
  GetCartArgument,
  GetCartResult,
  GetContactResult,
  GetFlashSaleResult,
  GetGoodsArgument,
  GetGoodsResult,
  GetOrderArgument,
  GetOrderResult,
  GetOrderDataArgument,
  GetOrderDataResult,
  GetOrderTaxArgument,
  GetOrderTaxResult,
  GetTermArgument,
  GetTermResult,
  GetUserInfoResult,
  JoinCartArgument,
  JoinCartResult,
  ListBannersResult,
  ListCategoriesResult,
  ListCommentsArgument,
  ListCommentsResult,
  ListContactsResult,
  ListGoodsArgument,
  ListGoodsResult,
  ListHotCategoriesResult,
  ListHotPostsResult,
  ListHotProductsResult,
  ListNoticesResult,
  ListOrdersArgument,
  ListOrdersResult,
  ListRelatedGoodsArgument,
  ListRelatedGoodsResult,
  ListReviewsResult,
  ListTermsResult,
  LogInArgument,
  LogInResult,
  PlaceOrderArgument,
  PlaceOrderResult,
  SetLanguageArgument,
  SetLanguageResult,
  VerifyOrderArgument,
  VerifyOrderResult,
} from './types.ts';

/** One method for each call of the contract. */
export interface ShopCalls {
  /** Puts goods into the cart: `POST /api/product/addCart`. */
  addCartItem(argument: AddCartItemArgument, options?: CallOptions): Call<AddCartItemResult>;
  /** Registers the one item to buy at once: `POST /api/product/buyNow`. */
  buyNow(argument: BuyNowArgument, options?: CallOptions): Call<BuyNowResult>;
  /** Sets quantities and checks that they can be ordered: `POST /api/product/checkout`. */
  checkoutCart(argument: CheckoutCartArgument, options?: CallOptions): Call<CheckoutCartResult>;
  /** Opens a charge for an order: `POST /api/product/checkoutOrder`. */
  checkoutOrder(argument: CheckoutOrderArgument, options?: CallOptions): Call<CheckoutOrderResult>;
  /** Takes the money of a charge: `POST /api/product/confirmCharge`. */
  confirmCharge(argument: ConfirmChargeArgument, options?: CallOptions): Call<ConfirmChargeResult>;
  /** Takes goods out of the cart: `POST /api/product/deleteOneCart`. */
  deleteCartItem(argument: DeleteCartItemArgument, options?: CallOptions): Call<DeleteCartItemResult>;
  /** Gives a cart with its prices: `POST /api/product/getGoodsCart`. */
  getCart(argument?: GetCartArgument, options?: CallOptions): Call<GetCartResult>;
  /** Gives the contact of the shop: `GET /api/index/getContact`. */
  getContact(options?: CallOptions): Call<GetContactResult>;
  /** Gives the flash sale: `POST /api/index/getSeckills`. */
  getFlashSale(options?: CallOptions): Call<GetFlashSaleResult>;
  /** Gives one goods in full: `POST /api/goods/getGoodsById`. */
  getGoods(argument: GetGoodsArgument, options?: CallOptions): Call<GetGoodsResult>;
  /** Gives one order in full: `POST /api/order/getOrderSmall`. */
  getOrder(argument: GetOrderArgument, options?: CallOptions): Call<GetOrderResult>;
  /** Gives an order to pay: `POST /api/product/getOrderData`. */
  getOrderData(argument: GetOrderDataArgument, options?: CallOptions): Call<GetOrderDataResult>;
  /** Works out tax, shipping and total for an address: `POST /api/product/getOrderTax`. */
  getOrderTax(argument: GetOrderTaxArgument, options?: CallOptions): Call<GetOrderTaxResult>;
  /** Gives the text of one term or policy: `GET /api/term/getSpecificTerm`. */
  getTerm(argument: GetTermArgument, options?: CallOptions): Call<GetTermResult>;
  /** Gives who is logged in: `POST /api/order/getUserInfo`. */
  getUserInfo(options?: CallOptions): Call<GetUserInfoResult>;
  /** Joins a guest's cart into the customer's: `POST /api/product/joinCart`. */
  joinCart(argument: JoinCartArgument, options?: CallOptions): Call<JoinCartResult>;
  /** Lists the banners of the home page: `GET /api/index/index`. */
  listBanners(options?: CallOptions): Call<ListBannersResult>;
  /** Gives the tree of categories: `POST /api/index/getCategoryList`. */
  listCategories(options?: CallOptions): Call<ListCategoriesResult>;
  /** Lists the comments on goods: `POST /api/goods/getCommentByGoodsId`. */
  listComments(argument: ListCommentsArgument, options?: CallOptions): Call<ListCommentsResult>;
  /** Lists the contacts per region: `GET /api/term/getContacts`. */
  listContacts(options?: CallOptions): Call<ListContactsResult>;
  /** Lists goods: `POST /api/goods/getGoodsByType`. */
  listGoods(argument?: ListGoodsArgument, options?: CallOptions): Call<ListGoodsResult>;
  /** Lists the hot categories of the home page: `GET /api/index/getHotCategory`. */
  listHotCategories(options?: CallOptions): Call<ListHotCategoriesResult>;
  /** Lists posts of the community for the home page: `GET /api/index/getCommunity`. */
  listHotPosts(options?: CallOptions): Call<ListHotPostsResult>;
  /** Lists the two hot lists of the home page: `GET /api/index/getHotCategoryGoods`. */
  listHotProducts(options?: CallOptions): Call<ListHotProductsResult>;
  /** Lists the slides of the announcement bar: `GET /api/index/title`. */
  listNotices(options?: CallOptions): Call<ListNoticesResult>;
  /** Lists the orders of the customer: `POST /api/order/index`. */
  listOrders(argument?: ListOrdersArgument, options?: CallOptions): Call<ListOrdersResult>;
  /** Lists goods that go with goods: `POST /api/goods/getCorrelationGoods`. */
  listRelatedGoods(argument: ListRelatedGoodsArgument, options?: CallOptions): Call<ListRelatedGoodsResult>;
  /** Lists what customers say, for the home page: `GET /api/index/getGoodsComment`. */
  listReviews(options?: CallOptions): Call<ListReviewsResult>;
  /** Lists terms and policies: `GET /api/term/getTerm`. */
  listTerms(options?: CallOptions): Call<ListTermsResult>;
  /** Logs a customer in: `POST /api/login/login`. */
  logIn(argument: LogInArgument, options?: CallOptions): Call<LogInResult>;
  /** Places an order: `POST /api/product/order`. */
  placeOrder(argument: PlaceOrderArgument, options?: CallOptions): Call<PlaceOrderResult>;
  /** Chooses the language of the session: `POST /api/goods/getLang`. */
  setLanguage(argument: SetLanguageArgument, options?: CallOptions): Call<SetLanguageResult>;
  /** Tells whether an order is paid: `POST /api/product/verifyOrder`. */
  verifyOrder(argument: VerifyOrderArgument, options?: CallOptions): Call<VerifyOrderResult>;
}

export interface Arguments {
  addCartItem: AddCartItemArgument;
  buyNow: BuyNowArgument;
  checkoutCart: CheckoutCartArgument;
  checkoutOrder: CheckoutOrderArgument;
  confirmCharge: ConfirmChargeArgument;
  deleteCartItem: DeleteCartItemArgument;
  getCart: GetCartArgument;
  getContact: Record<string, never>;
  getFlashSale: Record<string, never>;
  getGoods: GetGoodsArgument;
  getOrder: GetOrderArgument;
  getOrderData: GetOrderDataArgument;
  getOrderTax: GetOrderTaxArgument;
  getTerm: GetTermArgument;
  getUserInfo: Record<string, never>;
  joinCart: JoinCartArgument;
  listBanners: Record<string, never>;
  listCategories: Record<string, never>;
  listComments: ListCommentsArgument;
  listContacts: Record<string, never>;
  listGoods: ListGoodsArgument;
  listHotCategories: Record<string, never>;
  listHotPosts: Record<string, never>;
  listHotProducts: Record<string, never>;
  listNotices: Record<string, never>;
  listOrders: ListOrdersArgument;
  listRelatedGoods: ListRelatedGoodsArgument;
  listReviews: Record<string, never>;
  listTerms: Record<string, never>;
  logIn: LogInArgument;
  placeOrder: PlaceOrderArgument;
  setLanguage: SetLanguageArgument;
  verifyOrder: VerifyOrderArgument;
}

export interface Results {
  addCartItem: AddCartItemResult;
  buyNow: BuyNowResult;
  checkoutCart: CheckoutCartResult;
  checkoutOrder: CheckoutOrderResult;
  confirmCharge: ConfirmChargeResult;
  deleteCartItem: DeleteCartItemResult;
  getCart: GetCartResult;
  getContact: GetContactResult;
  getFlashSale: GetFlashSaleResult;
  getGoods: GetGoodsResult;
  getOrder: GetOrderResult;
  getOrderData: GetOrderDataResult;
  getOrderTax: GetOrderTaxResult;
  getTerm: GetTermResult;
  getUserInfo: GetUserInfoResult;
  joinCart: JoinCartResult;
  listBanners: ListBannersResult;
  listCategories: ListCategoriesResult;
  listComments: ListCommentsResult;
  listContacts: ListContactsResult;
  listGoods: ListGoodsResult;
  listHotCategories: ListHotCategoriesResult;
  listHotPosts: ListHotPostsResult;
  listHotProducts: ListHotProductsResult;
  listNotices: ListNoticesResult;
  listOrders: ListOrdersResult;
  listRelatedGoods: ListRelatedGoodsResult;
  listReviews: ListReviewsResult;
  listTerms: ListTermsResult;
  logIn: LogInResult;
  placeOrder: PlaceOrderResult;
  setLanguage: SetLanguageResult;
  verifyOrder: VerifyOrderResult;
}
