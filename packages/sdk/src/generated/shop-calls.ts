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
  ChooseGiftArgument,
  ChooseGiftResult,
  ClaimSocialFollowArgument,
  ClaimSocialFollowResult,
  ConfirmChargeArgument,
  ConfirmChargeResult,
  DeleteCartItemArgument,
  DeleteCartItemResult,
  DrawRaffleArgument,
  DrawRaffleResult,
  GetActivityTimesResult,
  GetCartArgument,
  GetCartResult,
  GetContactResult,
  GetCustomerRightsResult,
  GetFlashSaleResult,
  GetGoodsArgument,
  GetGoodsResult,
  GetOrderArgument,
  GetOrderResult,
  GetOrderDataArgument,
  GetOrderDataResult,
  GetOrderTaxArgument,
  GetOrderTaxResult,
  GetPointRulesResult,
  GetTermArgument,
  GetTermResult,
  GetUserInfoResult,
  GetWheelResult,
  JoinCartArgument,
  JoinCartResult,
  ListActivityCouponsResult,
  ListBannersResult,
  ListCategoriesResult,
  ListCommentsArgument,
  ListCommentsResult,
  ListContactsResult,
  ListCouponsArgument,
  ListCouponsResult,
  ListGiftsArgument,
  ListGiftsResult,
  ListGoodsArgument,
  ListGoodsResult,
  ListGoodsCouponsArgument,
  ListGoodsCouponsResult,
  ListHotCategoriesResult,
  ListHotPostsResult,
  ListHotProductsResult,
  ListNoticesResult,
  ListOrdersArgument,
  ListOrdersResult,
  ListPointLogArgument,
  ListPointLogResult,
  ListRafflesResult,
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
  RegisterProductArgument,
  RegisterProductResult,
  SavePrizeAddressArgument,
  SavePrizeAddressResult,
  SetLanguageArgument,
  SetLanguageResult,
  SpinWheelResult,
  TakeCouponArgument,
  TakeCouponResult,
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
  /** Chooses the gift of a registration: `POST /api/rate/chooseGift`. */
  chooseGift(argument: ChooseGiftArgument, options?: CallOptions): Call<ChooseGiftResult>;
  /** Gives points for following the shop: `POST /api/community/followSocial`. */
  claimSocialFollow(argument: ClaimSocialFollowArgument, options?: CallOptions): Call<ClaimSocialFollowResult>;
  /** Takes the money of a charge: `POST /api/product/confirmCharge`. */
  confirmCharge(argument: ConfirmChargeArgument, options?: CallOptions): Call<ConfirmChargeResult>;
  /** Takes goods out of the cart: `POST /api/product/deleteOneCart`. */
  deleteCartItem(argument: DeleteCartItemArgument, options?: CallOptions): Call<DeleteCartItemResult>;
  /** Draws a ticket of a raffle: `POST /api/rate/drawRaffle`. */
  drawRaffle(argument: DrawRaffleArgument, options?: CallOptions): Call<DrawRaffleResult>;
  /** Gives the times of the activities: `POST /api/community/getActivityTimes`. */
  getActivityTimes(options?: CallOptions): Call<GetActivityTimesResult>;
  /** Gives a cart with its prices: `POST /api/product/getGoodsCart`. */
  getCart(argument?: GetCartArgument, options?: CallOptions): Call<GetCartResult>;
  /** Gives the contact of the shop: `GET /api/index/getContact`. */
  getContact(options?: CallOptions): Call<GetContactResult>;
  /** Gives the level of the customer and what it grants: `POST /api/community/getCustomerRights`. */
  getCustomerRights(options?: CallOptions): Call<GetCustomerRightsResult>;
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
  /** Says how points are earned: `GET /api/term/getPoints`. */
  getPointRules(options?: CallOptions): Call<GetPointRulesResult>;
  /** Gives the text of one term or policy: `GET /api/term/getSpecificTerm`. */
  getTerm(argument: GetTermArgument, options?: CallOptions): Call<GetTermResult>;
  /** Gives who is logged in: `POST /api/order/getUserInfo`. */
  getUserInfo(options?: CallOptions): Call<GetUserInfoResult>;
  /** Gives the lucky wheel: `POST /api/rate/getWheel`. */
  getWheel(options?: CallOptions): Call<GetWheelResult>;
  /** Joins a guest's cart into the customer's: `POST /api/product/joinCart`. */
  joinCart(argument: JoinCartArgument, options?: CallOptions): Call<JoinCartResult>;
  /** Lists the coupons of the running activities: `POST /api/community/getActivityCoupons`. */
  listActivityCoupons(options?: CallOptions): Call<ListActivityCouponsResult>;
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
  /** Lists the registrations of the customer and the gifts to choose from: `POST /api/order/getCustomerGift`. */
  listGifts(argument?: ListGiftsArgument, options?: CallOptions): Call<ListGiftsResult>;
  /** Lists goods: `POST /api/goods/getGoodsByType`. */
  listGoods(argument?: ListGoodsArgument, options?: CallOptions): Call<ListGoodsResult>;
  /** Lists the coupons that can be taken beside goods: `POST /api/goods/getCoupons`. */
  listGoodsCoupons(argument: ListGoodsCouponsArgument, options?: CallOptions): Call<ListGoodsCouponsResult>;
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
  /** Lists what happened to the points of the customer: `POST /api/order/getPointLogById`. */
  listPointLog(argument?: ListPointLogArgument, options?: CallOptions): Call<ListPointLogResult>;
  /** Lists the holiday and activity raffles: `POST /api/rate/getRaffles`. */
  listRaffles(options?: CallOptions): Call<ListRafflesResult>;
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
  /** Registers a product, or a review of it, for a gift: `POST /api/rate/rateRegister`. */
  registerProduct(argument: RegisterProductArgument, options?: CallOptions): Call<RegisterProductResult>;
  /** Says where a prize is sent: `POST /api/rate/address`. */
  savePrizeAddress(argument: SavePrizeAddressArgument, options?: CallOptions): Call<SavePrizeAddressResult>;
  /** Chooses the language of the session: `POST /api/goods/getLang`. */
  setLanguage(argument: SetLanguageArgument, options?: CallOptions): Call<SetLanguageResult>;
  /** Spins the lucky wheel: `POST /api/rate/luckyDraw`. */
  spinWheel(options?: CallOptions): Call<SpinWheelResult>;
  /** Takes a coupon: `POST /api/goods/getCoupon`. */
  takeCoupon(argument: TakeCouponArgument, options?: CallOptions): Call<TakeCouponResult>;
  /** Tells whether an order is paid: `POST /api/product/verifyOrder`. */
  verifyOrder(argument: VerifyOrderArgument, options?: CallOptions): Call<VerifyOrderResult>;
}

export interface Arguments {
  addCartItem: AddCartItemArgument;
  buyNow: BuyNowArgument;
  checkoutCart: CheckoutCartArgument;
  checkoutOrder: CheckoutOrderArgument;
  chooseGift: ChooseGiftArgument;
  claimSocialFollow: ClaimSocialFollowArgument;
  confirmCharge: ConfirmChargeArgument;
  deleteCartItem: DeleteCartItemArgument;
  drawRaffle: DrawRaffleArgument;
  getActivityTimes: Record<string, never>;
  getCart: GetCartArgument;
  getContact: Record<string, never>;
  getCustomerRights: Record<string, never>;
  getFlashSale: Record<string, never>;
  getGoods: GetGoodsArgument;
  getOrder: GetOrderArgument;
  getOrderData: GetOrderDataArgument;
  getOrderTax: GetOrderTaxArgument;
  getPointRules: Record<string, never>;
  getTerm: GetTermArgument;
  getUserInfo: Record<string, never>;
  getWheel: Record<string, never>;
  joinCart: JoinCartArgument;
  listActivityCoupons: Record<string, never>;
  listBanners: Record<string, never>;
  listCategories: Record<string, never>;
  listComments: ListCommentsArgument;
  listContacts: Record<string, never>;
  listCoupons: ListCouponsArgument;
  listGifts: ListGiftsArgument;
  listGoods: ListGoodsArgument;
  listGoodsCoupons: ListGoodsCouponsArgument;
  listHotCategories: Record<string, never>;
  listHotPosts: Record<string, never>;
  listHotProducts: Record<string, never>;
  listNotices: Record<string, never>;
  listOrders: ListOrdersArgument;
  listPointLog: ListPointLogArgument;
  listRaffles: Record<string, never>;
  listRelatedGoods: ListRelatedGoodsArgument;
  listReviews: Record<string, never>;
  listStates: Record<string, never>;
  listTerms: Record<string, never>;
  listWinnings: ListWinningsArgument;
  logIn: LogInArgument;
  placeOrder: PlaceOrderArgument;
  registerProduct: RegisterProductArgument;
  savePrizeAddress: SavePrizeAddressArgument;
  setLanguage: SetLanguageArgument;
  spinWheel: Record<string, never>;
  takeCoupon: TakeCouponArgument;
  verifyOrder: VerifyOrderArgument;
}

export interface Results {
  addCartItem: AddCartItemResult;
  buyNow: BuyNowResult;
  checkoutCart: CheckoutCartResult;
  checkoutOrder: CheckoutOrderResult;
  chooseGift: ChooseGiftResult;
  claimSocialFollow: ClaimSocialFollowResult;
  confirmCharge: ConfirmChargeResult;
  deleteCartItem: DeleteCartItemResult;
  drawRaffle: DrawRaffleResult;
  getActivityTimes: GetActivityTimesResult;
  getCart: GetCartResult;
  getContact: GetContactResult;
  getCustomerRights: GetCustomerRightsResult;
  getFlashSale: GetFlashSaleResult;
  getGoods: GetGoodsResult;
  getOrder: GetOrderResult;
  getOrderData: GetOrderDataResult;
  getOrderTax: GetOrderTaxResult;
  getPointRules: GetPointRulesResult;
  getTerm: GetTermResult;
  getUserInfo: GetUserInfoResult;
  getWheel: GetWheelResult;
  joinCart: JoinCartResult;
  listActivityCoupons: ListActivityCouponsResult;
  listBanners: ListBannersResult;
  listCategories: ListCategoriesResult;
  listComments: ListCommentsResult;
  listContacts: ListContactsResult;
  listCoupons: ListCouponsResult;
  listGifts: ListGiftsResult;
  listGoods: ListGoodsResult;
  listGoodsCoupons: ListGoodsCouponsResult;
  listHotCategories: ListHotCategoriesResult;
  listHotPosts: ListHotPostsResult;
  listHotProducts: ListHotProductsResult;
  listNotices: ListNoticesResult;
  listOrders: ListOrdersResult;
  listPointLog: ListPointLogResult;
  listRaffles: ListRafflesResult;
  listRelatedGoods: ListRelatedGoodsResult;
  listReviews: ListReviewsResult;
  listStates: ListStatesResult;
  listTerms: ListTermsResult;
  listWinnings: ListWinningsResult;
  logIn: LogInResult;
  placeOrder: PlaceOrderResult;
  registerProduct: RegisterProductResult;
  savePrizeAddress: SavePrizeAddressResult;
  setLanguage: SetLanguageResult;
  spinWheel: SpinWheelResult;
  takeCoupon: TakeCouponResult;
  verifyOrder: VerifyOrderResult;
}
