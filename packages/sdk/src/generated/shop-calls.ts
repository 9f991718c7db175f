// Generated from openapi/: run `npm run generate`, never edit.
import type { Call, CallOptions } from '../call-types.ts';
import type {
  AddBannerItemArgument,
  AddBannerItemResult,
  AddCartItemArgument,
  AddCartItemResult,
  BuyNowArgument,
  BuyNowResult,
  CancelOrderArgument,
  CancelOrderResult,
  CheckoutCartArgument,
  CheckoutCartResult,
  CheckoutOrderArgument,
  CheckoutOrderResult,
  ConfirmChargeArgument,
  ConfirmChargeResult,
  ConfirmReceivedArgument,
  ConfirmReceivedResult,
  DeleteAddressArgument,
  DeleteAddressResult,
  DeleteCartItemArgument,
  DeleteCartItemResult,
  DeleteOrderArgument,
  DeleteOrderResult,
  FindOrderArgument,
  FindOrderResult,
  FindWithdrawableOrderArgument,
  FindWithdrawableOrderResult,
  GetBannerArgument,
  GetBannerResult,
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
  GetWheelResult,
  JoinCartArgument,
  JoinCartResult,
  ListAddressesResult,
  ListBannersResult,
  ListCarriersResult,
  ListCategoriesResult,
  ListCommentsArgument,
  ListCommentsResult,
  ListContactsResult,
  ListCouponsArgument,
  ListCouponsResult,
  ListDownloadsArgument,
  ListDownloadsResult,
  ListGoodsArgument,
  ListGoodsResult,
  ListGoodsCouponsArgument,
  ListGoodsCouponsResult,
  ListGoodsFaqsArgument,
  ListGoodsFaqsResult,
  ListHotCategoriesResult,
  ListHotPostsResult,
  ListHotProductsResult,
  ListNoticesResult,
  ListOrdersArgument,
  ListOrdersResult,
  ListQuestionsArgument,
  ListQuestionsResult,
  ListRelatedGoodsArgument,
  ListRelatedGoodsResult,
  ListReviewsResult,
  ListStatesResult,
  ListTermsResult,
  ListWinningsArgument,
  ListWinningsResult,
  LogInArgument,
  LogInResult,
  PlaceOrderArgument,
  PlaceOrderResult,
  SaveAddressArgument,
  SaveAddressResult,
  SavePrizeAddressArgument,
  SavePrizeAddressResult,
  SendMessageArgument,
  SendMessageResult,
  SetLanguageArgument,
  SetLanguageResult,
  SignUpByPopupArgument,
  SignUpByPopupResult,
  SpinWheelResult,
  SubscribeArgument,
  SubscribeResult,
  TakeCouponArgument,
  TakeCouponResult,
  TrackParcelArgument,
  TrackParcelResult,
  VerifyOrderArgument,
  VerifyOrderResult,
  WithdrawOrderArgument,
  WithdrawOrderResult,
} from './types.ts';

/** One method for each call of the contract. */
export interface ShopCalls {
  /** Puts the goods of a banner into the cart: `POST /api/product/addBannerCart`. */
  addBannerItem(argument: AddBannerItemArgument, options?: CallOptions): Call<AddBannerItemResult>;
  /** Puts goods into the cart: `POST /api/product/addCart`. */
  addCartItem(argument: AddCartItemArgument, options?: CallOptions): Call<AddCartItemResult>;
  /** Registers the one item to buy at once: `POST /api/product/buyNow`. */
  buyNow(argument: BuyNowArgument, options?: CallOptions): Call<BuyNowResult>;
  /** Calls an order off: `POST /api/order/cancelOrder`. */
  cancelOrder(argument: CancelOrderArgument, options?: CallOptions): Call<CancelOrderResult>;
  /** Sets quantities and checks that they can be ordered: `POST /api/product/checkout`. */
  checkoutCart(argument: CheckoutCartArgument, options?: CallOptions): Call<CheckoutCartResult>;
  /** Opens a charge for an order: `POST /api/product/checkoutOrder`. */
  checkoutOrder(argument: CheckoutOrderArgument, options?: CallOptions): Call<CheckoutOrderResult>;
  /** Takes the money of a charge: `POST /api/product/confirmCharge`. */
  confirmCharge(argument: ConfirmChargeArgument, options?: CallOptions): Call<ConfirmChargeResult>;
  /** Confirms that the parcel has come: `POST /api/order/received`. */
  confirmReceived(argument: ConfirmReceivedArgument, options?: CallOptions): Call<ConfirmReceivedResult>;
  /** Forgets a saved address: `POST /api/order/deleteAddress`. */
  deleteAddress(argument: DeleteAddressArgument, options?: CallOptions): Call<DeleteAddressResult>;
  /** Takes goods out of the cart: `POST /api/product/deleteOneCart`. */
  deleteCartItem(argument: DeleteCartItemArgument, options?: CallOptions): Call<DeleteCartItemResult>;
  /** Takes an order out of the list: `POST /api/order/deleteOrder`. */
  deleteOrder(argument: DeleteOrderArgument, options?: CallOptions): Call<DeleteOrderResult>;
  /** Finds an order without a login: `POST /api/order/findOrder`. */
  findOrder(argument: FindOrderArgument, options?: CallOptions): Call<FindOrderResult>;
  /** First step of a withdrawal: `POST /api/order/findWithdrawableOrder`. */
  findWithdrawableOrder(argument: FindWithdrawableOrderArgument, options?: CallOptions): Call<FindWithdrawableOrderResult>;
  /** Gives the banner of one place: `POST /api/index/getOneBanner`. */
  getBanner(argument: GetBannerArgument, options?: CallOptions): Call<GetBannerResult>;
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
  /** Gives the lucky wheel: `POST /api/rate/getWheel`. */
  getWheel(options?: CallOptions): Call<GetWheelResult>;
  /** Joins a guest's cart into the customer's: `POST /api/product/joinCart`. */
  joinCart(argument: JoinCartArgument, options?: CallOptions): Call<JoinCartResult>;
  /** Lists the saved addresses: `POST /api/order/getAddresses`. */
  listAddresses(options?: CallOptions): Call<ListAddressesResult>;
  /** Lists the banners of the home page: `GET /api/index/index`. */
  listBanners(options?: CallOptions): Call<ListBannersResult>;
  /** Lists the carriers: `POST /api/goods/getEpress`. */
  listCarriers(options?: CallOptions): Call<ListCarriersResult>;
  /** Gives the tree of categories: `POST /api/index/getCategoryList`. */
  listCategories(options?: CallOptions): Call<ListCategoriesResult>;
  /** Lists the comments on goods: `POST /api/goods/getCommentByGoodsId`. */
  listComments(argument: ListCommentsArgument, options?: CallOptions): Call<ListCommentsResult>;
  /** Lists the contacts per region: `GET /api/term/getContacts`. */
  listContacts(options?: CallOptions): Call<ListContactsResult>;
  /** Lists the coupons of the customer: `POST /api/order/getCoupons`. */
  listCoupons(argument?: ListCouponsArgument, options?: CallOptions): Call<ListCouponsResult>;
  /** Lists the models with manuals and drivers: `GET /api/term/getProduct`. */
  listDownloads(argument?: ListDownloadsArgument, options?: CallOptions): Call<ListDownloadsResult>;
  /** Lists goods: `POST /api/goods/getGoodsByType`. */
  listGoods(argument?: ListGoodsArgument, options?: CallOptions): Call<ListGoodsResult>;
  /** Lists the coupons that can be taken beside goods: `POST /api/goods/getCoupons`. */
  listGoodsCoupons(argument: ListGoodsCouponsArgument, options?: CallOptions): Call<ListGoodsCouponsResult>;
  /** Lists what buyers of such goods ask: `POST /api/goods/getFaqsByGoodsId`. */
  listGoodsFaqs(argument: ListGoodsFaqsArgument, options?: CallOptions): Call<ListGoodsFaqsResult>;
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
  /** Lists the questions of the FAQ: `POST /api/term/getQuestion`. */
  listQuestions(argument?: ListQuestionsArgument, options?: CallOptions): Call<ListQuestionsResult>;
  /** Lists goods that go with goods: `POST /api/goods/getCorrelationGoods`. */
  listRelatedGoods(argument: ListRelatedGoodsArgument, options?: CallOptions): Call<ListRelatedGoodsResult>;
  /** Lists what customers say, for the home page: `GET /api/index/getGoodsComment`. */
  listReviews(options?: CallOptions): Call<ListReviewsResult>;
  /** Lists the states of the US: `GET /api/product/getStates`. */
  listStates(options?: CallOptions): Call<ListStatesResult>;
  /** Lists terms and policies: `GET /api/term/getTerm`. */
  listTerms(options?: CallOptions): Call<ListTermsResult>;
  /** Lists the winning records of the customer: `POST /api/rate/getWinnings`. */
  listWinnings(argument?: ListWinningsArgument, options?: CallOptions): Call<ListWinningsResult>;
  /** Logs a customer in: `POST /api/login/login`. */
  logIn(argument: LogInArgument, options?: CallOptions): Call<LogInResult>;
  /** Places an order: `POST /api/product/order`. */
  placeOrder(argument: PlaceOrderArgument, options?: CallOptions): Call<PlaceOrderResult>;
  /** Saves an address: `POST /api/order/saveAddress`. */
  saveAddress(argument: SaveAddressArgument, options?: CallOptions): Call<SaveAddressResult>;
  /** Says where a prize is sent: `POST /api/rate/address`. */
  savePrizeAddress(argument: SavePrizeAddressArgument, options?: CallOptions): Call<SavePrizeAddressResult>;
  /** Writes to the support: `POST /api/term/message`. */
  sendMessage(argument: SendMessageArgument, options?: CallOptions): Call<SendMessageResult>;
  /** Chooses the language of the session: `POST /api/goods/getLang`. */
  setLanguage(argument: SetLanguageArgument, options?: CallOptions): Call<SetLanguageResult>;
  /** Signs up in the first-order popup: `POST /api/index/popupSignUp`. */
  signUpByPopup(argument: SignUpByPopupArgument, options?: CallOptions): Call<SignUpByPopupResult>;
  /** Spins the lucky wheel: `POST /api/rate/luckyDraw`. */
  spinWheel(options?: CallOptions): Call<SpinWheelResult>;
  /** Subscribes an address to offers: `POST /api/index/getEmailSubscribe`. */
  subscribe(argument: SubscribeArgument, options?: CallOptions): Call<SubscribeResult>;
  /** Takes a coupon: `POST /api/goods/getCoupon`. */
  takeCoupon(argument: TakeCouponArgument, options?: CallOptions): Call<TakeCouponResult>;
  /** Tells where a parcel is: `POST /api/goods/queryEpress`. */
  trackParcel(argument: TrackParcelArgument, options?: CallOptions): Call<TrackParcelResult>;
  /** Tells whether an order is paid: `POST /api/product/verifyOrder`. */
  verifyOrder(argument: VerifyOrderArgument, options?: CallOptions): Call<VerifyOrderResult>;
  /** Second step of a withdrawal: `POST /api/order/withdrawOrder`. */
  withdrawOrder(argument: WithdrawOrderArgument, options?: CallOptions): Call<WithdrawOrderResult>;
}

export interface Arguments {
  addBannerItem: AddBannerItemArgument;
  addCartItem: AddCartItemArgument;
  buyNow: BuyNowArgument;
  cancelOrder: CancelOrderArgument;
  checkoutCart: CheckoutCartArgument;
  checkoutOrder: CheckoutOrderArgument;
  confirmCharge: ConfirmChargeArgument;
  confirmReceived: ConfirmReceivedArgument;
  deleteAddress: DeleteAddressArgument;
  deleteCartItem: DeleteCartItemArgument;
  deleteOrder: DeleteOrderArgument;
  findOrder: FindOrderArgument;
  findWithdrawableOrder: FindWithdrawableOrderArgument;
  getBanner: GetBannerArgument;
  getCart: GetCartArgument;
  getContact: Record<string, never>;
  getFlashSale: Record<string, never>;
  getGoods: GetGoodsArgument;
  getOrder: GetOrderArgument;
  getOrderData: GetOrderDataArgument;
  getOrderTax: GetOrderTaxArgument;
  getTerm: GetTermArgument;
  getUserInfo: Record<string, never>;
  getWheel: Record<string, never>;
  joinCart: JoinCartArgument;
  listAddresses: Record<string, never>;
  listBanners: Record<string, never>;
  listCarriers: Record<string, never>;
  listCategories: Record<string, never>;
  listComments: ListCommentsArgument;
  listContacts: Record<string, never>;
  listCoupons: ListCouponsArgument;
  listDownloads: ListDownloadsArgument;
  listGoods: ListGoodsArgument;
  listGoodsCoupons: ListGoodsCouponsArgument;
  listGoodsFaqs: ListGoodsFaqsArgument;
  listHotCategories: Record<string, never>;
  listHotPosts: Record<string, never>;
  listHotProducts: Record<string, never>;
  listNotices: Record<string, never>;
  listOrders: ListOrdersArgument;
  listQuestions: ListQuestionsArgument;
  listRelatedGoods: ListRelatedGoodsArgument;
  listReviews: Record<string, never>;
  listStates: Record<string, never>;
  listTerms: Record<string, never>;
  listWinnings: ListWinningsArgument;
  logIn: LogInArgument;
  placeOrder: PlaceOrderArgument;
  saveAddress: SaveAddressArgument;
  savePrizeAddress: SavePrizeAddressArgument;
  sendMessage: SendMessageArgument;
  setLanguage: SetLanguageArgument;
  signUpByPopup: SignUpByPopupArgument;
  spinWheel: Record<string, never>;
  subscribe: SubscribeArgument;
  takeCoupon: TakeCouponArgument;
  trackParcel: TrackParcelArgument;
  verifyOrder: VerifyOrderArgument;
  withdrawOrder: WithdrawOrderArgument;
}

export interface Results {
  addBannerItem: AddBannerItemResult;
  addCartItem: AddCartItemResult;
  buyNow: BuyNowResult;
  cancelOrder: CancelOrderResult;
  checkoutCart: CheckoutCartResult;
  checkoutOrder: CheckoutOrderResult;
  confirmCharge: ConfirmChargeResult;
  confirmReceived: ConfirmReceivedResult;
  deleteAddress: DeleteAddressResult;
  deleteCartItem: DeleteCartItemResult;
  deleteOrder: DeleteOrderResult;
  findOrder: FindOrderResult;
  findWithdrawableOrder: FindWithdrawableOrderResult;
  getBanner: GetBannerResult;
  getCart: GetCartResult;
  getContact: GetContactResult;
  getFlashSale: GetFlashSaleResult;
  getGoods: GetGoodsResult;
  getOrder: GetOrderResult;
  getOrderData: GetOrderDataResult;
  getOrderTax: GetOrderTaxResult;
  getTerm: GetTermResult;
  getUserInfo: GetUserInfoResult;
  getWheel: GetWheelResult;
  joinCart: JoinCartResult;
  listAddresses: ListAddressesResult;
  listBanners: ListBannersResult;
  listCarriers: ListCarriersResult;
  listCategories: ListCategoriesResult;
  listComments: ListCommentsResult;
  listContacts: ListContactsResult;
  listCoupons: ListCouponsResult;
  listDownloads: ListDownloadsResult;
  listGoods: ListGoodsResult;
  listGoodsCoupons: ListGoodsCouponsResult;
  listGoodsFaqs: ListGoodsFaqsResult;
  listHotCategories: ListHotCategoriesResult;
  listHotPosts: ListHotPostsResult;
  listHotProducts: ListHotProductsResult;
  listNotices: ListNoticesResult;
  listOrders: ListOrdersResult;
  listQuestions: ListQuestionsResult;
  listRelatedGoods: ListRelatedGoodsResult;
  listReviews: ListReviewsResult;
  listStates: ListStatesResult;
  listTerms: ListTermsResult;
  listWinnings: ListWinningsResult;
  logIn: LogInResult;
  placeOrder: PlaceOrderResult;
  saveAddress: SaveAddressResult;
  savePrizeAddress: SavePrizeAddressResult;
  sendMessage: SendMessageResult;
  setLanguage: SetLanguageResult;
  signUpByPopup: SignUpByPopupResult;
  spinWheel: SpinWheelResult;
  subscribe: SubscribeResult;
  takeCoupon: TakeCouponResult;
  trackParcel: TrackParcelResult;
  verifyOrder: VerifyOrderResult;
  withdrawOrder: WithdrawOrderResult;
}
