// Generated from openapi/: run `npm run generate`, never edit.
import type { Call, CallOptions } from '../call-types.ts';
import type {
  AddBannerItemArgument,
  AddBannerItemResult,
  AddCartItemArgument,
  AddCartItemResult,
  ApplyForFreeTestArgument,
  ApplyForFreeTestResult,
  BuyNowArgument,
  BuyNowResult,
  CancelPraiseArgument,
  CancelPraiseResult,
  CheckoutCartArgument,
  CheckoutCartResult,
  CheckoutOrderArgument,
  CheckoutOrderResult,
  ClaimWarrantyArgument,
  ClaimWarrantyResult,
  ConfirmChargeArgument,
  ConfirmChargeResult,
  DeleteCartItemArgument,
  DeleteCartItemResult,
  FindMarketplaceWarrantyArgument,
  FindMarketplaceWarrantyResult,
  GetBannerArgument,
  GetBannerResult,
  GetCartArgument,
  GetCartResult,
  GetContactResult,
  GetFlashSaleResult,
  GetFreeTestArgument,
  GetFreeTestResult,
  GetGoodsArgument,
  GetGoodsResult,
  GetGoodsUserInfoArgument,
  GetGoodsUserInfoResult,
  GetOrderArgument,
  GetOrderResult,
  GetOrderDataArgument,
  GetOrderDataResult,
  GetOrderLineReviewArgument,
  GetOrderLineReviewResult,
  GetOrderTaxArgument,
  GetOrderTaxResult,
  GetTermArgument,
  GetTermResult,
  GetUserInfoResult,
  GetWheelResult,
  JoinCartArgument,
  JoinCartResult,
  ListBannersResult,
  ListCategoriesResult,
  ListCommentsArgument,
  ListCommentsResult,
  ListContactsResult,
  ListCouponsArgument,
  ListCouponsResult,
  ListDownloadsArgument,
  ListDownloadsResult,
  ListFreeTestsArgument,
  ListFreeTestsResult,
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
  ListWarrantiesArgument,
  ListWarrantiesResult,
  ListWinningsArgument,
  ListWinningsResult,
  LogInArgument,
  LogInResult,
  PlaceOrderArgument,
  PlaceOrderResult,
  PraiseCommentArgument,
  PraiseCommentResult,
  RegisterWarrantyArgument,
  RegisterWarrantyResult,
  SavePrizeAddressArgument,
  SavePrizeAddressResult,
  SendMessageArgument,
  SendMessageResult,
  SetLanguageArgument,
  SetLanguageResult,
  SignUpByPopupArgument,
  SignUpByPopupResult,
  SpinWheelResult,
  StoreReviewArgument,
  StoreReviewResult,
  SubscribeArgument,
  SubscribeResult,
  TakeCouponArgument,
  TakeCouponResult,
  VerifyOrderArgument,
  VerifyOrderResult,
} from './types.ts';

/** One method for each call of the contract. */
export interface ShopCalls {
  /** Puts the goods of a banner into the cart: `POST /api/product/addBannerCart`. */
  addBannerItem(argument: AddBannerItemArgument, options?: CallOptions): Call<AddBannerItemResult>;
  /** Puts goods into the cart: `POST /api/product/addCart`. */
  addCartItem(argument: AddCartItemArgument, options?: CallOptions): Call<AddCartItemResult>;
  /** Applies for a free test of goods: `POST /api/goods/applyFreeTest`. */
  applyForFreeTest(argument: ApplyForFreeTestArgument, options?: CallOptions): Call<ApplyForFreeTestResult>;
  /** Registers the one item to buy at once: `POST /api/product/buyNow`. */
  buyNow(argument: BuyNowArgument, options?: CallOptions): Call<BuyNowResult>;
  /** Takes praise for a comment back: `POST /api/goods/cancelPraise`. */
  cancelPraise(argument: CancelPraiseArgument, options?: CallOptions): Call<CancelPraiseResult>;
  /** Sets quantities and checks that they can be ordered: `POST /api/product/checkout`. */
  checkoutCart(argument: CheckoutCartArgument, options?: CallOptions): Call<CheckoutCartResult>;
  /** Opens a charge for an order: `POST /api/product/checkoutOrder`. */
  checkoutOrder(argument: CheckoutOrderArgument, options?: CallOptions): Call<CheckoutOrderResult>;
  /** Claims a warranty: `POST /api/order/claimWarranty`. */
  claimWarranty(argument: ClaimWarrantyArgument, options?: CallOptions): Call<ClaimWarrantyResult>;
  /** Takes the money of a charge: `POST /api/product/confirmCharge`. */
  confirmCharge(argument: ConfirmChargeArgument, options?: CallOptions): Call<ConfirmChargeResult>;
  /** Takes goods out of the cart: `POST /api/product/deleteOneCart`. */
  deleteCartItem(argument: DeleteCartItemArgument, options?: CallOptions): Call<DeleteCartItemResult>;
  /** Finds the warranty of goods bought on a marketplace: `POST /api/goods/getAmazonQuality`. */
  findMarketplaceWarranty(argument: FindMarketplaceWarrantyArgument, options?: CallOptions): Call<FindMarketplaceWarrantyResult>;
  /** Gives the banner of one place: `POST /api/index/getOneBanner`. */
  getBanner(argument: GetBannerArgument, options?: CallOptions): Call<GetBannerResult>;
  /** Gives a cart with its prices: `POST /api/product/getGoodsCart`. */
  getCart(argument?: GetCartArgument, options?: CallOptions): Call<GetCartResult>;
  /** Gives the contact of the shop: `GET /api/index/getContact`. */
  getContact(options?: CallOptions): Call<GetContactResult>;
  /** Gives the flash sale: `POST /api/index/getSeckills`. */
  getFlashSale(options?: CallOptions): Call<GetFlashSaleResult>;
  /** Shows one application for a free test: `POST /api/order/getFreeDetail`. */
  getFreeTest(argument: GetFreeTestArgument, options?: CallOptions): Call<GetFreeTestResult>;
  /** Gives one goods in full: `POST /api/goods/getGoodsById`. */
  getGoods(argument: GetGoodsArgument, options?: CallOptions): Call<GetGoodsResult>;
  /** Tells what the customer may do with goods: `POST /api/goods/getUserInfo`. */
  getGoodsUserInfo(argument: GetGoodsUserInfoArgument, options?: CallOptions): Call<GetGoodsUserInfoResult>;
  /** Gives one order in full: `POST /api/order/getOrderSmall`. */
  getOrder(argument: GetOrderArgument, options?: CallOptions): Call<GetOrderResult>;
  /** Gives an order to pay: `POST /api/product/getOrderData`. */
  getOrderData(argument: GetOrderDataArgument, options?: CallOptions): Call<GetOrderDataResult>;
  /** Shows the review of an order line: `POST /api/order/getCommentByOrderSmallId`. */
  getOrderLineReview(argument: GetOrderLineReviewArgument, options?: CallOptions): Call<GetOrderLineReviewResult>;
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
  /** Lists the banners of the home page: `GET /api/index/index`. */
  listBanners(options?: CallOptions): Call<ListBannersResult>;
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
  /** Lists the free tests that the customer applied for: `POST /api/order/getFree`. */
  listFreeTests(argument?: ListFreeTestsArgument, options?: CallOptions): Call<ListFreeTestsResult>;
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
  /** Lists the warranties of the customer: `POST /api/order/getQualityOrder`. */
  listWarranties(argument?: ListWarrantiesArgument, options?: CallOptions): Call<ListWarrantiesResult>;
  /** Lists the winning records of the customer: `POST /api/rate/getWinnings`. */
  listWinnings(argument?: ListWinningsArgument, options?: CallOptions): Call<ListWinningsResult>;
  /** Logs a customer in: `POST /api/login/login`. */
  logIn(argument: LogInArgument, options?: CallOptions): Call<LogInResult>;
  /** Places an order: `POST /api/product/order`. */
  placeOrder(argument: PlaceOrderArgument, options?: CallOptions): Call<PlaceOrderResult>;
  /** Praises a comment: `POST /api/goods/commentPraise`. */
  praiseComment(argument: PraiseCommentArgument, options?: CallOptions): Call<PraiseCommentResult>;
  /** Registers the warranty of an order line: `POST /api/order/orderQuality`. */
  registerWarranty(argument: RegisterWarrantyArgument, options?: CallOptions): Call<RegisterWarrantyResult>;
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
  /** Reviews a line of an order: `POST /api/goods/commentStore`. */
  storeReview(argument: StoreReviewArgument, options?: CallOptions): Call<StoreReviewResult>;
  /** Subscribes an address to offers: `POST /api/index/getEmailSubscribe`. */
  subscribe(argument: SubscribeArgument, options?: CallOptions): Call<SubscribeResult>;
  /** Takes a coupon: `POST /api/goods/getCoupon`. */
  takeCoupon(argument: TakeCouponArgument, options?: CallOptions): Call<TakeCouponResult>;
  /** Tells whether an order is paid: `POST /api/product/verifyOrder`. */
  verifyOrder(argument: VerifyOrderArgument, options?: CallOptions): Call<VerifyOrderResult>;
}

export interface Arguments {
  addBannerItem: AddBannerItemArgument;
  addCartItem: AddCartItemArgument;
  applyForFreeTest: ApplyForFreeTestArgument;
  buyNow: BuyNowArgument;
  cancelPraise: CancelPraiseArgument;
  checkoutCart: CheckoutCartArgument;
  checkoutOrder: CheckoutOrderArgument;
  claimWarranty: ClaimWarrantyArgument;
  confirmCharge: ConfirmChargeArgument;
  deleteCartItem: DeleteCartItemArgument;
  findMarketplaceWarranty: FindMarketplaceWarrantyArgument;
  getBanner: GetBannerArgument;
  getCart: GetCartArgument;
  getContact: Record<string, never>;
  getFlashSale: Record<string, never>;
  getFreeTest: GetFreeTestArgument;
  getGoods: GetGoodsArgument;
  getGoodsUserInfo: GetGoodsUserInfoArgument;
  getOrder: GetOrderArgument;
  getOrderData: GetOrderDataArgument;
  getOrderLineReview: GetOrderLineReviewArgument;
  getOrderTax: GetOrderTaxArgument;
  getTerm: GetTermArgument;
  getUserInfo: Record<string, never>;
  getWheel: Record<string, never>;
  joinCart: JoinCartArgument;
  listBanners: Record<string, never>;
  listCategories: Record<string, never>;
  listComments: ListCommentsArgument;
  listContacts: Record<string, never>;
  listCoupons: ListCouponsArgument;
  listDownloads: ListDownloadsArgument;
  listFreeTests: ListFreeTestsArgument;
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
  listWarranties: ListWarrantiesArgument;
  listWinnings: ListWinningsArgument;
  logIn: LogInArgument;
  placeOrder: PlaceOrderArgument;
  praiseComment: PraiseCommentArgument;
  registerWarranty: RegisterWarrantyArgument;
  savePrizeAddress: SavePrizeAddressArgument;
  sendMessage: SendMessageArgument;
  setLanguage: SetLanguageArgument;
  signUpByPopup: SignUpByPopupArgument;
  spinWheel: Record<string, never>;
  storeReview: StoreReviewArgument;
  subscribe: SubscribeArgument;
  takeCoupon: TakeCouponArgument;
  verifyOrder: VerifyOrderArgument;
}

export interface Results {
  addBannerItem: AddBannerItemResult;
  addCartItem: AddCartItemResult;
  applyForFreeTest: ApplyForFreeTestResult;
  buyNow: BuyNowResult;
  cancelPraise: CancelPraiseResult;
  checkoutCart: CheckoutCartResult;
  checkoutOrder: CheckoutOrderResult;
  claimWarranty: ClaimWarrantyResult;
  confirmCharge: ConfirmChargeResult;
  deleteCartItem: DeleteCartItemResult;
  findMarketplaceWarranty: FindMarketplaceWarrantyResult;
  getBanner: GetBannerResult;
  getCart: GetCartResult;
  getContact: GetContactResult;
  getFlashSale: GetFlashSaleResult;
  getFreeTest: GetFreeTestResult;
  getGoods: GetGoodsResult;
  getGoodsUserInfo: GetGoodsUserInfoResult;
  getOrder: GetOrderResult;
  getOrderData: GetOrderDataResult;
  getOrderLineReview: GetOrderLineReviewResult;
  getOrderTax: GetOrderTaxResult;
  getTerm: GetTermResult;
  getUserInfo: GetUserInfoResult;
  getWheel: GetWheelResult;
  joinCart: JoinCartResult;
  listBanners: ListBannersResult;
  listCategories: ListCategoriesResult;
  listComments: ListCommentsResult;
  listContacts: ListContactsResult;
  listCoupons: ListCouponsResult;
  listDownloads: ListDownloadsResult;
  listFreeTests: ListFreeTestsResult;
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
  listWarranties: ListWarrantiesResult;
  listWinnings: ListWinningsResult;
  logIn: LogInResult;
  placeOrder: PlaceOrderResult;
  praiseComment: PraiseCommentResult;
  registerWarranty: RegisterWarrantyResult;
  savePrizeAddress: SavePrizeAddressResult;
  sendMessage: SendMessageResult;
  setLanguage: SetLanguageResult;
  signUpByPopup: SignUpByPopupResult;
  spinWheel: SpinWheelResult;
  storeReview: StoreReviewResult;
  subscribe: SubscribeResult;
  takeCoupon: TakeCouponResult;
  verifyOrder: VerifyOrderResult;
}
