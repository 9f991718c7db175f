// Generated from openapi/: run `npm run generate`, never edit.
import type { Call, CallOptions } from '../call/call-types.ts';
import type {
  AddBannerItemArgument,
  AddBannerItemResult,
  AddCartItemArgument,
  AddCartItemResult,
  AddWishArgument,
  AddWishResult,
  ApplyForFreeTestArgument,
  ApplyForFreeTestResult,
  BuyNowArgument,
  BuyNowResult,
  CancelNoticeArgument,
  CancelNoticeResult,
  CancelOrderArgument,
  CancelOrderResult,
  CancelPraiseArgument,
  CancelPraiseResult,
  ChangePasswordArgument,
  ChangePasswordResult,
  CheckoutCartArgument,
  CheckoutCartResult,
  CheckoutOrderArgument,
  CheckoutOrderResult,
  ChooseGiftArgument,
  ChooseGiftResult,
  ClaimSocialFollowArgument,
  ClaimSocialFollowResult,
  ClaimWarrantyArgument,
  ClaimWarrantyResult,
  CompareGoodsArgument,
  CompareGoodsResult,
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
  DeleteSavedItemArgument,
  DeleteSavedItemResult,
  DrawRaffleArgument,
  DrawRaffleResult,
  ExportPersonalDataResult,
  FindMarketplaceWarrantyArgument,
  FindMarketplaceWarrantyResult,
  FindOrderArgument,
  FindOrderResult,
  FindWithdrawableOrderArgument,
  FindWithdrawableOrderResult,
  GetActivityTimesResult,
  GetBannerArgument,
  GetBannerResult,
  GetCartArgument,
  GetCartResult,
  GetContactResult,
  GetCustomerRightsResult,
  GetFlashSaleResult,
  GetFreeTestArgument,
  GetFreeTestResult,
  GetGoodsArgument,
  GetGoodsResult,
  GetGoodsUserInfoArgument,
  GetGoodsUserInfoResult,
  GetMailSubscriptionArgument,
  GetMailSubscriptionResult,
  GetOrderArgument,
  GetOrderResult,
  GetOrderDataArgument,
  GetOrderDataResult,
  GetOrderLineReviewArgument,
  GetOrderLineReviewResult,
  GetOrderTaxArgument,
  GetOrderTaxResult,
  GetPointRulesResult,
  GetProfileResult,
  GetRefundDetailArgument,
  GetRefundDetailResult,
  GetTermArgument,
  GetTermResult,
  GetUserInfoResult,
  GetWheelResult,
  JoinCartArgument,
  JoinCartResult,
  JoinWishesArgument,
  JoinWishesResult,
  KeepAccountResult,
  ListActivityCouponsResult,
  ListAddressesResult,
  ListAfterSalesArgument,
  ListAfterSalesResult,
  ListAvatarsResult,
  ListBannersResult,
  ListCarriersResult,
  ListCategoriesResult,
  ListCommentsArgument,
  ListCommentsResult,
  ListContactsResult,
  ListCouponsArgument,
  ListCouponsResult,
  ListDeliveryCountriesResult,
  ListDownloadsArgument,
  ListDownloadsResult,
  ListFeaturesResult,
  ListFreeTestsArgument,
  ListFreeTestsResult,
  ListGiftsArgument,
  ListGiftsResult,
  ListGoodsArgument,
  ListGoodsResult,
  ListGoodsByIdsArgument,
  ListGoodsByIdsResult,
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
  ListPointLogArgument,
  ListPointLogResult,
  ListQuestionsArgument,
  ListQuestionsResult,
  ListRafflesResult,
  ListRelatedGoodsArgument,
  ListRelatedGoodsResult,
  ListRequestedNoticesArgument,
  ListRequestedNoticesResult,
  ListReviewsResult,
  ListSavedItemsArgument,
  ListSavedItemsResult,
  ListStatesResult,
  ListTermsResult,
  ListWarrantiesArgument,
  ListWarrantiesResult,
  ListWinningsArgument,
  ListWinningsResult,
  ListWishesArgument,
  ListWishesResult,
  LogInArgument,
  LogInResult,
  LogInWithFacebookArgument,
  LogInWithFacebookResult,
  LogInWithGoogleArgument,
  LogInWithGoogleResult,
  LogOutResult,
  LogOutEverywhereResult,
  MoveToCartArgument,
  MoveToCartResult,
  PlaceOrderArgument,
  PlaceOrderResult,
  PraiseCommentArgument,
  PraiseCommentResult,
  RegisterArgument,
  RegisterResult,
  RegisterProductArgument,
  RegisterProductResult,
  RegisterWarrantyArgument,
  RegisterWarrantyResult,
  RemoveWishArgument,
  RemoveWishResult,
  RequestAccountDeletionArgument,
  RequestAccountDeletionResult,
  RequestAfterSalesArgument,
  RequestAfterSalesResult,
  RequestNoticeArgument,
  RequestNoticeResult,
  RequestRefundArgument,
  RequestRefundResult,
  ResetPasswordArgument,
  ResetPasswordResult,
  ResubscribeArgument,
  ResubscribeResult,
  SaveAddressArgument,
  SaveAddressResult,
  SaveForLaterArgument,
  SaveForLaterResult,
  SavePrizeAddressArgument,
  SavePrizeAddressResult,
  SaveProfileArgument,
  SaveProfileResult,
  SendBackTrackingArgument,
  SendBackTrackingResult,
  SendMessageArgument,
  SendMessageResult,
  SendVerificationCodeArgument,
  SendVerificationCodeResult,
  SetLanguageArgument,
  SetLanguageResult,
  SignUpByPopupArgument,
  SignUpByPopupResult,
  SpinWheelResult,
  StoreReviewArgument,
  StoreReviewResult,
  SubscribeArgument,
  SubscribeResult,
  SuggestArgument,
  SuggestResult,
  TakeCouponArgument,
  TakeCouponResult,
  TrackParcelArgument,
  TrackParcelResult,
  UnsubscribeArgument,
  UnsubscribeResult,
  UploadAvatarArgument,
  UploadAvatarResult,
  UploadPictureArgument,
  UploadPictureResult,
  UseAvatarArgument,
  UseAvatarResult,
  VerifyOrderArgument,
  VerifyOrderResult,
  WithdrawAfterSalesArgument,
  WithdrawAfterSalesResult,
  WithdrawOrderArgument,
  WithdrawOrderResult,
} from './types.ts';

/** One method for each call of the contract. */
export interface ShopCalls {
  /** Puts the goods of a banner into the cart: `POST /api/product/addBannerCart`. */
  addBannerItem(argument: AddBannerItemArgument, options?: CallOptions): Call<AddBannerItemResult, 2 | 3001 | 3003 | 3004 | 3010>;
  /** Puts goods into the cart: `POST /api/product/addCart`. */
  addCartItem(argument: AddCartItemArgument, options?: CallOptions): Call<AddCartItemResult, 2 | 3001 | 3003 | 3004 | 3005 | 3010>;
  /** Puts goods on the wishlist: `POST /api/goods/addWish`. */
  addWish(argument: AddWishArgument, options?: CallOptions): Call<AddWishResult, 2 | 3001 | 3013>;
  /** Applies for a free product test: `POST /api/goods/applyFreeTest`. */
  applyForFreeTest(argument: ApplyForFreeTestArgument, options?: CallOptions): Call<ApplyForFreeTestResult, 2 | 3001 | 6010 | 6011 | 6012>;
  /** Registers the buy-now item: `POST /api/product/buyNow`. */
  buyNow(argument: BuyNowArgument, options?: CallOptions): Call<BuyNowResult, 2 | 3001 | 3003 | 3004 | 3005 | 5011>;
  /** Cancels the request for an email about goods: `POST /api/goods/cancelNotice`. */
  cancelNotice(argument: CancelNoticeArgument, options?: CallOptions): Call<CancelNoticeResult, 2>;
  /** Cancels an order: `POST /api/order/cancelOrder`. */
  cancelOrder(argument: CancelOrderArgument, options?: CallOptions): Call<CancelOrderResult, 2 | 4001 | 4012>;
  /** Takes praise for a comment back: `POST /api/goods/cancelPraise`. */
  cancelPraise(argument: CancelPraiseArgument, options?: CallOptions): Call<CancelPraiseResult, 2 | 6008>;
  /** Changes the password of a customer: `POST /api/order/repassword`. */
  changePassword(argument: ChangePasswordArgument, options?: CallOptions): Call<ChangePasswordResult, 2 | 2008 | 2012>;
  /** Sets quantities and checks their availability: `POST /api/product/checkout`. */
  checkoutCart(argument: CheckoutCartArgument, options?: CallOptions): Call<CheckoutCartResult, 2 | 3003 | 3004 | 3005 | 3006 | 3007>;
  /** Opens a charge for an order: `POST /api/product/checkoutOrder`. */
  checkoutOrder(argument: CheckoutOrderArgument, options?: CallOptions): Call<CheckoutOrderResult, 2 | 4001 | 4002 | 4009>;
  /** Chooses the gift of a registration: `POST /api/rate/chooseGift`. */
  chooseGift(argument: ChooseGiftArgument, options?: CallOptions): Call<ChooseGiftResult, 2 | 5032 | 5033 | 5034>;
  /** Awards points for following the shop: `POST /api/community/followSocial`. */
  claimSocialFollow(argument: ClaimSocialFollowArgument, options?: CallOptions): Call<ClaimSocialFollowResult, 2 | 5012>;
  /** Claims a warranty: `POST /api/order/claimWarranty`. */
  claimWarranty(argument: ClaimWarrantyArgument, options?: CallOptions): Call<ClaimWarrantyResult, 2 | 4001 | 6003 | 6033 | 6032 | 6034 | 6007>;
  /** Compares goods line by line: `POST /api/goods/compareGoods`. */
  compareGoods(argument: CompareGoodsArgument, options?: CallOptions): Call<CompareGoodsResult, 2 | 3001>;
  /** Captures a charge: `POST /api/product/confirmCharge`. */
  confirmCharge(argument: ConfirmChargeArgument, options?: CallOptions): Call<ConfirmChargeResult, 2 | 4001 | 4004 | 4005 | 4006 | 4009 | 4010 | 4021>;
  /** Confirms the receipt of an order: `POST /api/order/received`. */
  confirmReceived(argument: ConfirmReceivedArgument, options?: CallOptions): Call<ConfirmReceivedResult, 2 | 4001 | 4013>;
  /** Deletes a saved address: `POST /api/order/deleteAddress`. */
  deleteAddress(argument: DeleteAddressArgument, options?: CallOptions): Call<DeleteAddressResult, 2 | 4017>;
  /** Removes goods from the cart: `POST /api/product/deleteOneCart`. */
  deleteCartItem(argument: DeleteCartItemArgument, options?: CallOptions): Call<DeleteCartItemResult, 2 | 3006 | 3011>;
  /** Deletes an order from the list: `POST /api/order/deleteOrder`. */
  deleteOrder(argument: DeleteOrderArgument, options?: CallOptions): Call<DeleteOrderResult, 2 | 4001 | 4014>;
  /** Removes goods from those saved for later: `POST /api/product/deleteSaved`. */
  deleteSavedItem(argument: DeleteSavedItemArgument, options?: CallOptions): Call<DeleteSavedItemResult, 2>;
  /** Draws a ticket of a raffle: `POST /api/rate/drawRaffle`. */
  drawRaffle(argument: DrawRaffleArgument, options?: CallOptions): Call<DrawRaffleResult, 2 | 5040 | 5041 | 5042>;
  /** Exports the data of a customer: `POST /api/order/exportCustomer`. */
  exportPersonalData(options?: CallOptions): Call<ExportPersonalDataResult, 2>;
  /** Finds the warranty of goods bought on a marketplace: `POST /api/goods/getAmazonQuality`. */
  findMarketplaceWarranty(argument: FindMarketplaceWarrantyArgument, options?: CallOptions): Call<FindMarketplaceWarrantyResult, 2 | 6035>;
  /** Finds an order without a login: `POST /api/order/findOrder`. */
  findOrder(argument: FindOrderArgument, options?: CallOptions): Call<FindOrderResult, 2 | 4001>;
  /** First step of a withdrawal: `POST /api/order/findWithdrawableOrder`. */
  findWithdrawableOrder(argument: FindWithdrawableOrderArgument, options?: CallOptions): Call<FindWithdrawableOrderResult, 2 | 4001 | 4019 | 4020>;
  /** Returns the times of the activities: `POST /api/community/getActivityTimes`. */
  getActivityTimes(options?: CallOptions): Call<GetActivityTimesResult, 2 | 3009>;
  /** Returns the banner of one place: `POST /api/index/getOneBanner`. */
  getBanner(argument: GetBannerArgument, options?: CallOptions): Call<GetBannerResult, 2>;
  /** Returns a cart with its prices: `POST /api/product/getGoodsCart`. */
  getCart(argument?: GetCartArgument, options?: CallOptions): Call<GetCartResult, 2>;
  /** Returns the contact of the shop: `GET /api/index/getContact`. */
  getContact(options?: CallOptions): Call<GetContactResult, 2>;
  /** Returns the member level of the customer and its perks: `POST /api/community/getCustomerRights`. */
  getCustomerRights(options?: CallOptions): Call<GetCustomerRightsResult, 2 | 3009>;
  /** Returns the flash sale: `POST /api/index/getSeckills`. */
  getFlashSale(options?: CallOptions): Call<GetFlashSaleResult, 2>;
  /** Returns one application for a free test: `POST /api/order/getFreeDetail`. */
  getFreeTest(argument: GetFreeTestArgument, options?: CallOptions): Call<GetFreeTestResult, 2 | 6013>;
  /** Returns one goods in full: `POST /api/goods/getGoodsById`. */
  getGoods(argument: GetGoodsArgument, options?: CallOptions): Call<GetGoodsResult, 2 | 3001>;
  /** Returns what the customer may do with goods: `POST /api/goods/getUserInfo`. */
  getGoodsUserInfo(argument: GetGoodsUserInfoArgument, options?: CallOptions): Call<GetGoodsUserInfoResult, 2 | 3001>;
  /** Returns the subject of an unsubscribe link: `POST /api/index/getSubscription`. */
  getMailSubscription(argument: GetMailSubscriptionArgument, options?: CallOptions): Call<GetMailSubscriptionResult, 2 | 2004>;
  /** Returns one order in full: `POST /api/order/getOrderSmall`. */
  getOrder(argument: GetOrderArgument, options?: CallOptions): Call<GetOrderResult, 2 | 4001>;
  /** Returns an order to pay: `POST /api/product/getOrderData`. */
  getOrderData(argument: GetOrderDataArgument, options?: CallOptions): Call<GetOrderDataResult, 2 | 4001>;
  /** Returns the review of an order line: `POST /api/order/getCommentByOrderSmallId`. */
  getOrderLineReview(argument: GetOrderLineReviewArgument, options?: CallOptions): Call<GetOrderLineReviewResult, 2 | 4001 | 6003>;
  /** Calculates tax, shipping and total for an address: `POST /api/product/getOrderTax`. */
  getOrderTax(argument?: GetOrderTaxArgument, options?: CallOptions): Call<GetOrderTaxResult, 2 | 3007 | 4007 | 4008 | 5001 | 5002 | 5004 | 5005 | 5006>;
  /** Lists the ways to earn points: `GET /api/term/getPoints`. */
  getPointRules(options?: CallOptions): Call<GetPointRulesResult, 2 | 3009>;
  /** Returns the profile of a customer: `POST /api/order/getCustomer`. */
  getProfile(options?: CallOptions): Call<GetProfileResult, 2>;
  /** Returns one after-sales request: `POST /api/order/getRefundDetail`. */
  getRefundDetail(argument: GetRefundDetailArgument, options?: CallOptions): Call<GetRefundDetailResult, 2 | 6024>;
  /** Returns the text of one term or policy: `GET /api/term/getSpecificTerm`. */
  getTerm(argument: GetTermArgument, options?: CallOptions): Call<GetTermResult, 2 | 3008>;
  /** Returns the logged-in customer: `POST /api/order/getUserInfo`. */
  getUserInfo(options?: CallOptions): Call<GetUserInfoResult, 2>;
  /** Returns the lucky wheel: `POST /api/rate/getWheel`. */
  getWheel(options?: CallOptions): Call<GetWheelResult, 2 | 3009>;
  /** Merges a guest's cart into the customer's: `POST /api/product/joinCart`. */
  joinCart(argument: JoinCartArgument, options?: CallOptions): Call<JoinCartResult, 2>;
  /** Merges a guest's wishlist into the customer's: `POST /api/goods/joinWishes`. */
  joinWishes(argument: JoinWishesArgument, options?: CallOptions): Call<JoinWishesResult, 2>;
  /** Ends the request to delete an account: `POST /api/order/keepCustomer`. */
  keepAccount(options?: CallOptions): Call<KeepAccountResult, 2>;
  /** Lists the coupons of the running activities: `POST /api/community/getActivityCoupons`. */
  listActivityCoupons(options?: CallOptions): Call<ListActivityCouponsResult, 2 | 3009>;
  /** Lists the saved addresses: `POST /api/order/getAddresses`. */
  listAddresses(options?: CallOptions): Call<ListAddressesResult, 2>;
  /** Lists the after-sales requests of the customer: `POST /api/order/afterSales`. */
  listAfterSales(argument?: ListAfterSalesArgument, options?: CallOptions): Call<ListAfterSalesResult, 2>;
  /** Lists pictures and head decorations: `POST /api/order/getAvatar`. */
  listAvatars(options?: CallOptions): Call<ListAvatarsResult, 2>;
  /** Lists the banners of the home page: `GET /api/index/index`. */
  listBanners(options?: CallOptions): Call<ListBannersResult, 2>;
  /** Lists the carriers: `POST /api/goods/getEpress`. */
  listCarriers(options?: CallOptions): Call<ListCarriersResult, 2>;
  /** Returns the tree of categories: `POST /api/index/getCategoryList`. */
  listCategories(options?: CallOptions): Call<ListCategoriesResult, 2 | 3009>;
  /** Lists the comments on goods: `POST /api/goods/getCommentByGoodsId`. */
  listComments(argument: ListCommentsArgument, options?: CallOptions): Call<ListCommentsResult, 2 | 3001>;
  /** Lists the contacts per region: `GET /api/term/getContacts`. */
  listContacts(options?: CallOptions): Call<ListContactsResult, 2>;
  /** Lists the coupons of the customer: `POST /api/order/getCoupons`. */
  listCoupons(argument?: ListCouponsArgument, options?: CallOptions): Call<ListCouponsResult, 2 | 3009>;
  /** Lists the countries that the shop delivers to: `GET /api/product/getDelivery`. */
  listDeliveryCountries(options?: CallOptions): Call<ListDeliveryCountriesResult, 2 | 3009>;
  /** Lists the models with manuals and drivers: `GET /api/term/getProduct`. */
  listDownloads(argument?: ListDownloadsArgument, options?: CallOptions): Call<ListDownloadsResult, 2>;
  /** Lists the features of the home page: `GET /api/index/getFeatures`. */
  listFeatures(options?: CallOptions): Call<ListFeaturesResult, 2>;
  /** Lists the free tests that the customer applied for: `POST /api/order/getFree`. */
  listFreeTests(argument?: ListFreeTestsArgument, options?: CallOptions): Call<ListFreeTestsResult, 2>;
  /** Lists the registrations of the customer and the gifts to choose from: `POST /api/order/getCustomerGift`. */
  listGifts(argument?: ListGiftsArgument, options?: CallOptions): Call<ListGiftsResult, 2 | 3009>;
  /** Lists goods: `POST /api/goods/getGoodsByType`. */
  listGoods(argument?: ListGoodsArgument, options?: CallOptions): Call<ListGoodsResult, 2 | 3002 | 3009>;
  /** Lists goods by their numbers: `POST /api/goods/getGoodsByIds`. */
  listGoodsByIds(argument: ListGoodsByIdsArgument, options?: CallOptions): Call<ListGoodsByIdsResult, 2>;
  /** Lists the available coupons for goods: `POST /api/goods/getCoupons`. */
  listGoodsCoupons(argument: ListGoodsCouponsArgument, options?: CallOptions): Call<ListGoodsCouponsResult, 2 | 3001>;
  /** Lists frequently asked questions about goods: `POST /api/goods/getFaqsByGoodsId`. */
  listGoodsFaqs(argument: ListGoodsFaqsArgument, options?: CallOptions): Call<ListGoodsFaqsResult, 2 | 3001>;
  /** Lists the hot categories of the home page: `GET /api/index/getHotCategory`. */
  listHotCategories(options?: CallOptions): Call<ListHotCategoriesResult, 2>;
  /** Lists posts of the community for the home page: `GET /api/index/getCommunity`. */
  listHotPosts(options?: CallOptions): Call<ListHotPostsResult, 2>;
  /** Lists the two hot lists of the home page: `GET /api/index/getHotCategoryGoods`. */
  listHotProducts(options?: CallOptions): Call<ListHotProductsResult, 2>;
  /** Lists the slides of the announcement bar: `GET /api/index/title`. */
  listNotices(options?: CallOptions): Call<ListNoticesResult, 2>;
  /** Lists the orders of the customer: `POST /api/order/index`. */
  listOrders(argument?: ListOrdersArgument, options?: CallOptions): Call<ListOrdersResult, 2>;
  /** Lists the point history of the customer: `POST /api/order/getPointLogById`. */
  listPointLog(argument?: ListPointLogArgument, options?: CallOptions): Call<ListPointLogResult, 2 | 3009>;
  /** Lists the questions of the FAQ: `POST /api/term/getQuestion`. */
  listQuestions(argument?: ListQuestionsArgument, options?: CallOptions): Call<ListQuestionsResult, 2 | 3012>;
  /** Lists the holiday and activity raffles: `POST /api/rate/getRaffles`. */
  listRaffles(options?: CallOptions): Call<ListRafflesResult, 2 | 3009>;
  /** Lists goods that match other goods: `POST /api/goods/getCorrelationGoods`. */
  listRelatedGoods(argument: ListRelatedGoodsArgument, options?: CallOptions): Call<ListRelatedGoodsResult, 2 | 3001>;
  /** Lists the goods that the customer will get an email about: `POST /api/goods/getNotices`. */
  listRequestedNotices(argument?: ListRequestedNoticesArgument, options?: CallOptions): Call<ListRequestedNoticesResult, 2>;
  /** Lists customer reviews for the home page: `GET /api/index/getGoodsComment`. */
  listReviews(options?: CallOptions): Call<ListReviewsResult, 2>;
  /** Lists the goods saved for later: `POST /api/product/getSaved`. */
  listSavedItems(argument?: ListSavedItemsArgument, options?: CallOptions): Call<ListSavedItemsResult, 2>;
  /** Lists the states of the US: `GET /api/product/getStates`. */
  listStates(options?: CallOptions): Call<ListStatesResult, 2 | 3009>;
  /** Lists terms and policies: `GET /api/term/getTerm`. */
  listTerms(options?: CallOptions): Call<ListTermsResult, 2>;
  /** Lists the warranties of the customer: `POST /api/order/getQualityOrder`. */
  listWarranties(argument?: ListWarrantiesArgument, options?: CallOptions): Call<ListWarrantiesResult, 2>;
  /** Lists the winning records of the customer: `POST /api/rate/getWinnings`. */
  listWinnings(argument?: ListWinningsArgument, options?: CallOptions): Call<ListWinningsResult, 2 | 3009>;
  /** Lists the wishlist of the customer: `POST /api/goods/getWishes`. */
  listWishes(argument?: ListWishesArgument, options?: CallOptions): Call<ListWishesResult, 2>;
  /** Logs a customer in: `POST /api/login/login`. */
  logIn(argument: LogInArgument, options?: CallOptions): Call<LogInResult, 2 | 2001 | 2013>;
  /** Logs a customer in with Facebook: `POST /api/login/facebook`. */
  logInWithFacebook(argument: LogInWithFacebookArgument, options?: CallOptions): Call<LogInWithFacebookResult, 2 | 2003 | 2006>;
  /** Logs a customer in with Google: `POST /api/login/google`. */
  logInWithGoogle(argument: LogInWithGoogleArgument, options?: CallOptions): Call<LogInWithGoogleResult, 2 | 2003 | 2006>;
  /** Ends the login of the token: `POST /api/login/logout`. */
  logOut(options?: CallOptions): Call<LogOutResult, 2>;
  /** Ends all logins of a customer: `POST /api/login/logoutAll`. */
  logOutEverywhere(options?: CallOptions): Call<LogOutEverywhereResult, 2>;
  /** Moves saved goods back to the cart: `POST /api/product/moveToCart`. */
  moveToCart(argument: MoveToCartArgument, options?: CallOptions): Call<MoveToCartResult, 2 | 3003 | 3004 | 3006 | 3010>;
  /** Places an order: `POST /api/product/order`. */
  placeOrder(argument: PlaceOrderArgument, options?: CallOptions): Call<PlaceOrderResult, 2 | 3003 | 3004 | 3007 | 4003 | 4007 | 5001 | 5002 | 5004 | 5005 | 5006 | 5010>;
  /** Praises a comment: `POST /api/goods/commentPraise`. */
  praiseComment(argument: PraiseCommentArgument, options?: CallOptions): Call<PraiseCommentResult, 2 | 6008>;
  /** Opens an account and logs in: `POST /api/login/register`. */
  register(argument: RegisterArgument, options?: CallOptions): Call<RegisterResult, 2 | 2002 | 2003 | 2004 | 2007 | 2008 | 2009 | 2010>;
  /** Registers a product, or a review of it, for a gift: `POST /api/rate/rateRegister`. */
  registerProduct(argument: RegisterProductArgument, options?: CallOptions): Call<RegisterProductResult, 2 | 4001 | 5030 | 5031>;
  /** Registers the warranty of an order line: `POST /api/order/orderQuality`. */
  registerWarranty(argument: RegisterWarrantyArgument, options?: CallOptions): Call<RegisterWarrantyResult, 2 | 4001 | 6003 | 6030 | 6031 | 6032>;
  /** Takes goods off the wishlist: `POST /api/goods/removeWish`. */
  removeWish(argument: RemoveWishArgument, options?: CallOptions): Call<RemoveWishResult, 2>;
  /** Requests the deletion of an account: `POST /api/order/deleteCustomer`. */
  requestAccountDeletion(argument?: RequestAccountDeletionArgument, options?: CallOptions): Call<RequestAccountDeletionResult, 2 | 2007 | 2012>;
  /** Requests a return or an exchange: `POST /api/order/afterSell`. */
  requestAfterSales(argument: RequestAfterSalesArgument, options?: CallOptions): Call<RequestAfterSalesResult, 2 | 3003 | 3005 | 4001 | 6001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023>;
  /** Requests an email when goods are back or on sale: `POST /api/goods/sendEmail`. */
  requestNotice(argument: RequestNoticeArgument, options?: CallOptions): Call<RequestNoticeResult, 2 | 3001 | 3014 | 3015 | 3016 | 8001>;
  /** Requests a refund: `POST /api/order/refund`. */
  requestRefund(argument: RequestRefundArgument, options?: CallOptions): Call<RequestRefundResult, 2 | 4001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023>;
  /** Sets a new password with a verification code: `POST /api/login/repassword`. */
  resetPassword(argument: ResetPasswordArgument, options?: CallOptions): Call<ResetPasswordResult, 2 | 2004 | 2008>;
  /** Undoes an unsubscription: `POST /api/index/resubscribe`. */
  resubscribe(argument: ResubscribeArgument, options?: CallOptions): Call<ResubscribeResult, 2 | 2004>;
  /** Saves an address: `POST /api/order/saveAddress`. */
  saveAddress(argument: SaveAddressArgument, options?: CallOptions): Call<SaveAddressResult, 2 | 4007 | 4017 | 4018>;
  /** Saves goods for later: `POST /api/product/saveForLater`. */
  saveForLater(argument: SaveForLaterArgument, options?: CallOptions): Call<SaveForLaterResult, 2 | 3001 | 3010>;
  /** Sets the delivery address of a prize: `POST /api/rate/address`. */
  savePrizeAddress(argument: SavePrizeAddressArgument, options?: CallOptions): Call<SavePrizeAddressResult, 2 | 4007 | 5023 | 5024>;
  /** Saves the profile of a customer: `POST /api/order/completeCustomer`. */
  saveProfile(argument?: SaveProfileArgument, options?: CallOptions): Call<SaveProfileResult, 2 | 2002 | 2007 | 8003>;
  /** Adds the tracking number of returned goods: `POST /api/order/sendBack`. */
  sendBackTracking(argument: SendBackTrackingArgument, options?: CallOptions): Call<SendBackTrackingResult, 2 | 6024 | 6025>;
  /** Sends a message to the support: `POST /api/term/message`. */
  sendMessage(argument: SendMessageArgument, options?: CallOptions): Call<SendMessageResult, 2 | 8001 | 8030>;
  /** Sends a verification code by email: `POST /api/login/getTestEmail`. */
  sendVerificationCode(argument: SendVerificationCodeArgument, options?: CallOptions): Call<SendVerificationCodeResult, 2 | 2002 | 2003 | 2005 | 2011>;
  /** Chooses the language of the session: `POST /api/goods/getLang`. */
  setLanguage(argument: SetLanguageArgument, options?: CallOptions): Call<SetLanguageResult, 2 | 8002>;
  /** Signs up in the first-order popup: `POST /api/index/popupSignUp`. */
  signUpByPopup(argument: SignUpByPopupArgument, options?: CallOptions): Call<SignUpByPopupResult, 2 | 8001 | 8031 | 8032>;
  /** Spins the lucky wheel: `POST /api/rate/luckyDraw`. */
  spinWheel(options?: CallOptions): Call<SpinWheelResult, 2 | 5020 | 5021 | 5022>;
  /** Reviews a line of an order: `POST /api/goods/commentStore`. */
  storeReview(argument: StoreReviewArgument, options?: CallOptions): Call<StoreReviewResult, 2 | 4001 | 6003 | 6004 | 6002 | 6005 | 6009 | 6006 | 6007>;
  /** Subscribes an address to offers: `POST /api/index/getEmailSubscribe`. */
  subscribe(argument: SubscribeArgument, options?: CallOptions): Call<SubscribeResult, 2 | 8001 | 8031 | 8032>;
  /** Returns search suggestions for a few letters: `POST /api/goods/suggest`. */
  suggest(argument: SuggestArgument, options?: CallOptions): Call<SuggestResult, 2>;
  /** Takes a coupon: `POST /api/goods/getCoupon`. */
  takeCoupon(argument: TakeCouponArgument, options?: CallOptions): Call<TakeCouponResult, 2 | 5001 | 5002 | 5003 | 5004 | 5007>;
  /** Returns the tracking events of a parcel: `POST /api/goods/queryEpress`. */
  trackParcel(argument: TrackParcelArgument, options?: CallOptions): Call<TrackParcelResult, 2 | 4015 | 4016>;
  /** Unsubscribes an address from one kind of mail: `POST /api/index/unsubscribe`. */
  unsubscribe(argument: UnsubscribeArgument, options?: CallOptions): Call<UnsubscribeResult, 2 | 2004>;
  /** Uploads the picture of a customer: `POST /api/order/uploadAvatar`. */
  uploadAvatar(argument: UploadAvatarArgument, options?: CallOptions): Call<UploadAvatarResult, 2 | 7001 | 7002>;
  /** Uploads a picture: `POST /api/goods/upload`. */
  uploadPicture(argument: UploadPictureArgument, options?: CallOptions): Call<UploadPictureResult, 2 | 7001 | 7002>;
  /** Chooses a picture or a head decoration: `POST /api/order/usedAvatar`. */
  useAvatar(argument?: UseAvatarArgument, options?: CallOptions): Call<UseAvatarResult, 2 | 7003>;
  /** Returns whether an order is paid: `POST /api/product/verifyOrder`. */
  verifyOrder(argument: VerifyOrderArgument, options?: CallOptions): Call<VerifyOrderResult, 2 | 4001>;
  /** Withdraws an after-sales request: `POST /api/order/cancelAfterSale`. */
  withdrawAfterSales(argument: WithdrawAfterSalesArgument, options?: CallOptions): Call<WithdrawAfterSalesResult, 2 | 6024 | 6025>;
  /** Second step of a withdrawal: `POST /api/order/withdrawOrder`. */
  withdrawOrder(argument: WithdrawOrderArgument, options?: CallOptions): Call<WithdrawOrderResult, 2 | 4001 | 4019 | 4020>;
}

export interface Arguments {
  addBannerItem: AddBannerItemArgument;
  addCartItem: AddCartItemArgument;
  addWish: AddWishArgument;
  applyForFreeTest: ApplyForFreeTestArgument;
  buyNow: BuyNowArgument;
  cancelNotice: CancelNoticeArgument;
  cancelOrder: CancelOrderArgument;
  cancelPraise: CancelPraiseArgument;
  changePassword: ChangePasswordArgument;
  checkoutCart: CheckoutCartArgument;
  checkoutOrder: CheckoutOrderArgument;
  chooseGift: ChooseGiftArgument;
  claimSocialFollow: ClaimSocialFollowArgument;
  claimWarranty: ClaimWarrantyArgument;
  compareGoods: CompareGoodsArgument;
  confirmCharge: ConfirmChargeArgument;
  confirmReceived: ConfirmReceivedArgument;
  deleteAddress: DeleteAddressArgument;
  deleteCartItem: DeleteCartItemArgument;
  deleteOrder: DeleteOrderArgument;
  deleteSavedItem: DeleteSavedItemArgument;
  drawRaffle: DrawRaffleArgument;
  exportPersonalData: Record<string, never>;
  findMarketplaceWarranty: FindMarketplaceWarrantyArgument;
  findOrder: FindOrderArgument;
  findWithdrawableOrder: FindWithdrawableOrderArgument;
  getActivityTimes: Record<string, never>;
  getBanner: GetBannerArgument;
  getCart: GetCartArgument;
  getContact: Record<string, never>;
  getCustomerRights: Record<string, never>;
  getFlashSale: Record<string, never>;
  getFreeTest: GetFreeTestArgument;
  getGoods: GetGoodsArgument;
  getGoodsUserInfo: GetGoodsUserInfoArgument;
  getMailSubscription: GetMailSubscriptionArgument;
  getOrder: GetOrderArgument;
  getOrderData: GetOrderDataArgument;
  getOrderLineReview: GetOrderLineReviewArgument;
  getOrderTax: GetOrderTaxArgument;
  getPointRules: Record<string, never>;
  getProfile: Record<string, never>;
  getRefundDetail: GetRefundDetailArgument;
  getTerm: GetTermArgument;
  getUserInfo: Record<string, never>;
  getWheel: Record<string, never>;
  joinCart: JoinCartArgument;
  joinWishes: JoinWishesArgument;
  keepAccount: Record<string, never>;
  listActivityCoupons: Record<string, never>;
  listAddresses: Record<string, never>;
  listAfterSales: ListAfterSalesArgument;
  listAvatars: Record<string, never>;
  listBanners: Record<string, never>;
  listCarriers: Record<string, never>;
  listCategories: Record<string, never>;
  listComments: ListCommentsArgument;
  listContacts: Record<string, never>;
  listCoupons: ListCouponsArgument;
  listDeliveryCountries: Record<string, never>;
  listDownloads: ListDownloadsArgument;
  listFeatures: Record<string, never>;
  listFreeTests: ListFreeTestsArgument;
  listGifts: ListGiftsArgument;
  listGoods: ListGoodsArgument;
  listGoodsByIds: ListGoodsByIdsArgument;
  listGoodsCoupons: ListGoodsCouponsArgument;
  listGoodsFaqs: ListGoodsFaqsArgument;
  listHotCategories: Record<string, never>;
  listHotPosts: Record<string, never>;
  listHotProducts: Record<string, never>;
  listNotices: Record<string, never>;
  listOrders: ListOrdersArgument;
  listPointLog: ListPointLogArgument;
  listQuestions: ListQuestionsArgument;
  listRaffles: Record<string, never>;
  listRelatedGoods: ListRelatedGoodsArgument;
  listRequestedNotices: ListRequestedNoticesArgument;
  listReviews: Record<string, never>;
  listSavedItems: ListSavedItemsArgument;
  listStates: Record<string, never>;
  listTerms: Record<string, never>;
  listWarranties: ListWarrantiesArgument;
  listWinnings: ListWinningsArgument;
  listWishes: ListWishesArgument;
  logIn: LogInArgument;
  logInWithFacebook: LogInWithFacebookArgument;
  logInWithGoogle: LogInWithGoogleArgument;
  logOut: Record<string, never>;
  logOutEverywhere: Record<string, never>;
  moveToCart: MoveToCartArgument;
  placeOrder: PlaceOrderArgument;
  praiseComment: PraiseCommentArgument;
  register: RegisterArgument;
  registerProduct: RegisterProductArgument;
  registerWarranty: RegisterWarrantyArgument;
  removeWish: RemoveWishArgument;
  requestAccountDeletion: RequestAccountDeletionArgument;
  requestAfterSales: RequestAfterSalesArgument;
  requestNotice: RequestNoticeArgument;
  requestRefund: RequestRefundArgument;
  resetPassword: ResetPasswordArgument;
  resubscribe: ResubscribeArgument;
  saveAddress: SaveAddressArgument;
  saveForLater: SaveForLaterArgument;
  savePrizeAddress: SavePrizeAddressArgument;
  saveProfile: SaveProfileArgument;
  sendBackTracking: SendBackTrackingArgument;
  sendMessage: SendMessageArgument;
  sendVerificationCode: SendVerificationCodeArgument;
  setLanguage: SetLanguageArgument;
  signUpByPopup: SignUpByPopupArgument;
  spinWheel: Record<string, never>;
  storeReview: StoreReviewArgument;
  subscribe: SubscribeArgument;
  suggest: SuggestArgument;
  takeCoupon: TakeCouponArgument;
  trackParcel: TrackParcelArgument;
  unsubscribe: UnsubscribeArgument;
  uploadAvatar: UploadAvatarArgument;
  uploadPicture: UploadPictureArgument;
  useAvatar: UseAvatarArgument;
  verifyOrder: VerifyOrderArgument;
  withdrawAfterSales: WithdrawAfterSalesArgument;
  withdrawOrder: WithdrawOrderArgument;
}

export interface Results {
  addBannerItem: AddBannerItemResult;
  addCartItem: AddCartItemResult;
  addWish: AddWishResult;
  applyForFreeTest: ApplyForFreeTestResult;
  buyNow: BuyNowResult;
  cancelNotice: CancelNoticeResult;
  cancelOrder: CancelOrderResult;
  cancelPraise: CancelPraiseResult;
  changePassword: ChangePasswordResult;
  checkoutCart: CheckoutCartResult;
  checkoutOrder: CheckoutOrderResult;
  chooseGift: ChooseGiftResult;
  claimSocialFollow: ClaimSocialFollowResult;
  claimWarranty: ClaimWarrantyResult;
  compareGoods: CompareGoodsResult;
  confirmCharge: ConfirmChargeResult;
  confirmReceived: ConfirmReceivedResult;
  deleteAddress: DeleteAddressResult;
  deleteCartItem: DeleteCartItemResult;
  deleteOrder: DeleteOrderResult;
  deleteSavedItem: DeleteSavedItemResult;
  drawRaffle: DrawRaffleResult;
  exportPersonalData: ExportPersonalDataResult;
  findMarketplaceWarranty: FindMarketplaceWarrantyResult;
  findOrder: FindOrderResult;
  findWithdrawableOrder: FindWithdrawableOrderResult;
  getActivityTimes: GetActivityTimesResult;
  getBanner: GetBannerResult;
  getCart: GetCartResult;
  getContact: GetContactResult;
  getCustomerRights: GetCustomerRightsResult;
  getFlashSale: GetFlashSaleResult;
  getFreeTest: GetFreeTestResult;
  getGoods: GetGoodsResult;
  getGoodsUserInfo: GetGoodsUserInfoResult;
  getMailSubscription: GetMailSubscriptionResult;
  getOrder: GetOrderResult;
  getOrderData: GetOrderDataResult;
  getOrderLineReview: GetOrderLineReviewResult;
  getOrderTax: GetOrderTaxResult;
  getPointRules: GetPointRulesResult;
  getProfile: GetProfileResult;
  getRefundDetail: GetRefundDetailResult;
  getTerm: GetTermResult;
  getUserInfo: GetUserInfoResult;
  getWheel: GetWheelResult;
  joinCart: JoinCartResult;
  joinWishes: JoinWishesResult;
  keepAccount: KeepAccountResult;
  listActivityCoupons: ListActivityCouponsResult;
  listAddresses: ListAddressesResult;
  listAfterSales: ListAfterSalesResult;
  listAvatars: ListAvatarsResult;
  listBanners: ListBannersResult;
  listCarriers: ListCarriersResult;
  listCategories: ListCategoriesResult;
  listComments: ListCommentsResult;
  listContacts: ListContactsResult;
  listCoupons: ListCouponsResult;
  listDeliveryCountries: ListDeliveryCountriesResult;
  listDownloads: ListDownloadsResult;
  listFeatures: ListFeaturesResult;
  listFreeTests: ListFreeTestsResult;
  listGifts: ListGiftsResult;
  listGoods: ListGoodsResult;
  listGoodsByIds: ListGoodsByIdsResult;
  listGoodsCoupons: ListGoodsCouponsResult;
  listGoodsFaqs: ListGoodsFaqsResult;
  listHotCategories: ListHotCategoriesResult;
  listHotPosts: ListHotPostsResult;
  listHotProducts: ListHotProductsResult;
  listNotices: ListNoticesResult;
  listOrders: ListOrdersResult;
  listPointLog: ListPointLogResult;
  listQuestions: ListQuestionsResult;
  listRaffles: ListRafflesResult;
  listRelatedGoods: ListRelatedGoodsResult;
  listRequestedNotices: ListRequestedNoticesResult;
  listReviews: ListReviewsResult;
  listSavedItems: ListSavedItemsResult;
  listStates: ListStatesResult;
  listTerms: ListTermsResult;
  listWarranties: ListWarrantiesResult;
  listWinnings: ListWinningsResult;
  listWishes: ListWishesResult;
  logIn: LogInResult;
  logInWithFacebook: LogInWithFacebookResult;
  logInWithGoogle: LogInWithGoogleResult;
  logOut: LogOutResult;
  logOutEverywhere: LogOutEverywhereResult;
  moveToCart: MoveToCartResult;
  placeOrder: PlaceOrderResult;
  praiseComment: PraiseCommentResult;
  register: RegisterResult;
  registerProduct: RegisterProductResult;
  registerWarranty: RegisterWarrantyResult;
  removeWish: RemoveWishResult;
  requestAccountDeletion: RequestAccountDeletionResult;
  requestAfterSales: RequestAfterSalesResult;
  requestNotice: RequestNoticeResult;
  requestRefund: RequestRefundResult;
  resetPassword: ResetPasswordResult;
  resubscribe: ResubscribeResult;
  saveAddress: SaveAddressResult;
  saveForLater: SaveForLaterResult;
  savePrizeAddress: SavePrizeAddressResult;
  saveProfile: SaveProfileResult;
  sendBackTracking: SendBackTrackingResult;
  sendMessage: SendMessageResult;
  sendVerificationCode: SendVerificationCodeResult;
  setLanguage: SetLanguageResult;
  signUpByPopup: SignUpByPopupResult;
  spinWheel: SpinWheelResult;
  storeReview: StoreReviewResult;
  subscribe: SubscribeResult;
  suggest: SuggestResult;
  takeCoupon: TakeCouponResult;
  trackParcel: TrackParcelResult;
  unsubscribe: UnsubscribeResult;
  uploadAvatar: UploadAvatarResult;
  uploadPicture: UploadPictureResult;
  useAvatar: UseAvatarResult;
  verifyOrder: VerifyOrderResult;
  withdrawAfterSales: WithdrawAfterSalesResult;
  withdrawOrder: WithdrawOrderResult;
}

export interface RefusalCodes {
  addBannerItem: 2 | 3001 | 3003 | 3004 | 3010;
  addCartItem: 2 | 3001 | 3003 | 3004 | 3005 | 3010;
  addWish: 2 | 3001 | 3013;
  applyForFreeTest: 2 | 3001 | 6010 | 6011 | 6012;
  buyNow: 2 | 3001 | 3003 | 3004 | 3005 | 5011;
  cancelNotice: 2;
  cancelOrder: 2 | 4001 | 4012;
  cancelPraise: 2 | 6008;
  changePassword: 2 | 2008 | 2012;
  checkoutCart: 2 | 3003 | 3004 | 3005 | 3006 | 3007;
  checkoutOrder: 2 | 4001 | 4002 | 4009;
  chooseGift: 2 | 5032 | 5033 | 5034;
  claimSocialFollow: 2 | 5012;
  claimWarranty: 2 | 4001 | 6003 | 6033 | 6032 | 6034 | 6007;
  compareGoods: 2 | 3001;
  confirmCharge: 2 | 4001 | 4004 | 4005 | 4006 | 4009 | 4010 | 4021;
  confirmReceived: 2 | 4001 | 4013;
  deleteAddress: 2 | 4017;
  deleteCartItem: 2 | 3006 | 3011;
  deleteOrder: 2 | 4001 | 4014;
  deleteSavedItem: 2;
  drawRaffle: 2 | 5040 | 5041 | 5042;
  exportPersonalData: 2;
  findMarketplaceWarranty: 2 | 6035;
  findOrder: 2 | 4001;
  findWithdrawableOrder: 2 | 4001 | 4019 | 4020;
  getActivityTimes: 2 | 3009;
  getBanner: 2;
  getCart: 2;
  getContact: 2;
  getCustomerRights: 2 | 3009;
  getFlashSale: 2;
  getFreeTest: 2 | 6013;
  getGoods: 2 | 3001;
  getGoodsUserInfo: 2 | 3001;
  getMailSubscription: 2 | 2004;
  getOrder: 2 | 4001;
  getOrderData: 2 | 4001;
  getOrderLineReview: 2 | 4001 | 6003;
  getOrderTax: 2 | 3007 | 4007 | 4008 | 5001 | 5002 | 5004 | 5005 | 5006;
  getPointRules: 2 | 3009;
  getProfile: 2;
  getRefundDetail: 2 | 6024;
  getTerm: 2 | 3008;
  getUserInfo: 2;
  getWheel: 2 | 3009;
  joinCart: 2;
  joinWishes: 2;
  keepAccount: 2;
  listActivityCoupons: 2 | 3009;
  listAddresses: 2;
  listAfterSales: 2;
  listAvatars: 2;
  listBanners: 2;
  listCarriers: 2;
  listCategories: 2 | 3009;
  listComments: 2 | 3001;
  listContacts: 2;
  listCoupons: 2 | 3009;
  listDeliveryCountries: 2 | 3009;
  listDownloads: 2;
  listFeatures: 2;
  listFreeTests: 2;
  listGifts: 2 | 3009;
  listGoods: 2 | 3002 | 3009;
  listGoodsByIds: 2;
  listGoodsCoupons: 2 | 3001;
  listGoodsFaqs: 2 | 3001;
  listHotCategories: 2;
  listHotPosts: 2;
  listHotProducts: 2;
  listNotices: 2;
  listOrders: 2;
  listPointLog: 2 | 3009;
  listQuestions: 2 | 3012;
  listRaffles: 2 | 3009;
  listRelatedGoods: 2 | 3001;
  listRequestedNotices: 2;
  listReviews: 2;
  listSavedItems: 2;
  listStates: 2 | 3009;
  listTerms: 2;
  listWarranties: 2;
  listWinnings: 2 | 3009;
  listWishes: 2;
  logIn: 2 | 2001 | 2013;
  logInWithFacebook: 2 | 2003 | 2006;
  logInWithGoogle: 2 | 2003 | 2006;
  logOut: 2;
  logOutEverywhere: 2;
  moveToCart: 2 | 3003 | 3004 | 3006 | 3010;
  placeOrder: 2 | 3003 | 3004 | 3007 | 4003 | 4007 | 5001 | 5002 | 5004 | 5005 | 5006 | 5010;
  praiseComment: 2 | 6008;
  register: 2 | 2002 | 2003 | 2004 | 2007 | 2008 | 2009 | 2010;
  registerProduct: 2 | 4001 | 5030 | 5031;
  registerWarranty: 2 | 4001 | 6003 | 6030 | 6031 | 6032;
  removeWish: 2;
  requestAccountDeletion: 2 | 2007 | 2012;
  requestAfterSales: 2 | 3003 | 3005 | 4001 | 6001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023;
  requestNotice: 2 | 3001 | 3014 | 3015 | 3016 | 8001;
  requestRefund: 2 | 4001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023;
  resetPassword: 2 | 2004 | 2008;
  resubscribe: 2 | 2004;
  saveAddress: 2 | 4007 | 4017 | 4018;
  saveForLater: 2 | 3001 | 3010;
  savePrizeAddress: 2 | 4007 | 5023 | 5024;
  saveProfile: 2 | 2002 | 2007 | 8003;
  sendBackTracking: 2 | 6024 | 6025;
  sendMessage: 2 | 8001 | 8030;
  sendVerificationCode: 2 | 2002 | 2003 | 2005 | 2011;
  setLanguage: 2 | 8002;
  signUpByPopup: 2 | 8001 | 8031 | 8032;
  spinWheel: 2 | 5020 | 5021 | 5022;
  storeReview: 2 | 4001 | 6003 | 6004 | 6002 | 6005 | 6009 | 6006 | 6007;
  subscribe: 2 | 8001 | 8031 | 8032;
  suggest: 2;
  takeCoupon: 2 | 5001 | 5002 | 5003 | 5004 | 5007;
  trackParcel: 2 | 4015 | 4016;
  unsubscribe: 2 | 2004;
  uploadAvatar: 2 | 7001 | 7002;
  uploadPicture: 2 | 7001 | 7002;
  useAvatar: 2 | 7003;
  verifyOrder: 2 | 4001;
  withdrawAfterSales: 2 | 6024 | 6025;
  withdrawOrder: 2 | 4001 | 4019 | 4020;
}
