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
  DeleteSavedCardArgument,
  DeleteSavedCardResult,
  DeleteSavedItemArgument,
  DeleteSavedItemResult,
  DrawRaffleArgument,
  DrawRaffleResult,
  EndLoginArgument,
  EndLoginResult,
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
  ListLoginsResult,
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
  ListSavedCardsResult,
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
  /**
   * Puts the goods of a banner into the cart. Adds one piece, like addCartItem. For banners with marking 3.
   *
   * A write that needs a login: `POST /api/product/addBannerCart`.
   *
   * - `goods_id: number` The number of one goods in one color; every color of a model has its own.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `addFailed` (3010).
   * @example
   * const { number } = await shop.addBannerItem({ goods_id: 1011 });
   */
  addBannerItem(argument: AddBannerItemArgument, options?: CallOptions): Call<AddBannerItemResult, 2 | 3001 | 3003 | 3004 | 3010>;
  /**
   * Puts goods into the cart. Adds to the current quantity. Adds nothing if the sum exceeds the stock or the maximum per order.
   *
   * A write that needs a login: `POST /api/product/addCart`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   * - `goods_number: number` The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed. In pieces. -999999 to 999999.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `quantityBelowOne` (3005), `addFailed` (3010).
   * @example
   * const { number } = await shop.addCartItem({ id: 2011, goods_number: 2 });
   */
  addCartItem(argument: AddCartItemArgument, options?: CallOptions): Call<AddCartItemResult, 2 | 3001 | 3003 | 3004 | 3005 | 3010>;
  /**
   * Puts goods on the wishlist. Goods already on the list keep their position.
   *
   * A write that needs a login: `POST /api/goods/addWish`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001), `wishlistFull` (3013).
   * @example
   * const { total } = await shop.addWish({ id: 1011 });
   */
  addWish(argument: AddWishArgument, options?: CallOptions): Call<AddWishResult, 2 | 3001 | 3013>;
  /**
   * Applies for a free product test. Each customer applies once per goods. The shop decides within three days; an approved tester receives the goods in a free order.
   *
   * A write that needs a login: `POST /api/goods/applyFreeTest`.
   *
   * - `goods_id: number` The number of one goods in one color; every color of a model has its own.
   * - `email: string` The contact email of the applicant. 2 to 200 characters.
   * - `reason: string` Why the customer would be a good tester. 1 to 1000 characters.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001), `freeTestNotOffered` (6010), `freeTestClosed` (6011), `freeTestAlreadyApplied` (6012).
   * @example
   * const { application } = await shop.applyForFreeTest({
   *   goods_id: 1091,
   *   email: 'ada@example.com',
   *   reason: 'I play four evenings a week and write about sound.',
   * });
   */
  applyForFreeTest(argument: ApplyForFreeTestArgument, options?: CallOptions): Call<ApplyForFreeTestResult, 2 | 3001 | 6010 | 6011 | 6012>;
  /**
   * Registers the buy-now item. Replaces an earlier buy-now item and does not change the ordinary cart. Goods of the points store can be exchanged for points. For guests, the call only checks the item, which stays in their temporary cart until they log in.
   *
   * A write with an optional login: `POST /api/product/buyNow`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   * - `goods_number: number` The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed. In pieces. -999999 to 999999.
   * - `type: 2` Always 2, the buy-now cart.
   * - `is_integral?: 0 | 1` 1 to exchange points for the goods; the customer pays money when left out. 1 for yes, 0 for no.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `quantityBelowOne` (3005), `notForPoints` (5011).
   * @example
   * await shop.buyNow({ id: 1011, goods_number: 1, type: 2 });
   */
  buyNow(argument: BuyNowArgument, options?: CallOptions): Call<BuyNowResult, 2 | 3001 | 3003 | 3004 | 3005 | 5011>;
  /**
   * Cancels the request for an email about goods. Only requests for the email address of the account; a request that does not exist is ignored.
   *
   * A write that needs a login: `POST /api/goods/cancelNotice`.
   *
   * - `goods_id: number` The number of one goods in one color; every color of a model has its own.
   * - `kind: "backInStock" | "saleStart"` The kind of a notice about goods.
   *
   * Refusals: `failed` (2).
   * @example
   * await shop.cancelNotice({ goods_id: 2191, kind: 'backInStock' });
   */
  cancelNotice(argument: CancelNoticeArgument, options?: CallOptions): Call<CancelNoticeResult, 2>;
  /**
   * Cancels an order. Allowed until the shop hands the parcel to the carrier, unless an after-sales request for a part of the order is open. Returns the goods to the stock and refunds the payment by the same method.
   *
   * A write that needs a login: `POST /api/order/cancelOrder`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `reason: "changedMind" | "orderedByMistake" | "wrongAddress" | "foundCheaper" | "tooSlow" | "other"` Why a customer cancels an order.
   * - `note?: string` Details of the reason; optional. At most 500 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `orderNotCancellable` (4012).
   * @example
   * const { orderstatus, refunded } = await shop.cancelOrder({
   *   ordersn: 'SG20260115000001',
   *   reason: 'orderedByMistake',
   *   note: 'I wanted the black one.',
   * });
   */
  cancelOrder(argument: CancelOrderArgument, options?: CallOptions): Call<CancelOrderResult, 2 | 4001 | 4012>;
  /**
   * Takes praise for a comment back. Nothing changes without praise by the customer.
   *
   * A write that needs a login: `POST /api/goods/cancelPraise`.
   *
   * - `id: number` The number of a comment.
   *
   * Refusals: `failed` (2), `commentNotFound` (6008).
   * @example
   * const { praise_count, praised } = await shop.cancelPraise({ id: 10901 });
   */
  cancelPraise(argument: CancelPraiseArgument, options?: CallOptions): Call<CancelPraiseResult, 2 | 6008>;
  /**
   * Changes the password of a customer. Needs the current password. Ends all other sessions of the customer.
   *
   * A write that needs a login: `POST /api/order/repassword`.
   *
   * - `current_password: string` The current password. 6 to 20 characters.
   * - `password: string` A customer's password, 6 to 20 characters of any kind. 6 to 20 characters.
   * - `password_confirmation: string` The same new password again. 6 to 20 characters.
   *
   * Refusals: `failed` (2), `passwordsDiffer` (2008), `passwordWrong` (2012).
   * @example
   * await shop.changePassword({
   *   current_password: 'volt-2026',
   *   password: 'new-volt-27',
   *   password_confirmation: 'new-volt-27',
   * });
   */
  changePassword(argument: ChangePasswordArgument, options?: CallOptions): Call<ChangePasswordResult, 2 | 2008 | 2012>;
  /**
   * Sets quantities and checks their availability. Called by the quantity editor and before ordering. Sets the quantities of the given lines and checks the stock of each; a refusal changes nothing. Other lines do not change.
   *
   * A write that needs a login: `POST /api/product/checkout`.
   *
   * - `params: { goods_id: GoodsId, goods_number: RequestedQuantity }[]` The lines and their quantities. At most 100 items.
   * - `cartype?: 1 | 2` The cart; the ordinary one when left out. 1 `cart`, 2 `buyNow`.
   *
   * Refusals: `failed` (2), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `quantityBelowOne` (3005), `cartItemNotFound` (3006), `cartEmpty` (3007).
   * @example
   * await shop.checkoutCart({ params: [{ goods_id: 1011, goods_number: 1 }, { goods_id: 2011, goods_number: 2 }] });
   */
  checkoutCart(argument: CheckoutCartArgument, options?: CallOptions): Call<CheckoutCartResult, 2 | 3003 | 3004 | 3005 | 3006 | 3007>;
  /**
   * Opens a charge for an order. Captures no money yet. While a charge is open, the call returns it again, so an order never has two. The id of a saved card that is expired, removed, or another customer's opens a charge that is declined when it is captured.
   *
   * A write that needs a login: `POST /api/product/checkoutOrder`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `payment_token: string` The payment provider's token for a card or a wallet, or the id of a card that the customer has saved; the card itself never reaches the shop. The built-in test provider knows test_success, test_declined, test_insufficient_funds and test_wallet. 8 to 128 characters.
   * - `save_card?: 0 | 1` Whether the provider keeps the card for the customer once the charge has succeeded; 0 by default. A wallet and a card that does not fit into the list of saved cards are charged and not saved. 1 for yes, 0 for no.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `orderNotPayable` (4002), `orderAlreadyPaid` (4009).
   * @example
   * const { charge_id, charge_status, redirect_url } = await shop.checkoutOrder({ ordersn: 'SG20260115000001', payment_token: 'test_success' });
   */
  checkoutOrder(argument: CheckoutOrderArgument, options?: CallOptions): Call<CheckoutOrderResult, 2 | 4001 | 4002 | 4009>;
  /**
   * Chooses the gift of a registration. Adds the gift to the winning records, where it needs an address (savePrizeAddress).
   *
   * A write that needs a login: `POST /api/rate/chooseGift`.
   *
   * - `registration_id: number` The number of a product registration.
   * - `gift_id: number` The id that chooseGift takes.
   *
   * Refusals: `failed` (2), `registrationNotFound` (5032), `giftNotFound` (5033), `giftAlreadyChosen` (5034).
   * @example
   * const { registration } = await shop.chooseGift({ registration_id: 1, gift_id: 32 });
   */
  chooseGift(argument: ChooseGiftArgument, options?: CallOptions): Call<ChooseGiftResult, 2 | 5032 | 5033 | 5034>;
  /**
   * Awards points for following the shop. Awards the points once per network.
   *
   * A write that needs a login: `POST /api/community/followSocial`.
   *
   * - `network: "youtube" | "instagram" | "facebook" | "discord"` A social network of the shop, from getContact.
   *
   * Refusals: `failed` (2), `followAlreadyClaimed` (5012).
   * @example
   * const { points, entry } = await shop.claimSocialFollow({ network: 'instagram' });
   */
  claimSocialFollow(argument: ClaimSocialFollowArgument, options?: CallOptions): Call<ClaimSocialFollowResult, 2 | 5012>;
  /**
   * Claims a warranty. Reports a defect of goods with a registered, valid warranty. The shop answers within 24 hours on working days. The claim creates an after-sales request: the shop accepts it, the customer returns the goods, and the shop sends working ones or refunds the money; or the shop rejects it. After that, the customer can report another defect.
   *
   * A write that needs a login: `POST /api/order/claimWarranty`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `line_id: number` The position of a line in its order, from 1.
   * - `problem: string` The defect in the customer's words. 1 to 2000 characters.
   * - `credentials: string[]` Pictures of the defect. 1 to 9 items.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `orderLineNotFound` (6003), `warrantyNotRegistered` (6033), `warrantyOver` (6032), `warrantyAlreadyClaimed` (6034), `pictureNotFound` (6007).
   * @example
   * const { warranty } = await shop.claimWarranty({
   *   ordersn: 'SG20251220000034',
   *   line_id: 2,
   *   problem: 'The wheel slips.',
   *   credentials: ['/api/pictures/00ec93d236b3144d92699a766368684a.png'],
   * });
   */
  claimWarranty(argument: ClaimWarrantyArgument, options?: CallOptions): Call<ClaimWarrantyResult, 2 | 4001 | 6003 | 6033 | 6032 | 6034 | 6007>;
  /**
   * Compares goods line by line. A table of specifications. Each row has one value per goods, in the requested order, or null where goods do not have it. Rows are in the order of the first goods.
   *
   * A read without a login: `POST /api/goods/compareGoods`.
   *
   * - `ids: number[]` Numbers of the goods to compare. 2 to 4 items.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001).
   * @example
   * const { msg, rows } = await shop.compareGoods({ ids: [1011, 1091] });
   */
  compareGoods(argument: CompareGoodsArgument, options?: CallOptions): Call<CompareGoodsResult, 2 | 3001>;
  /**
   * Captures a charge. Captures a charge at most once: a repeated call returns the same answer. After a failed charge, the order stays unpaid and a new charge may be opened. A charge that waits for the shopper at `redirect_url` stays open.
   *
   * A write that needs a login: `POST /api/product/confirmCharge`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `charge_id: string` The provider's number of one attempt to pay an order. 8 to 64 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `cardDeclined` (4004), `insufficientFunds` (4005), `chargeNotFound` (4006), `orderAlreadyPaid` (4009), `paymentFailed` (4010), `paymentNotAuthenticated` (4021).
   * @example
   * const { charge_status, orderstatus } = await shop.confirmCharge({ ordersn: 'SG20260115000001', charge_id: 'ch_de1742a69b2d43f907864f63' });
   */
  confirmCharge(argument: ConfirmChargeArgument, options?: CallOptions): Call<ConfirmChargeResult, 2 | 4001 | 4004 | 4005 | 4006 | 4009 | 4010 | 4021>;
  /**
   * Confirms the receipt of an order. Completes a shipped order. Optional: the server does it five days after shipping, but not before the day after the last expected day of arrival.
   *
   * A write that needs a login: `POST /api/order/received`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `orderNotShipped` (4013).
   * @example
   * const { orderstatus } = await shop.confirmReceived({ ordersn: 'SG20260111000027' });
   */
  confirmReceived(argument: ConfirmReceivedArgument, options?: CallOptions): Call<ConfirmReceivedResult, 2 | 4001 | 4013>;
  /**
   * Deletes a saved address. If it was the default, the newest remaining address becomes the default. Existing orders do not change.
   *
   * A write that needs a login: `POST /api/order/deleteAddress`.
   *
   * - `id: number` The number of an address that a customer saved.
   *
   * Refusals: `failed` (2), `savedAddressNotFound` (4017).
   * @example
   * await shop.deleteAddress({ id: 100 });
   */
  deleteAddress(argument: DeleteAddressArgument, options?: CallOptions): Call<DeleteAddressResult, 2 | 4017>;
  /**
   * Removes goods from the cart. Removes all pieces of the goods.
   *
   * A write that needs a login: `POST /api/product/deleteOneCart`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   * - `cartype?: 1 | 2` The cart; the ordinary one when left out. 1 `cart`, 2 `buyNow`.
   *
   * Refusals: `failed` (2), `cartItemNotFound` (3006), `deleteFailed` (3011).
   * @example
   * const { number } = await shop.deleteCartItem({ id: 2011 });
   */
  deleteCartItem(argument: DeleteCartItemArgument, options?: CallOptions): Call<DeleteCartItemResult, 2 | 3006 | 3011>;
  /**
   * Deletes an order from the list. For canceled and fully refunded orders.
   *
   * A write that needs a login: `POST /api/order/deleteOrder`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `orderNotDeletable` (4014).
   * @example
   * const { orderstatus } = await shop.deleteOrder({ ordersn: 'SG20250926000005' });
   */
  deleteOrder(argument: DeleteOrderArgument, options?: CallOptions): Call<DeleteOrderResult, 2 | 4001 | 4014>;
  /**
   * Removes a saved card. The payment provider forgets the card too. A card that is not saved, or is that of another customer, is ignored, so removing twice is fine. Existing orders do not change.
   *
   * A write that needs a login: `POST /api/order/deleteCard`.
   *
   * - `id: string` The payment provider's id of a card that it keeps for the customer; it reveals nothing about the card. It is also a payment token, but only for the orders of this customer. 8 to 128 characters.
   *
   * Refusals: `failed` (2).
   * @example
   * await shop.deleteSavedCard({ id: 'card_5f3a9c1d7e2b4a6088c1d9e0' });
   */
  deleteSavedCard(argument: DeleteSavedCardArgument, options?: CallOptions): Call<DeleteSavedCardResult, 2>;
  /**
   * Removes goods from those saved for later. Goods that are not saved are ignored.
   *
   * A write that needs a login: `POST /api/product/deleteSaved`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   *
   * Refusals: `failed` (2).
   * @example
   * await shop.deleteSavedItem({ id: 2011 });
   */
  deleteSavedItem(argument: DeleteSavedItemArgument, options?: CallOptions): Call<DeleteSavedItemResult, 2>;
  /**
   * Draws a ticket of a raffle. One ticket per customer and raffle. Adds a prize to the winning records. A retry with the same idempotency key returns the same prize.
   *
   * A write that needs a login: `POST /api/rate/drawRaffle`.
   *
   * - `id: number` The id that drawRaffle takes.
   *
   * Refusals: `failed` (2), `raffleNotFound` (5040), `raffleClosed` (5041), `raffleAlreadyDrawn` (5042).
   * @example
   * const { data } = await shop.drawRaffle({ id: 1 });
   */
  drawRaffle(argument: DrawRaffleArgument, options?: CallOptions): Call<DrawRaffleResult, 2 | 5040 | 5041 | 5042>;
  /**
   * Ends one login of a customer. From now on the server refuses the token of that login, and each one it replaced. The login of this call can be ended, too. A login that has ended already, and one of another customer, is ignored.
   *
   * A write that needs a login: `POST /api/login/endLogin`.
   *
   * - `id: string` An opaque id of a login. It is not the token and cannot be used as one. 1 to 64 characters.
   *
   * Refusals: `failed` (2).
   * @example
   * await shop.endLogin({ id: 'login_b6c7a3ddb152' });
   */
  endLogin(argument: EndLoginArgument, options?: CallOptions): Call<EndLoginResult, 2>;
  /**
   * Exports the data of a customer. Everything the shop stores about the customer, in one answer that a client can save as a file.
   *
   * A read that needs a login: `POST /api/order/exportCustomer`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.exportPersonalData();
   */
  exportPersonalData(options?: CallOptions): Call<ExportPersonalDataResult, 2>;
  /**
   * Finds the warranty of goods bought on a marketplace. By the number of the order there and the email it was placed with. No data is returned to a person who does not know both.
   *
   * A read without a login: `POST /api/goods/getAmazonQuality`.
   *
   * - `order_number: string` The number of an order that was placed on a marketplace, as shown in its confirmation. 4 to 40 characters.
   * - `email: string` An email address. 2 to 200 characters.
   *
   * Refusals: `failed` (2), `marketplaceOrderNotFound` (6035).
   * @example
   * const { msg } = await shop.findMarketplaceWarranty({ order_number: '112-5550142-7301884', email: 'ada@example.com' });
   */
  findMarketplaceWarranty(argument: FindMarketplaceWarrantyArgument, options?: CallOptions): Call<FindMarketplaceWarrantyResult, 2 | 6035>;
  /**
   * Finds an order without a login. Needs the number of the order and the email of the customer. A wrong email and a wrong number get the same answer; after ten wrong pairs with one number or one email, the answer is 429 for 15 minutes. Returns only the town and the country of the delivery address.
   *
   * A read without a login: `POST /api/order/findOrder`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `email: string` The email of the order. 2 to 200 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001).
   * @example
   * const { msg } = await shop.findOrder({ ordersn: 'SG20260111000027', email: 'ada@example.com' });
   */
  findOrder(argument: FindOrderArgument, options?: CallOptions): Call<FindOrderResult, 2 | 4001>;
  /**
   * First step of a withdrawal. Returns the order to withdraw from. Needs no login, only the number and the email of the order; the limits of `findOrder` apply to wrong pairs. Available only in markets that offer it. After a declared withdrawal, the answer includes the receipt.
   *
   * A read without a login: `POST /api/order/findWithdrawableOrder`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `email: string` The email of the order. 2 to 200 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `withdrawalNotOffered` (4019), `withdrawalNotPossible` (4020).
   * @example
   * const { msg } = await shop.findWithdrawableOrder({ ordersn: 'SG20260111000027', email: 'ada@example.com' });
   */
  findWithdrawableOrder(argument: FindWithdrawableOrderArgument, options?: CallOptions): Call<FindWithdrawableOrderResult, 2 | 4001 | 4019 | 4020>;
  /**
   * Returns the times of the activities. The start and end of the flash sale, the big sale, the lucky wheel and the raffles, by the clock of the shop.
   *
   * A read without a login: `POST /api/community/getActivityTimes`.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg, server_time } = await shop.getActivityTimes();
   */
  getActivityTimes(options?: CallOptions): Call<GetActivityTimesResult, 2 | 3009>;
  /**
   * Returns the banner of one place. The banner of one place, or null without one.
   *
   * A read without a login: `POST /api/index/getOneBanner`.
   *
   * - `place: "points" | "bigSale" | "firstOrder" | "seasonal"` The position of a single banner.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.getBanner({ place: 'points' });
   */
  getBanner(argument: GetBannerArgument, options?: CallOptions): Call<GetBannerResult, 2>;
  /**
   * Returns a cart with its prices. With a token, the cart of the customer. Guests send the entries of their temporary cart and get them with prices, without discontinued goods. Prices, stock and reduction are current.
   *
   * A read with an optional login: `POST /api/product/getGoodsCart`.
   *
   * - `cartype?: 1 | 2` The cart; the ordinary one when left out. 1 `cart`, 2 `buyNow`.
   * - `items?: TemporaryCartEntry[]` The guest's temporary cart; ignored with a token. At most 100 items.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, pay, total } = await shop.getCart({ cartype: 1 });
   */
  getCart(argument?: GetCartArgument, options?: CallOptions): Call<GetCartResult, 2>;
  /**
   * Returns the contact of the shop. For the footer and the support pages.
   *
   * A read without a login: `GET /api/index/getContact`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, tiktok } = await shop.getContact();
   */
  getContact(options?: CallOptions): Call<GetContactResult, 2>;
  /**
   * Returns the member level of the customer and its perks. Lifetime points determine the level; spending points does not lower it.
   *
   * A read that needs a login: `POST /api/community/getCustomerRights`.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg } = await shop.getCustomerRights();
   */
  getCustomerRights(options?: CallOptions): Call<GetCustomerRightsResult, 2 | 3009>;
  /**
   * Returns the flash sale. The sale is open while `server_time` is between begin and over, independent of the clock of the client. Without a sale, the list is empty.
   *
   * A read without a login: `POST /api/index/getSeckills`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, activity_begin_time, activity_over_time } = await shop.getFlashSale();
   */
  getFlashSale(options?: CallOptions): Call<GetFlashSaleResult, 2>;
  /**
   * Returns one application for a free test. Includes the conditions that the customer accepted.
   *
   * A read that needs a login: `POST /api/order/getFreeDetail`.
   *
   * - `id: number` The number of an application for a free test.
   *
   * Refusals: `failed` (2), `applicationNotFound` (6013).
   * @example
   * const { msg, rules } = await shop.getFreeTest({ id: 1 });
   */
  getFreeTest(argument: GetFreeTestArgument, options?: CallOptions): Call<GetFreeTestResult, 2 | 6013>;
  /**
   * Returns one goods in full. The data of the product page.
   *
   * A read without a login: `POST /api/goods/getGoodsById`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001).
   * @example
   * const { msg } = await shop.getGoods({ id: 1091 });
   */
  getGoods(argument: GetGoodsArgument, options?: CallOptions): Call<GetGoodsResult, 2 | 3001>;
  /**
   * Returns what the customer may do with goods. Guests get the answer of a customer without purchases.
   *
   * A read with an optional login: `POST /api/goods/getUserInfo`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001).
   * @example
   * const { msg } = await shop.getGoodsUserInfo({ id: 1091 });
   */
  getGoodsUserInfo(argument: GetGoodsUserInfoArgument, options?: CallOptions): Call<GetGoodsUserInfoResult, 2 | 3001>;
  /**
   * Returns the subject of an unsubscribe link. The kind of mail, the masked address, and whether it still gets these mails. The page of the link shows it. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
   *
   * A read without a login: `POST /api/index/getSubscription`.
   *
   * - `token: string` The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed. 1 to 200 characters.
   *
   * Refusals: `failed` (2), `verificationCodeWrong` (2004).
   * @example
   * const { msg } = await shop.getMailSubscription({ token: 'mail_offers_of_the_demonstration' });
   */
  getMailSubscription(argument: GetMailSubscriptionArgument, options?: CallOptions): Call<GetMailSubscriptionResult, 2 | 2004>;
  /**
   * Returns one order in full. The data of the details page.
   *
   * A read that needs a login: `POST /api/order/getOrderSmall`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001).
   * @example
   * const { msg } = await shop.getOrder({ ordersn: 'SG20260115000001' });
   */
  getOrder(argument: GetOrderArgument, options?: CallOptions): Call<GetOrderResult, 2 | 4001>;
  /**
   * Returns an order to pay. For the payment page. Also returns paid orders; see `orderstatus`.
   *
   * A read that needs a login: `POST /api/product/getOrderData`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001).
   * @example
   * const { msg } = await shop.getOrderData({ ordersn: 'SG20260115000001' });
   */
  getOrderData(argument: GetOrderDataArgument, options?: CallOptions): Call<GetOrderDataResult, 2 | 4001>;
  /**
   * Returns the review of an order line. Also returns whether the line can be reviewed now, and until when.
   *
   * A read that needs a login: `POST /api/order/getCommentByOrderSmallId`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `line_id: number` The position of a line in its order, from 1.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `orderLineNotFound` (6003).
   * @example
   * const { msg } = await shop.getOrderLineReview({ ordersn: 'SG20251203000008', line_id: 1 });
   */
  getOrderLineReview(argument: GetOrderLineReviewArgument, options?: CallOptions): Call<GetOrderLineReviewResult, 2 | 4001 | 6003>;
  /**
   * Calculates tax, shipping and total for an address. Changes nothing. placeOrder expects this total. Without an address, it checks the coupon and returns the amounts without tax and shipping.
   *
   * A read that needs a login: `POST /api/product/getOrderTax`.
   *
   * - `cartype?: 1 | 2` The cart; the ordinary one when left out. 1 `cart`, 2 `buyNow`.
   * - `region?: string` A country or region of the world as two capital letters of ISO 3166-1. Exactly 2 characters.
   * - `state?: string` State, province or prefecture of an address: a code of the country's address form, or a name. Empty in countries whose addresses have no states. At most 100 characters.
   * - `postal_code?: string` The postal code in the format of its country. 1 to 100 characters.
   * - `coupon_id?: number` A coupon of the customer; it has priority over a code.
   * - `coupon_code?: string` A code that the shopper enters at checkout. Case and surrounding spaces are ignored. 1 to 40 characters.
   * - `delivery_way?: "standard" | "express"` The way of delivery; the ordinary one when left out.
   *
   * Refusals: `failed` (2), `cartEmpty` (3007), `addressInvalid` (4007), `taxFailed` (4008), `couponFailed` (5001), `couponNotFound` (5002), `couponExpired` (5004), `couponUsed` (5005), `couponNotApplicable` (5006).
   * @example
   * const { subtotal, reduction, coupon } = await shop.getOrderTax({ cartype: 1, region: 'US', state: 'WA', postal_code: '98101' });
   */
  getOrderTax(argument?: GetOrderTaxArgument, options?: CallOptions): Call<GetOrderTaxResult, 2 | 3007 | 4007 | 4008 | 5001 | 5002 | 5004 | 5005 | 5006>;
  /**
   * Lists the ways to earn points. The amounts of the points program, in the order of the points page.
   *
   * A read without a login: `GET /api/term/getPoints`.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg } = await shop.getPointRules();
   */
  getPointRules(options?: CallOptions): Call<GetPointRulesResult, 2 | 3009>;
  /**
   * Returns the profile of a customer. The data of the profile page.
   *
   * A read that needs a login: `POST /api/order/getCustomer`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.getProfile();
   */
  getProfile(options?: CallOptions): Call<GetProfileResult, 2>;
  /**
   * Returns one after-sales request. Its status with past and expected steps.
   *
   * A read that needs a login: `POST /api/order/getRefundDetail`.
   *
   * - `id: string` The number to quote in messages about the request. 4 to 24 characters.
   *
   * Refusals: `failed` (2), `afterSalesNotFound` (6024).
   * @example
   * const { msg } = await shop.getRefundDetail({ id: 'AS20251118000042' });
   */
  getRefundDetail(argument: GetRefundDetailArgument, options?: CallOptions): Call<GetRefundDetailResult, 2 | 6024>;
  /**
   * Returns the text of one term or policy. The text in the language of the response, as typed blocks.
   *
   * A read without a login: `GET /api/term/getSpecificTerm`.
   *
   * - `title: string` The title of the term from listTerms. 1 to 100 characters.
   *
   * Refusals: `failed` (2), `termNotFound` (3008).
   * @example
   * const { msg } = await shop.getTerm({ title: 'return-policy' });
   */
  getTerm(argument: GetTermArgument, options?: CallOptions): Call<GetTermResult, 2 | 3008>;
  /**
   * Returns the logged-in customer. For the header and the account pages.
   *
   * A read that needs a login: `POST /api/order/getUserInfo`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.getUserInfo();
   */
  getUserInfo(options?: CallOptions): Call<GetUserInfoResult, 2>;
  /**
   * Returns the lucky wheel. Six prizes in the order of the wheel. Guests see them but cannot spin.
   *
   * A read with an optional login: `POST /api/rate/getWheel`.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg } = await shop.getWheel();
   */
  getWheel(options?: CallOptions): Call<GetWheelResult, 2 | 3009>;
  /**
   * Merges a guest's cart into the customer's. Called after a login. Goods in both carts get the larger quantity, at most the stock or the maximum per order, so that merging twice changes nothing. An entry of type 2 becomes the buy-now item.
   *
   * A write that needs a login: `POST /api/product/joinCart`.
   *
   * - `items: TemporaryCartEntry[]` The temporary cart of the guest. At most 100 items.
   * - `saved?: SavedEntry[]` The goods that the guest has saved for later; those that the customer has saved, too, get the larger quantity. At most 100 items.
   *
   * Refusals: `failed` (2).
   * @example
   * const { number, skipped } = await shop.joinCart({
   *   items: [{ id: 2011, goods_number: 2, type: 1 }, { id: 2191, goods_number: 1, type: 1 }],
   * });
   */
  joinCart(argument: JoinCartArgument, options?: CallOptions): Call<JoinCartResult, 2>;
  /**
   * Merges a guest's wishlist into the customer's. Called once after a login, with the guest's wishlist. Skips goods that are already on the list; omits and reports discontinued goods and goods above the limit.
   *
   * A write that needs a login: `POST /api/goods/joinWishes`.
   *
   * - `ids: number[]` Numbers of goods, the latest one first. At most 100 items.
   *
   * Refusals: `failed` (2).
   * @example
   * const { total, skipped } = await shop.joinWishes({ ids: [2011, 1011, 999999] });
   */
  joinWishes(argument: JoinWishesArgument, options?: CallOptions): Call<JoinWishesResult, 2>;
  /**
   * Ends the request to delete an account. Possible until the account is deleted. A mail confirms it. Without a request it changes nothing and succeeds.
   *
   * A write that needs a login: `POST /api/order/keepCustomer`.
   *
   * Refusals: `failed` (2).
   * @example
   * await shop.keepAccount();
   */
  keepAccount(options?: CallOptions): Call<KeepAccountResult, 2>;
  /**
   * Lists the coupons of the running activities. The coupons of the big sale and of the member levels. takeCoupon takes one of them.
   *
   * A read with an optional login: `POST /api/community/getActivityCoupons`.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg } = await shop.listActivityCoupons();
   */
  listActivityCoupons(options?: CallOptions): Call<ListActivityCouponsResult, 2 | 3009>;
  /**
   * Lists the saved addresses. The default first, then the newest.
   *
   * A read that needs a login: `POST /api/order/getAddresses`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listAddresses();
   */
  listAddresses(options?: CallOptions): Call<ListAddressesResult, 2>;
  /**
   * Lists the after-sales requests of the customer. Newest first.
   *
   * A read that needs a login: `POST /api/order/afterSales`.
   *
   * - `state?: "all" | "open" | "over"` Only these requests; all when left out.
   * - `ordersn?: string` Only those about this order; all when left out. 8 to 32 characters.
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, total, page } = await shop.listAfterSales({ state: 'all', page: 1, page_size: 2 });
   */
  listAfterSales(argument?: ListAfterSalesArgument, options?: CallOptions): Call<ListAfterSalesResult, 2>;
  /**
   * Lists pictures and head decorations. The available avatars and the current one. The uploaded picture is first.
   *
   * A read that needs a login: `POST /api/order/getAvatar`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listAvatars();
   */
  listAvatars(options?: CallOptions): Call<ListAvatarsResult, 2>;
  /**
   * Lists the banners of the home page. The slides of the carousel, in display order. An empty list hides the carousel.
   *
   * A read without a login: `GET /api/index/index`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listBanners();
   */
  listBanners(options?: CallOptions): Call<ListBannersResult, 2>;
  /**
   * Lists the carriers. The carriers for deliveries and for returns.
   *
   * A read without a login: `POST /api/goods/getEpress`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listCarriers();
   */
  listCarriers(options?: CallOptions): Call<ListCarriersResult, 2>;
  /**
   * Returns the tree of categories. The whole menu, up to three levels, with the goods each category shows in it.
   *
   * A read without a login: `POST /api/index/getCategoryList`.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg } = await shop.listCategories();
   */
  listCategories(options?: CallOptions): Call<ListCategoriesResult, 2 | 3009>;
  /**
   * Lists the comments on goods. Newest first. The average and the histogram cover all comments, independent of the filter.
   *
   * A read with an optional login: `POST /api/goods/getCommentByGoodsId`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of comments of a page; 10 when a request leaves it out. 1 to 48.
   * - `stars?: number` Only comments with this many stars; all when left out. In stars. 1 to 5.
   * - `with_pictures?: 0 | 1` 1 for comments with pictures only; all when left out. 1 for yes, 0 for no.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001).
   * @example
   * const { msg, total, page } = await shop.listComments({ id: 1091, page: 1 });
   */
  listComments(argument: ListCommentsArgument, options?: CallOptions): Call<ListCommentsResult, 2 | 3001>;
  /**
   * Lists the contacts per region. For the contact page, by region. The support hours depend on the clock of the shop, which the answer includes so that a page can continue it.
   *
   * A read without a login: `GET /api/term/getContacts`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, address, group_link } = await shop.listContacts();
   */
  listContacts(options?: CallOptions): Call<ListContactsResult, 2>;
  /**
   * Lists the coupons of the customer. Newest first. Pages after the last one are empty.
   *
   * A read that needs a login: `POST /api/order/getCoupons`.
   *
   * - `state?: "all" | "unused" | "used" | "stale"` The list; all lists when left out.
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg, total, page } = await shop.listCoupons({ state: 'all', page: 1, page_size: 12 });
   */
  listCoupons(argument?: ListCouponsArgument, options?: CallOptions): Call<ListCouponsResult, 2 | 3009>;
  /**
   * Lists the countries that the shop delivers to. With the currency, the tax, the address form and the ways of delivery of each country. An order to another country is refused with 4007.
   *
   * A read without a login: `GET /api/product/getDelivery`.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg } = await shop.listDeliveryCountries();
   */
  listDeliveryCountries(options?: CallOptions): Call<ListDeliveryCountriesResult, 2 | 3009>;
  /**
   * Lists the models with manuals and drivers. Models in the order of the catalogue, best-selling first. The links lead to files in the language of the response.
   *
   * A read without a login: `GET /api/term/getProduct`.
   *
   * - `keywords?: string` Words that the model number or the name must contain. 1 to 200 characters.
   * - `goods_kind?: "headset" | "mouse"` Filters by headsets or mice.
   * - `page?: number` The page, from 1. 1 to 10000.
   * - `page_size?: number` Entries per page; 12 when left out. 1 to 48.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, total, page } = await shop.listDownloads({ keywords: 'wireless' });
   */
  listDownloads(argument?: ListDownloadsArgument, options?: CallOptions): Call<ListDownloadsResult, 2>;
  /**
   * Lists the features of the home page. Products and scenes that the home page presents in large pictures. An empty list hides them.
   *
   * A read without a login: `GET /api/index/getFeatures`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listFeatures();
   */
  listFeatures(options?: CallOptions): Call<ListFeaturesResult, 2>;
  /**
   * Lists the free tests that the customer applied for. Newest first.
   *
   * A read that needs a login: `POST /api/order/getFree`.
   *
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, total, page } = await shop.listFreeTests({ page: 1, page_size: 12 });
   */
  listFreeTests(argument?: ListFreeTestsArgument, options?: CallOptions): Call<ListFreeTestsResult, 2>;
  /**
   * Lists the registrations of the customer and the gifts to choose from. The newest registration first.
   *
   * A read that needs a login: `POST /api/order/getCustomerGift`.
   *
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg, total, page } = await shop.listGifts({ page: 1, page_size: 12 });
   */
  listGifts(argument?: ListGiftsArgument, options?: CallOptions): Call<ListGiftsResult, 2 | 3009>;
  /**
   * Lists goods. Goods of a category and its subcategories, goods that match a keyword, or both; without either, the whole catalogue. Lists each model once, in its first matching color; facets count the matches of further filters. A search tolerates typing errors, knows synonyms and other spellings, and by default lists the best matches first.
   *
   * A read without a login: `POST /api/goods/getGoodsByType`.
   *
   * - `category_id?: number` The number of a category, as in the address /product/{id}.
   * - `keywords?: string` A search keyword; must not consist of spaces. 1 to 200 characters.
   * - `filter?: ("new" | "deal" | "inStock" | "points")[]` Returns goods that match every given filter. At most 4 items.
   * - `attributes?: GoodsAttribute[]` Returns goods that have an attribute of each given kind. At most 60 items.
   * - `sort?: "popular" | "newest" | "priceUp" | "priceDown" | "rating"` The order of a listing; `popular` when a request leaves it out.
   * - `price_min?: number` The minimum price, in the currency of the answer's language. In major units of the currency, with at most two decimals.
   * - `price_max?: number` The maximum price. In major units of the currency, with at most two decimals.
   * - `rating_min?: number` The minimum average rating. In stars. 1 to 5.
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2), `categoryNotFound` (3002), `requestDataFailed` (3009).
   * @example
   * const { msg, total, page } = await shop.listGoods({ category_id: 11, filter: ['inStock'], sort: 'popular', page: 1, page_size: 3 });
   */
  listGoods(argument?: ListGoodsArgument, options?: CallOptions): Call<ListGoodsResult, 2 | 3002 | 3009>;
  /**
   * Lists goods by their numbers. For recently viewed goods and the wishlist of a guest. Returns the goods in the requested order and omits discontinued goods.
   *
   * A read without a login: `POST /api/goods/getGoodsByIds`.
   *
   * - `ids: number[]` Numbers of goods. At most 48 items.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listGoodsByIds({ ids: [2011, 999999, 1011] });
   */
  listGoodsByIds(argument: ListGoodsByIdsArgument, options?: CallOptions): Call<ListGoodsByIdsResult, 2>;
  /**
   * Lists the available coupons for goods. With a token, the answer marks the coupons that the customer has taken.
   *
   * A read with an optional login: `POST /api/goods/getCoupons`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001).
   * @example
   * const { msg } = await shop.listGoodsCoupons({ id: 1011 });
   */
  listGoodsCoupons(argument: ListGoodsCouponsArgument, options?: CallOptions): Call<ListGoodsCouponsResult, 2 | 3001>;
  /**
   * Lists frequently asked questions about goods. Questions and answers about the kind of the goods.
   *
   * A read without a login: `POST /api/goods/getFaqsByGoodsId`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001).
   * @example
   * const { msg } = await shop.listGoodsFaqs({ id: 1091 });
   */
  listGoodsFaqs(argument: ListGoodsFaqsArgument, options?: CallOptions): Call<ListGoodsFaqsResult, 2 | 3001>;
  /**
   * Lists the hot categories of the home page. An empty list hides the section.
   *
   * A read without a login: `GET /api/index/getHotCategory`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listHotCategories();
   */
  listHotCategories(options?: CallOptions): Call<ListHotCategoriesResult, 2>;
  /**
   * Lists posts of the community for the home page. An empty list hides the section.
   *
   * A read without a login: `GET /api/index/getCommunity`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listHotPosts();
   */
  listHotPosts(options?: CallOptions): Call<ListHotPostsResult, 2>;
  /**
   * Lists the two hot lists of the home page. Always two lists, in the order in which the page shows them; either may be empty.
   *
   * A read without a login: `GET /api/index/getHotCategoryGoods`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listHotProducts();
   */
  listHotProducts(options?: CallOptions): Call<ListHotProductsResult, 2>;
  /**
   * Lists the valid logins of a customer. The login of this call first, then the last used one first; at most 100. Expired logins and those that were ended are not in the list.
   *
   * A read that needs a login: `POST /api/login/getLogins`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listLogins();
   */
  listLogins(options?: CallOptions): Call<ListLoginsResult, 2>;
  /**
   * Lists the slides of the announcement bar. An empty list hides the bar.
   *
   * A read without a login: `GET /api/index/title`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listNotices();
   */
  listNotices(options?: CallOptions): Call<ListNoticesResult, 2>;
  /**
   * Lists the orders of the customer. Newest first, without deleted orders. A keyword narrows the list and the counts.
   *
   * A read that needs a login: `POST /api/order/index`.
   *
   * - `state?: "orders" | "unpaid" | "paid" | "shipped" | "received" | "completed" | "cancelled"` Filters a list of orders; the names are those of the paths below /user/order.
   * - `keyword?: string` A part of the order number, or words from the names of its goods. 1 to 200 characters.
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, total, page } = await shop.listOrders({ state: 'orders', page: 1, page_size: 2 });
   */
  listOrders(argument?: ListOrdersArgument, options?: CallOptions): Call<ListOrdersResult, 2>;
  /**
   * Lists the point history of the customer. Newest first, with the balance and the remaining monthly limits.
   *
   * A read that needs a login: `POST /api/order/getPointLogById`.
   *
   * - `direction?: "all" | "earned" | "spent"` Only these changes; all when left out.
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg, total, page } = await shop.listPointLog({ page: 1, page_size: 3 });
   */
  listPointLog(argument?: ListPointLogArgument, options?: CallOptions): Call<ListPointLogResult, 2 | 3009>;
  /**
   * Lists the questions of the FAQ. Returns groups, without empty ones. A keyword filters by words in the question or the answer; an id selects one question, for a link to it. A page divides the questions, not the groups.
   *
   * A read without a login: `POST /api/term/getQuestion`.
   *
   * - `keywords?: string` A search keyword; must not consist of spaces. 1 to 200 characters.
   * - `group?: "orders" | "shipping" | "returns" | "account"` A topic of the FAQ.
   * - `id?: string` The id of a question in URLs, as in /support/faq#delivery-time; the same in every language. 1 to 60 characters.
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of questions of a page; all of them when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2), `questionNotFound` (3012).
   * @example
   * const { msg, total, page } = await shop.listQuestions({ group: 'shipping' });
   */
  listQuestions(argument?: ListQuestionsArgument, options?: CallOptions): Call<ListQuestionsResult, 2 | 3012>;
  /**
   * Lists the holiday and activity raffles. Open, upcoming and past raffles, by start time.
   *
   * A read with an optional login: `POST /api/rate/getRaffles`.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg, server_time } = await shop.listRaffles();
   */
  listRaffles(options?: CallOptions): Call<ListRafflesResult, 2 | 3009>;
  /**
   * Lists goods that match other goods. At most twelve, never the goods themselves; an empty list hides the section.
   *
   * A read without a login: `POST /api/goods/getCorrelationGoods`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001).
   * @example
   * const { msg } = await shop.listRelatedGoods({ id: 1091 });
   */
  listRelatedGoods(argument: ListRelatedGoodsArgument, options?: CallOptions): Call<ListRelatedGoodsResult, 2 | 3001>;
  /**
   * Lists the goods that the customer will get an email about. Requests for the email address of the account, newest first, without discontinued goods. A request leaves the list when its email is sent.
   *
   * A read that needs a login: `POST /api/goods/getNotices`.
   *
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, email, total } = await shop.listRequestedNotices({ page: 1, page_size: 2 });
   */
  listRequestedNotices(argument?: ListRequestedNoticesArgument, options?: CallOptions): Call<ListRequestedNoticesResult, 2>;
  /**
   * Lists customer reviews for the home page. An empty list hides the section.
   *
   * A read without a login: `GET /api/index/getGoodsComment`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listReviews();
   */
  listReviews(options?: CallOptions): Call<ListReviewsResult, 2>;
  /**
   * Lists the saved cards. The newest first. The payment provider keeps the cards; the shop knows only what is shown of them.
   *
   * A read that needs a login: `POST /api/order/getCards`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listSavedCards();
   */
  listSavedCards(options?: CallOptions): Call<ListSavedCardsResult, 2>;
  /**
   * Lists the goods saved for later. With a token, those of the customer, newest first. Guests send the entries of their browser and get them in the same order. Without discontinued goods; prices and stock are current.
   *
   * A read with an optional login: `POST /api/product/getSaved`.
   *
   * - `items?: SavedEntry[]` The saved goods of the guest; ignored with a token. At most 100 items.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listSavedItems({});
   */
  listSavedItems(argument?: ListSavedItemsArgument, options?: CallOptions): Call<ListSavedItemsResult, 2>;
  /**
   * Lists the states of the US. For the address of a prize; its `region` is one of these codes.
   *
   * A read without a login: `GET /api/product/getStates`.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg } = await shop.listStates();
   */
  listStates(options?: CallOptions): Call<ListStatesResult, 2 | 3009>;
  /**
   * Lists terms and policies. For the links in the footer; getTerm returns the text of one.
   *
   * A read without a login: `GET /api/term/getTerm`.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.listTerms();
   */
  listTerms(options?: CallOptions): Call<ListTermsResult, 2>;
  /**
   * Lists the warranties of the customer. One entry for each delivered order line, registered or not, the latest delivery first.
   *
   * A read that needs a login: `POST /api/order/getQualityOrder`.
   *
   * - `ordersn?: string` Only those of this order; all when left out. 8 to 32 characters.
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, total, page } = await shop.listWarranties({ page: 1, page_size: 2 });
   */
  listWarranties(argument?: ListWarrantiesArgument, options?: CallOptions): Call<ListWarrantiesResult, 2>;
  /**
   * Lists the winning records of the customer. Newest first: prizes of the wheel and the raffles, and chosen gifts.
   *
   * A read that needs a login: `POST /api/rate/getWinnings`.
   *
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2), `requestDataFailed` (3009).
   * @example
   * const { msg, total, page } = await shop.listWinnings({ page: 1, page_size: 12 });
   */
  listWinnings(argument?: ListWinningsArgument, options?: CallOptions): Call<ListWinningsResult, 2 | 3009>;
  /**
   * Lists the wishlist of the customer. Newest first, without discontinued goods. A guest stores the numbers in the browser and calls listGoodsByIds.
   *
   * A read that needs a login: `POST /api/goods/getWishes`.
   *
   * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
   * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg, ids, total } = await shop.listWishes({ page: 1, page_size: 2 });
   */
  listWishes(argument?: ListWishesArgument, options?: CallOptions): Call<ListWishesResult, 2>;
  /**
   * Logs a customer in. The token comes in the `authorization` response header and in `data.token`; both are the same. The answer does not reveal whether the email or the password was wrong. After five failures, the email is blocked for 15 minutes.
   *
   * A write without a login: `POST /api/login/login`.
   *
   * - `email: string` An email address. 2 to 200 characters.
   * - `password: string` A customer's password, 6 to 20 characters of any kind. 6 to 20 characters.
   *
   * Refusals: `failed` (2), `loginFailed` (2001), `loginBlocked` (2013).
   * @example
   * const { data, tiktok_token } = await shop.logIn({ email: 'ada@example.com', password: 'volt-2026' });
   */
  logIn(argument: LogInArgument, options?: CallOptions): Call<LogInResult, 2 | 2001 | 2013>;
  /**
   * Logs a customer in with Facebook. The provider redirects the visitor back with an authorization code, which is valid once and for ten minutes. A new customer gets an account. Before the call, the client compares `state` with the value that it sent to the provider.
   *
   * A write without a login: `POST /api/login/facebook`.
   *
   * - `authorization_code: string` The provider's authorization code, unchanged. 8 to 2000 characters.
   * - `redirect_uri: string` The redirect URI that was sent to the provider, unchanged. 10 to 2000 characters.
   * - `invite_code?: string` The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. 4 to 20 characters.
   *
   * Refusals: `failed` (2), `registrationSuspended` (2003), `authorizationFailed` (2006).
   * @example
   * const { data, tiktok_token, is_new } = await shop.logInWithFacebook({
   *   authorization_code: 'facebook_code_of_the_demonstration',
   *   redirect_uri: 'https://shop.example/login/login',
   * });
   */
  logInWithFacebook(argument: LogInWithFacebookArgument, options?: CallOptions): Call<LogInWithFacebookResult, 2 | 2003 | 2006>;
  /**
   * Logs a customer in with Google. The provider redirects the visitor back with an authorization code, which is valid once and for ten minutes. A new customer gets an account. Before the call, the client compares `state` with the value that it sent to the provider.
   *
   * A write without a login: `POST /api/login/google`.
   *
   * - `authorization_code: string` The provider's authorization code, unchanged. 8 to 2000 characters.
   * - `redirect_uri: string` The redirect URI that was sent to the provider, unchanged. 10 to 2000 characters.
   * - `invite_code?: string` The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. 4 to 20 characters.
   *
   * Refusals: `failed` (2), `registrationSuspended` (2003), `authorizationFailed` (2006).
   * @example
   * const { data, tiktok_token, is_new } = await shop.logInWithGoogle({
   *   authorization_code: 'google_code_of_the_demonstration',
   *   redirect_uri: 'https://shop.example/login/login',
   * });
   */
  logInWithGoogle(argument: LogInWithGoogleArgument, options?: CallOptions): Call<LogInWithGoogleResult, 2 | 2003 | 2006>;
  /**
   * Ends the login of the token. From now on the server refuses the token, and each one it replaced. Other logins of the customer continue. Without a token, or with one that is not valid, it changes nothing and succeeds.
   *
   * A write with an optional login: `POST /api/login/logout`.
   *
   * Refusals: `failed` (2).
   * @example
   * await shop.logOut();
   */
  logOut(options?: CallOptions): Call<LogOutResult, 2>;
  /**
   * Ends all logins of a customer. From now on the server refuses every token of the customer, the token of this call included.
   *
   * A write that needs a login: `POST /api/login/logoutAll`.
   *
   * Refusals: `failed` (2).
   * @example
   * await shop.logOutEverywhere();
   */
  logOutEverywhere(options?: CallOptions): Call<LogOutEverywhereResult, 2>;
  /**
   * Moves saved goods back to the cart. Adds as many pieces as the stock and the maximum per order permit, and ends the saving.
   *
   * A write that needs a login: `POST /api/product/moveToCart`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   *
   * Refusals: `failed` (2), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `cartItemNotFound` (3006), `addFailed` (3010).
   * @example
   * const { number } = await shop.moveToCart({ id: 2011 });
   */
  moveToCart(argument: MoveToCartArgument, options?: CallOptions): Call<MoveToCartResult, 2 | 3003 | 3004 | 3006 | 3010>;
  /**
   * Places an order. Creates an unpaid order from the cart, reserves its stock, empties the cart and redeems its coupon. Goods for points are paid immediately, and an order of such goods only is paid. If the total differs from the expected one, the call orders nothing and returns 4003.
   *
   * A write that needs a login: `POST /api/product/order`.
   *
   * - `cartype?: 1 | 2` The cart; the ordinary one when left out. 1 `cart`, 2 `buyNow`.
   * - `address: Address` Where an order is delivered.
   * - `note: string` The shopper's note to the shop; may be empty. At most 500 characters.
   * - `coupon_id?: number` A coupon of the customer; it has priority over a code.
   * - `coupon_code?: string` A code that the shopper enters at checkout. Case and surrounding spaces are ignored. 1 to 40 characters.
   * - `delivery_way?: "standard" | "express"` The way of delivery; the ordinary one when left out.
   * - `expected_total: number` The total the shopper saw, in the currency of the language of this request. In major units of the currency, with at most two decimals.
   *
   * Refusals: `failed` (2), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `cartEmpty` (3007), `priceChanged` (4003), `addressInvalid` (4007), `couponFailed` (5001), `couponNotFound` (5002), `couponExpired` (5004), `couponUsed` (5005), `couponNotApplicable` (5006), `pointsShort` (5010).
   * @example
   * const { ordersn } = await shop.placeOrder({
   *   cartype: 1,
   *   address: {
   *     first_name: 'Ada',
   *     last_name: 'Brennan',
   *     address: '418 Harbor View Road',
   *     address_two: 'Apartment 3',
   *     postal_code: '98101',
   *     city: 'Seattle',
   *     state: 'WA',
   *     region: 'US',
   *     phone: '+1 206 555 0177',
   *   },
   *   note: 'Please ring twice.',
   *   expected_total: 122.16,
   * });
   */
  placeOrder(argument: PlaceOrderArgument, options?: CallOptions): Call<PlaceOrderResult, 2 | 3003 | 3004 | 3007 | 4003 | 4007 | 5001 | 5002 | 5004 | 5005 | 5006 | 5010>;
  /**
   * Praises a comment. Praising again changes nothing.
   *
   * A write that needs a login: `POST /api/goods/commentPraise`.
   *
   * - `id: number` The number of a comment.
   *
   * Refusals: `failed` (2), `commentNotFound` (6008).
   * @example
   * const { praise_count, praised } = await shop.praiseComment({ id: 10901 });
   */
  praiseComment(argument: PraiseCommentArgument, options?: CallOptions): Call<PraiseCommentResult, 2 | 6008>;
  /**
   * Opens an account and logs in. Needs the code from sendVerificationCode and acceptance of the terms. Earns the points of a sign-up; a friend's invitation code earns the friend points, up to a monthly limit.
   *
   * A write without a login: `POST /api/login/register`.
   *
   * - `email: string` An email address. 2 to 200 characters.
   * - `email_confirmation: string` The same email address again. 2 to 200 characters.
   * - `password: string` A customer's password, 6 to 20 characters of any kind. 6 to 20 characters.
   * - `password_confirmation: string` The same password again. 6 to 20 characters.
   * - `code: string` The six digits from the email. The server accepts any short text and refuses a wrong code. 1 to 12 characters.
   * - `agree_terms: 0 | 1` Whether the customer accepts the terms. 1 for yes, 0 for no.
   * - `invite_code?: string` The invitation code of a friend; absent without one. 4 to 20 characters.
   *
   * Refusals: `failed` (2), `userAlreadyRegistered` (2002), `registrationSuspended` (2003), `verificationCodeWrong` (2004), `emailsDiffer` (2007), `passwordsDiffer` (2008), `termsNotAccepted` (2009), `inviteCodeUnknown` (2010).
   * @example
   * const { data, tiktok_token, points } = await shop.register({
   *   email: 'newcomer@example.com',
   *   email_confirmation: 'newcomer@example.com',
   *   password: 'volt-2026',
   *   password_confirmation: 'volt-2026',
   *   code: '246810',
   *   agree_terms: 1,
   * });
   */
  register(argument: RegisterArgument, options?: CallOptions): Call<RegisterResult, 2 | 2002 | 2003 | 2004 | 2007 | 2008 | 2009 | 2010>;
  /**
   * Registers a product, or a review of it, for a gift. Each received order can be registered once. Awards its amount in dollars as whole points; chooseGift chooses the gift.
   *
   * A write that needs a login: `POST /api/rate/rateRegister`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `name: string` The buyer name of the order. 1 to 100 characters.
   * - `email: string` An email address. 2 to 200 characters.
   * - `review_url?: string` The URL of the customer's review. 10 to 2000 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `productAlreadyRegistered` (5030), `orderNotReceived` (5031).
   * @example
   * const { registration, points } = await shop.registerProduct({
   *   ordersn: 'SG20260102000019',
   *   name: 'Ada Brennan',
   *   email: 'ada@example.com',
   *   review_url: 'https://reviews.example.com/r/5521',
   * });
   */
  registerProduct(argument: RegisterProductArgument, options?: CallOptions): Call<RegisterProductResult, 2 | 4001 | 5030 | 5031>;
  /**
   * Registers the warranty of an order line. The warranty starts with the delivery and lasts a year; registering it does not extend it.
   *
   * A write that needs a login: `POST /api/order/orderQuality`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `line_id: number` The position of a line in its order, from 1.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `orderLineNotFound` (6003), `warrantyTooEarly` (6030), `warrantyAlreadyRegistered` (6031), `warrantyOver` (6032).
   * @example
   * const { warranty } = await shop.registerWarranty({ ordersn: 'SG20260102000019', line_id: 1 });
   */
  registerWarranty(argument: RegisterWarrantyArgument, options?: CallOptions): Call<RegisterWarrantyResult, 2 | 4001 | 6003 | 6030 | 6031 | 6032>;
  /**
   * Takes goods off the wishlist. Goods not on the list are ignored.
   *
   * A write that needs a login: `POST /api/goods/removeWish`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   *
   * Refusals: `failed` (2).
   * @example
   * const { total } = await shop.removeWish({ id: 1011 });
   */
  removeWish(argument: RemoveWishArgument, options?: CallOptions): Call<RemoveWishResult, 2>;
  /**
   * Requests the deletion of an account. The account is deleted at the end of the 14th day after the request; `keepAccount` ends the request before. Every other login of the customer ends; this one stays, so that the page can offer to keep the account. After the period the personal data is deleted and every token ends. Orders and invoices remain as long as the law requires, without a link to the customer. A mail confirms the request, another one the deletion. Repeating a request changes nothing and succeeds.
   *
   * A write that needs a login: `POST /api/order/deleteCustomer`.
   *
   * - `password?: string` The current password, for an account that has one (`has_password` of the profile). 6 to 20 characters.
   * - `email?: string` The email address of the account, for an account without a password. 2 to 200 characters.
   *
   * Refusals: `failed` (2), `emailsDiffer` (2007), `passwordWrong` (2012).
   * @example
   * const { deletion_at } = await shop.requestAccountDeletion({ password: 'volt-2026' });
   */
  requestAccountDeletion(argument?: RequestAccountDeletionArgument, options?: CallOptions): Call<RequestAccountDeletionResult, 2 | 2007 | 2012>;
  /**
   * Requests a return or an exchange. For one line of a delivered order, until 45 days after the delivery. The customer must contact customer service first. The request determines the status of the line, and of the order once all its lines have requests.
   *
   * A write that needs a login: `POST /api/order/afterSell`.
   *
   * - `kind: "return" | "exchange"` The compensation for returned goods.
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `line_id: number` The position of a line in its order, from 1.
   * - `goodsnumber: number` The number of pieces to return. In pieces. -999999 to 999999.
   * - `reason: AfterSalesReason` Why the customer makes the request. `withdrawal` is refused, because withdrawOrder declares it.
   * - `problem: string` The defect in the customer's words. 1 to 2000 characters.
   * - `comment_url?: string` The URL of a public comment about the problem; optional. 10 to 2000 characters.
   * - `note?: string` The shopper's note to the shop; may be empty. At most 500 characters.
   * - `credentials: string[]` Pictures that the customer uploaded before, as proof. 1 to 9 items.
   * - `contacted: 0 | 1` Whether the customer contacted customer service; the shop refuses the request otherwise. 1 for yes, 0 for no.
   *
   * Refusals: `failed` (2), `outOfStock` (3003), `quantityBelowOne` (3005), `orderNotFound` (4001), `returnQuantityExceeded` (6001), `orderLineNotFound` (6003), `pictureNotFound` (6007), `returnTooLate` (6020), `contactSupportFirst` (6021), `afterSalesNotPossible` (6022), `afterSalesAlreadyOpen` (6023).
   * @example
   * const { request } = await shop.requestAfterSales({
   *   kind: 'return',
   *   ordersn: 'SG20260102000019',
   *   line_id: 1,
   *   goodsnumber: 1,
   *   reason: 'defective',
   *   problem: 'The left side is silent.',
   *   credentials: ['/api/pictures/00ec93d236b3144d92699a766368684a.png'],
   *   contacted: 1,
   * });
   */
  requestAfterSales(argument: RequestAfterSalesArgument, options?: CallOptions): Call<RequestAfterSalesResult, 2 | 3003 | 3005 | 4001 | 6001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023>;
  /**
   * Requests an email when goods are back or on sale. Sends one email, when the goods are in stock again or when their flash sale starts.
   *
   * A write without a login: `POST /api/goods/sendEmail`.
   *
   * - `goods_id: number` The number of one goods in one color; every color of a model has its own.
   * - `email: string` An email address. 2 to 200 characters.
   * - `kind: "backInStock" | "saleStart"` The kind of a notice about goods.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001), `alreadyInStock` (3014), `noticeAlreadyRequested` (3015), `saleAlreadyOpen` (3016), `emailInvalid` (8001).
   * @example
   * await shop.requestNotice({ goods_id: 2191, email: 'ada@example.com', kind: 'backInStock' });
   */
  requestNotice(argument: RequestNoticeArgument, options?: CallOptions): Call<RequestNoticeResult, 2 | 3001 | 3014 | 3015 | 3016 | 8001>;
  /**
   * Requests a refund. For one line of a paid order, or for all lines without a line number: before the parcel is shipped, if it is lost, or until 45 days after the delivery if no goods have to be returned.
   *
   * A write that needs a login: `POST /api/order/refund`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `line_id?: number` The line; all lines when left out.
   * - `reason: AfterSalesReason` Why the customer makes the request. `withdrawal` is refused, because withdrawOrder declares it.
   * - `problem?: string` The defect in the customer's words; may be empty. At most 2000 characters.
   * - `note?: string` The shopper's note to the shop; may be empty. At most 500 characters.
   * - `credentials: string[]` Pictures that the customer uploaded before, as proof. 1 to 9 items.
   * - `contacted: 0 | 1` Whether the customer contacted customer service; the shop refuses the request otherwise. 1 for yes, 0 for no.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `orderLineNotFound` (6003), `pictureNotFound` (6007), `returnTooLate` (6020), `contactSupportFirst` (6021), `afterSalesNotPossible` (6022), `afterSalesAlreadyOpen` (6023).
   * @example
   * const { request } = await shop.requestRefund({
   *   ordersn: 'SG20260114000011',
   *   reason: 'noLongerNeeded',
   *   credentials: ['/api/pictures/00ec93d236b3144d92699a766368684a.png'],
   *   contacted: 1,
   * });
   */
  requestRefund(argument: RequestRefundArgument, options?: CallOptions): Call<RequestRefundResult, 2 | 4001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023>;
  /**
   * Sets a new password with a verification code. Ends all sessions of the customer. The answer does not reveal whether the email has an account.
   *
   * A write without a login: `POST /api/login/repassword`.
   *
   * - `email: string` An email address. 2 to 200 characters.
   * - `code: string` The six digits from the email. The server accepts any short text and refuses a wrong code. 1 to 12 characters.
   * - `password: string` A customer's password, 6 to 20 characters of any kind. 6 to 20 characters.
   * - `password_confirmation: string` The same password again. 6 to 20 characters.
   *
   * Refusals: `failed` (2), `verificationCodeWrong` (2004), `passwordsDiffer` (2008).
   * @example
   * await shop.resetPassword({
   *   email: 'ada@example.com',
   *   code: '135790',
   *   password: 'new-volt-27',
   *   password_confirmation: 'new-volt-27',
   * });
   */
  resetPassword(argument: ResetPasswordArgument, options?: CallOptions): Call<ResetPasswordResult, 2 | 2004 | 2008>;
  /**
   * Undoes an unsubscription. Restores what `unsubscribe` ended, also pending notices. Repeating it changes nothing and succeeds. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
   *
   * A write without a login: `POST /api/index/resubscribe`.
   *
   * - `token: string` The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed. 1 to 200 characters.
   *
   * Refusals: `failed` (2), `verificationCodeWrong` (2004).
   * @example
   * const { subscription } = await shop.resubscribe({ token: 'mail_offers_of_the_demonstration' });
   */
  resubscribe(argument: ResubscribeArgument, options?: CallOptions): Call<ResubscribeResult, 2 | 2004>;
  /**
   * Saves an address. Creates an address without `id`, or updates the one with it. The first address becomes the default.
   *
   * A write that needs a login: `POST /api/order/saveAddress`.
   *
   * - `id?: number` The number of an address that a customer saved.
   * - `address: Address` Where an order is delivered.
   * - `is_default?: 0 | 1` Whether the checkout preselects it; false when left out. 1 for yes, 0 for no.
   *
   * Refusals: `failed` (2), `addressInvalid` (4007), `savedAddressNotFound` (4017), `tooManyAddresses` (4018).
   * @example
   * const { address } = await shop.saveAddress({
   *   address: {
   *     first_name: 'Ada',
   *     last_name: 'Brennan',
   *     address: '7 Lantern Row',
   *     address_two: '',
   *     postal_code: '97205',
   *     city: 'Portland',
   *     state: 'OR',
   *     region: 'US',
   *     phone: '+1 503 555 0119',
   *   },
   *   is_default: 1,
   * });
   */
  saveAddress(argument: SaveAddressArgument, options?: CallOptions): Call<SaveAddressResult, 2 | 4007 | 4017 | 4018>;
  /**
   * Saves goods for later. Moves the line out of the cart, with its quantity. Goods that are not in the cart are saved with `goods_number`, so that a removal can be undone. Goods that are saved already keep the larger quantity.
   *
   * A write that needs a login: `POST /api/product/saveForLater`.
   *
   * - `id: number` The number of one goods in one color; every color of a model has its own.
   * - `goods_number?: number` The quantity of goods that are not in the cart; 1 when left out. In pieces. 1 to 99.
   *
   * Refusals: `failed` (2), `goodsNotFound` (3001), `addFailed` (3010).
   * @example
   * const { number } = await shop.saveForLater({ id: 2011 });
   */
  saveForLater(argument: SaveForLaterArgument, options?: CallOptions): Call<SaveForLaterResult, 2 | 3001 | 3010>;
  /**
   * Sets the delivery address of a prize. The address cannot be changed afterwards.
   *
   * A write that needs a login: `POST /api/rate/address`.
   *
   * - `winning_id?: number` The number of a winning record.
   * - `email: string` An email address. 2 to 200 characters.
   * - `buyer_first_name: string` First name of the recipient. 2 to 100 characters.
   * - `buyer_last_name: string` Last name of the recipient. 2 to 50 characters.
   * - `buyer_address: string` Street and house. 2 to 500 characters.
   * - `buyer_address_two?: string` A second line such as a flat, or an empty string. At most 500 characters.
   * - `city: string` Town or city. 1 to 100 characters.
   * - `country: string` Prizes are sent within the US only. 1 to 100 characters.
   * - `region: string` A state: its code from listStates, or its name. 1 to 100 characters.
   * - `code: string` The postal code in the format of its country. 1 to 100 characters.
   * - `subcode?: string` The extension of a postal code, such as the last four digits, or an empty string. At most 100 characters.
   * - `phone: string` A phone number in the format that the person typed, with an extension if it has one. 2 to 50 characters.
   *
   * Refusals: `failed` (2), `addressInvalid` (4007), `winningNotFound` (5023), `winningAddressKnown` (5024).
   * @example
   * const { winning } = await shop.savePrizeAddress({
   *   email: 'ada@example.com',
   *   buyer_first_name: 'Ada',
   *   buyer_last_name: 'Brennan',
   *   buyer_address: '418 Harbor View Road',
   *   buyer_address_two: 'Apartment 3',
   *   city: 'Seattle',
   *   country: 'US',
   *   region: 'WA',
   *   code: '98101',
   *   subcode: '',
   *   phone: '+1 206 555 0177',
   * });
   */
  savePrizeAddress(argument: SavePrizeAddressArgument, options?: CallOptions): Call<SavePrizeAddressResult, 2 | 4007 | 5023 | 5024>;
  /**
   * Saves the profile of a customer. Omitted fields stay unchanged, null clears a field. Completing the profile for the first time earns points.
   *
   * A write that needs a login: `POST /api/order/completeCustomer`.
   *
   * - `email?: string` A new login email; needs its confirmation. 2 to 200 characters.
   * - `email_confirmation?: string` The same email address again. 2 to 200 characters.
   * - `firstname?: string` A customer's nickname. 1 to 100 characters.
   * - `country?: string | null` Two capital letters of ISO 3166-1; null if unknown.
   * - `state?: string | null` State, province or county; null if unknown.
   * - `city?: string | null` Town or city; null if unknown.
   * - `birth_date?: string | null` A past date as year, month and day; null if unknown.
   * - `gender?: "male" | "female" | null` One of the specification's values; null if unknown.
   * - `marketplace_url?: string | null` The absolute URL of the customer's marketplace profile; null if unknown.
   *
   * Refusals: `failed` (2), `userAlreadyRegistered` (2002), `emailsDiffer` (2007), `birthDateInvalid` (8003).
   * @example
   * const { points_earned, profile } = await shop.saveProfile({ city: 'Tacoma' });
   */
  saveProfile(argument?: SaveProfileArgument, options?: CallOptions): Call<SaveProfileResult, 2 | 2002 | 2007 | 8003>;
  /**
   * Adds the tracking number of returned goods. Allowed after the shop accepted a return or an exchange.
   *
   * A write that needs a login: `POST /api/order/sendBack`.
   *
   * - `id: string` The number to quote in messages about the request. 4 to 24 characters.
   * - `tracking_number: string` The number that identifies a parcel at its carrier. 1 to 100 characters.
   * - `carrier?: string` The carrier of the parcel. An unknown code counts as `other`, as does a request without carrier and company. 1 to 40 characters.
   * - `company?: string` The carrier by its name, instead of `carrier`; ignored beside it. 1 to 200 characters.
   *
   * Refusals: `failed` (2), `afterSalesNotFound` (6024), `afterSalesStepClosed` (6025).
   * @example
   * const { request } = await shop.sendBackTracking({ id: 'AS20260115000001', tracking_number: '1Z5550142000999', carrier: 'ups' });
   */
  sendBackTracking(argument: SendBackTrackingArgument, options?: CallOptions): Call<SendBackTrackingResult, 2 | 6024 | 6025>;
  /**
   * Sends a message to the support. The contact form. The customer gets a receipt by email. The shop promises a reply within 24 hours, not counting Saturday and Sunday, when the support is closed.
   *
   * A write without a login: `POST /api/term/message`.
   *
   * - `name: string` The name of the sender. 1 to 100 characters.
   * - `email: string` An email address. 2 to 200 characters.
   * - `message: string` The message to the support. Plain text. 1 to 2000 characters.
   *
   * Refusals: `failed` (2), `emailInvalid` (8001), `messageNotSent` (8030).
   * @example
   * const { reference, reply_until, desk_open } = await shop.sendMessage({
   *   name: 'Ada Brennan',
   *   email: 'ada@example.com',
   *   message: 'My headset is silent on the left side.',
   * });
   */
  sendMessage(argument: SendMessageArgument, options?: CallOptions): Call<SendMessageResult, 2 | 8001 | 8030>;
  /**
   * Sends a verification code by email. A code of six digits, valid for ten minutes. For a reset, an address without an account gets the same answer but no email.
   *
   * A write without a login: `POST /api/login/getTestEmail`.
   *
   * - `email: string` An email address. 2 to 200 characters.
   * - `purpose: "register" | "reset"` The purpose of a verification code.
   *
   * Refusals: `failed` (2), `userAlreadyRegistered` (2002), `registrationSuspended` (2003), `verificationCodeNotSent` (2005), `codeRequestedTooSoon` (2011).
   * @example
   * const { resend_after_seconds } = await shop.sendVerificationCode({ email: 'newcomer@example.com', purpose: 'register' });
   */
  sendVerificationCode(argument: SendVerificationCodeArgument, options?: CallOptions): Call<SendVerificationCodeResult, 2 | 2002 | 2003 | 2005 | 2011>;
  /**
   * Chooses the language of the session. Later answers use this language unless their request names another. The client stores the returned locale.
   *
   * A write with an optional login: `POST /api/goods/getLang`.
   *
   * - `lang: string` The requested language, such as de. 1 to 35 characters.
   *
   * Refusals: `failed` (2), `languageUnknown` (8002).
   * @example
   * const { locale } = await shop.setLanguage({ lang: 'de' });
   */
  setLanguage(argument: SetLanguageArgument, options?: CallOptions): Call<SetLanguageResult, 2 | 8002>;
  /**
   * Signs up in the first-order popup. Returns a coupon for the first order, also by email, and subscribes the address to the offers.
   *
   * A write without a login: `POST /api/index/popupSignUp`.
   *
   * - `email: string` An email address. 2 to 200 characters.
   *
   * Refusals: `failed` (2), `emailInvalid` (8001), `alreadySubscribed` (8031), `subscribeFailed` (8032).
   * @example
   * const { coupon_code } = await shop.signUpByPopup({ email: 'ada@example.com' });
   */
  signUpByPopup(argument: SignUpByPopupArgument, options?: CallOptions): Call<SignUpByPopupResult, 2 | 8001 | 8031 | 8032>;
  /**
   * Spins the lucky wheel. Uses a spin and awards the prize: adds a coupon to the coupons, and any other prize to the winning records, where it needs an address. A retry with the same idempotency key returns the same prize.
   *
   * A write that needs a login: `POST /api/rate/luckyDraw`.
   *
   * Refusals: `failed` (2), `wheelClosed` (5020), `wheelNoChance` (5021), `wheelBusy` (5022).
   * @example
   * const { data, chances } = await shop.spinWheel();
   */
  spinWheel(options?: CallOptions): Call<SpinWheelResult, 2 | 5020 | 5021 | 5022>;
  /**
   * Reviews a line of an order. Allowed once per line, within 30 days after the delivery. A review with the URL at which the customer shared it earns points.
   *
   * A write that needs a login: `POST /api/goods/commentStore`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `line_id: number` The position of a line in its order, from 1.
   * - `stars: number` A customer's rating, 5 is best. In stars. 1 to 5.
   * - `content: string` The text of the review, plain text. 1 to 5000 characters.
   * - `pics?: string[]` Pictures that the customer uploaded before; optional. At most 9 items.
   * - `review_url?: string` The URL at which the customer shared the review; optional. 10 to 2000 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `orderLineNotFound` (6003), `reviewTooEarly` (6004), `reviewTooLate` (6002), `reviewAlreadyWritten` (6005), `reviewGoodsReturned` (6009), `reviewContentMissing` (6006), `pictureNotFound` (6007).
   * @example
   * const { review, points } = await shop.storeReview({
   *   ordersn: 'SG20260102000019',
   *   line_id: 1,
   *   stars: 5,
   *   content: 'Light, and the microphone hears only me.',
   *   review_url: 'https://community.example.com/detail/41',
   * });
   */
  storeReview(argument: StoreReviewArgument, options?: CallOptions): Call<StoreReviewResult, 2 | 4001 | 6003 | 6004 | 6002 | 6005 | 6009 | 6006 | 6007>;
  /**
   * Subscribes an address to offers. The form at the bottom of the home page. The shop sends a welcome email.
   *
   * A write without a login: `POST /api/index/getEmailSubscribe`.
   *
   * - `email: string` An email address. 2 to 200 characters.
   * - `subscribe: 1` Always 1, to subscribe.
   *
   * Refusals: `failed` (2), `emailInvalid` (8001), `alreadySubscribed` (8031), `subscribeFailed` (8032).
   * @example
   * await shop.subscribe({ email: 'ada@example.com', subscribe: 1 });
   */
  subscribe(argument: SubscribeArgument, options?: CallOptions): Call<SubscribeResult, 2 | 8001 | 8031 | 8032>;
  /**
   * Returns search suggestions for a few letters. For the search field while typing. Each typed word must be the prefix of a word in the name or the model of the goods, or of a synonym. Without a match, typing errors are corrected; if that does not help, all three lists are empty.
   *
   * A read without a login: `POST /api/goods/suggest`.
   *
   * - `keywords: string` A search keyword; must not consist of spaces. 1 to 200 characters.
   *
   * Refusals: `failed` (2).
   * @example
   * const { msg } = await shop.suggest({ keywords: 'wir' });
   */
  suggest(argument: SuggestArgument, options?: CallOptions): Call<SuggestResult, 2>;
  /**
   * Takes a coupon. A customer takes each coupon once; it is then among the customer's coupons. listGoodsCoupons and listActivityCoupons list the available ones.
   *
   * A write that needs a login: `POST /api/goods/getCoupon`.
   *
   * - `id: number` The id that takeCoupon takes. A taken coupon gets its own number.
   *
   * Refusals: `failed` (2), `couponFailed` (5001), `couponNotFound` (5002), `couponAlreadyTaken` (5003), `couponExpired` (5004), `couponLevelTooLow` (5007).
   * @example
   * const { coupon } = await shop.takeCoupon({ id: 2 });
   */
  takeCoupon(argument: TakeCouponArgument, options?: CallOptions): Call<TakeCouponResult, 2 | 5001 | 5002 | 5003 | 5004 | 5007>;
  /**
   * Returns the tracking events of a parcel. Queries the carrier. The events contain only towns, so that a number alone identifies no person.
   *
   * A read without a login: `POST /api/goods/queryEpress`.
   *
   * - `tracking_number: string` The number that identifies a parcel at its carrier. 1 to 100 characters.
   * - `carrier?: string` The carrier of the parcel; omit it to track by number alone. 1 to 40 characters.
   *
   * Refusals: `failed` (2), `trackingUnavailable` (4015), `parcelNotFound` (4016).
   * @example
   * const { msg } = await shop.trackParcel({ tracking_number: '1Z5550142000327', carrier: 'ups' });
   */
  trackParcel(argument: TrackParcelArgument, options?: CallOptions): Call<TrackParcelResult, 2 | 4015 | 4016>;
  /**
   * Unsubscribes an address from one kind of mail. Ends exactly the kind of mail that the link is about, for its address, without a login. Repeating it changes nothing and succeeds. Pending notices of this kind are deleted. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
   *
   * A write without a login: `POST /api/index/unsubscribe`.
   *
   * - `token: string` The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed. 1 to 200 characters.
   *
   * Refusals: `failed` (2), `verificationCodeWrong` (2004).
   * @example
   * const { subscription } = await shop.unsubscribe({ token: 'mail_offers_of_the_demonstration' });
   */
  unsubscribe(argument: UnsubscribeArgument, options?: CallOptions): Call<UnsubscribeResult, 2 | 2004>;
  /**
   * Uploads the picture of a customer. The picture is shown immediately and replaces the previously uploaded one.
   *
   * A write that needs a login: `POST /api/order/uploadAvatar`.
   *
   * - `file: Blob` A JPEG, PNG or WebP picture of at most 2 MB. The server reads the format from the first bytes, not from the file name or the media type.
   *
   * Refusals: `failed` (2), `imageTooLarge` (7001), `imageFormatInvalid` (7002).
   * @example
   * const { avatar } = await shop.uploadAvatar({ file: picture });
   */
  uploadAvatar(argument: UploadAvatarArgument, options?: CallOptions): Call<UploadAvatarResult, 2 | 7001 | 7002>;
  /**
   * Uploads a picture. For reviews and proofs of after-sales requests, which contain the returned URL. Anyone who knows the URL can see the picture.
   *
   * A write that needs a login: `POST /api/goods/upload`.
   *
   * - `file: Blob` A JPEG, PNG or WebP picture of at most 2 MB. The server reads the format from the first bytes, not from the file name or the media type.
   *
   * Refusals: `failed` (2), `imageTooLarge` (7001), `imageFormatInvalid` (7002).
   * @example
   * const { url } = await shop.uploadPicture({ file: picture });
   */
  uploadPicture(argument: UploadPictureArgument, options?: CallOptions): Call<UploadPictureResult, 2 | 7001 | 7002>;
  /**
   * Chooses a picture or a head decoration. Omitted fields stay unchanged.
   *
   * A write that needs a login: `POST /api/order/usedAvatar`.
   *
   * - `avatar_id?: number` The number of a picture of listAvatars; 1000 is the one that the customer uploaded.
   * - `decoration_id?: number` The number of a head decoration of listAvatars; 0 for none.
   *
   * Refusals: `failed` (2), `avatarNotFound` (7003).
   * @example
   * const { avatar_id, decoration_id, avatar } = await shop.useAvatar({ avatar_id: 3, decoration_id: 101 });
   */
  useAvatar(argument?: UseAvatarArgument, options?: CallOptions): Call<UseAvatarResult, 2 | 7003>;
  /**
   * Returns whether an order is paid. The status on the server, after a lost answer, a page reload or a redirect. Changes nothing.
   *
   * A read that needs a login: `POST /api/product/verifyOrder`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001).
   * @example
   * const { orderstatus, paytype, charge_status } = await shop.verifyOrder({ ordersn: 'SG20260115000001' });
   */
  verifyOrder(argument: VerifyOrderArgument, options?: CallOptions): Call<VerifyOrderResult, 2 | 4001>;
  /**
   * Withdraws an after-sales request. Allowed until the goods have been sent back. Restores the previous status of lines and order.
   *
   * A write that needs a login: `POST /api/order/cancelAfterSale`.
   *
   * - `id: string` The number to quote in messages about the request. 4 to 24 characters.
   *
   * Refusals: `failed` (2), `afterSalesNotFound` (6024), `afterSalesStepClosed` (6025).
   * @example
   * const { request } = await shop.withdrawAfterSales({ id: 'AS20251118000042' });
   */
  withdrawAfterSales(argument: WithdrawAfterSalesArgument, options?: CallOptions): Call<WithdrawAfterSalesResult, 2 | 6024 | 6025>;
  /**
   * Second step of a withdrawal. Declares the withdrawal without a reason. The shop also sends the receipt by email; a repeated declaration returns the same receipt; the limits of `findOrder` apply to wrong pairs. Replaces after-sales requests whose goods have not been sent back yet.
   *
   * A write without a login: `POST /api/order/withdrawOrder`.
   *
   * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
   * - `email: string` The email of the order. 2 to 200 characters.
   *
   * Refusals: `failed` (2), `orderNotFound` (4001), `withdrawalNotOffered` (4019), `withdrawalNotPossible` (4020).
   * @example
   * const { receipt } = await shop.withdrawOrder({ ordersn: 'SG20260111000027', email: 'ada@example.com' });
   */
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
  deleteSavedCard: DeleteSavedCardArgument;
  deleteSavedItem: DeleteSavedItemArgument;
  drawRaffle: DrawRaffleArgument;
  endLogin: EndLoginArgument;
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
  listLogins: Record<string, never>;
  listNotices: Record<string, never>;
  listOrders: ListOrdersArgument;
  listPointLog: ListPointLogArgument;
  listQuestions: ListQuestionsArgument;
  listRaffles: Record<string, never>;
  listRelatedGoods: ListRelatedGoodsArgument;
  listRequestedNotices: ListRequestedNoticesArgument;
  listReviews: Record<string, never>;
  listSavedCards: Record<string, never>;
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
  deleteSavedCard: DeleteSavedCardResult;
  deleteSavedItem: DeleteSavedItemResult;
  drawRaffle: DrawRaffleResult;
  endLogin: EndLoginResult;
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
  listLogins: ListLoginsResult;
  listNotices: ListNoticesResult;
  listOrders: ListOrdersResult;
  listPointLog: ListPointLogResult;
  listQuestions: ListQuestionsResult;
  listRaffles: ListRafflesResult;
  listRelatedGoods: ListRelatedGoodsResult;
  listRequestedNotices: ListRequestedNoticesResult;
  listReviews: ListReviewsResult;
  listSavedCards: ListSavedCardsResult;
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
  deleteSavedCard: 2;
  deleteSavedItem: 2;
  drawRaffle: 2 | 5040 | 5041 | 5042;
  endLogin: 2;
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
  listLogins: 2;
  listNotices: 2;
  listOrders: 2;
  listPointLog: 2 | 3009;
  listQuestions: 2 | 3012;
  listRaffles: 2 | 3009;
  listRelatedGoods: 2 | 3001;
  listRequestedNotices: 2;
  listReviews: 2;
  listSavedCards: 2;
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
