// Generated from openapi/: run `npm run generate`, never edit.
import {
  settleCoupon,
} from '../../testing/coupons.ts';
import {
  settleBanner,
  settleCartItem,
  settleComment,
  settleDownloadModel,
  settleFlashSaleItem,
  settleGoods,
  settleGoodsDetail,
  settleHotProduct,
  settleMenuGoods,
  settleOrderLineReview,
  settleSuggestedGoods,
} from '../../testing/goods.ts';
import {
  settleAddress,
  settleOrder,
  settleOrderDetail,
  settleOrderLine,
  settlePrizeAddress,
  settleSavedAddress,
} from '../../testing/orders.ts';
import type { Maker } from '../../testing/maker.ts';
import { choiceMaker, maker } from '../../testing/maker.ts';
import type {
  Activity,
  ActivityEvent,
  Address,
  AfterSalesDetail,
  AfterSalesEvent,
  AfterSalesOffer,
  AfterSalesParcel,
  AfterSalesRequest,
  Arrival,
  Avatar,
  Banner,
  Bundle,
  Cancellation,
  Carrier,
  CartItem,
  Category,
  CategoryLink,
  Comment,
  Contact,
  CountryAddressForm,
  Coupon,
  CouponOffer,
  CouponTerms,
  DeliveryCountry,
  DeliveryTax,
  DeliveryWay,
  DownloadModel,
  Draw,
  EligibleUntil,
  Feature,
  FeatureSpot,
  FlashSaleItem,
  FlashSaleList,
  FreeTestOffer,
  FullReduction,
  Gift,
  GoodsBox,
  GoodsDetail,
  GoodsFacets,
  GoodsFile,
  GoodsOutline,
  GoodsPicture,
  GoodsScene,
  GoodsSummary,
  GoodsTurn,
  GoodsUserInfo,
  HotCategory,
  HotProduct,
  ListedCategory,
  LoggedIn,
  Login,
  LoginEnded,
  Logistics,
  MailSubscription,
  MarketplaceWarranty,
  MemberLevel,
  MenuGoods,
  ModelColor,
  Note,
  OrderCounts,
  OrderDetail,
  OrderEvent,
  OrderLine,
  OrderLineReview,
  OrderStep,
  OrderSummary,
  OrderTimeline,
  Parcel,
  PayableOrder,
  PersonalData,
  PointEntry,
  PointRule,
  Post,
  Prize,
  PrizeAddress,
  ProductRegistration,
  Profile,
  Question,
  Raffle,
  RegionContact,
  Rejection,
  RequestedNotice,
  Review,
  SavedAddress,
  SavedCard,
  SavedEntry,
  SideBanner,
  SuggestedGoods,
  TemporaryCartEntry,
  Term,
  TermPicture,
  TermText,
  TestApplication,
  TextBlock,
  TrackedOrder,
  UserInfo,
  Warranty,
  Winning,
  WithdrawableOrder,
  WithdrawalReceipt,
} from '../types.ts';
import {
  fakeActivity,
  fakeActivityEvent,
  fakeAddress,
  fakeAfterSalesDetail,
  fakeAfterSalesEvent,
  fakeAfterSalesOffer,
  fakeAfterSalesParcel,
  fakeAfterSalesRequest,
  fakeArrival,
  fakeAvatar,
  fakeBanner,
  fakeBundle,
  fakeCancellation,
  fakeCarrier,
  fakeCartItem,
  fakeCategory,
  fakeCategoryLink,
  fakeComment,
  fakeContact,
  fakeCountryAddressForm,
  fakeCoupon,
  fakeCouponOffer,
  fakeCouponTerms,
  fakeDeliveryCountry,
  fakeDeliveryTax,
  fakeDeliveryWay,
  fakeDownloadModel,
  fakeDraw,
  fakeEligibleUntil,
  fakeFeature,
  fakeFeatureSpot,
  fakeFlashSaleItem,
  fakeFlashSaleList,
  fakeFreeTestOffer,
  fakeFullReduction,
  fakeGift,
  fakeGoodsBox,
  fakeGoodsDetail,
  fakeGoodsFacets,
  fakeGoodsFile,
  fakeGoodsOutline,
  fakeGoodsPicture,
  fakeGoodsScene,
  fakeGoodsSummary,
  fakeGoodsTurn,
  fakeGoodsUserInfo,
  fakeHotCategory,
  fakeHotProduct,
  fakeListedCategory,
  fakeLoggedIn,
  fakeLogin,
  fakeLoginEnded,
  fakeLogistics,
  fakeMailSubscription,
  fakeMarketplaceWarranty,
  fakeMemberLevel,
  fakeMenuGoods,
  fakeModelColor,
  fakeNote,
  fakeOrderCounts,
  fakeOrderDetail,
  fakeOrderEvent,
  fakeOrderLine,
  fakeOrderLineReview,
  fakeOrderStep,
  fakeOrderSummary,
  fakeOrderTimeline,
  fakeParcel,
  fakePayableOrder,
  fakePersonalData,
  fakePointEntry,
  fakePointRule,
  fakePost,
  fakePrize,
  fakePrizeAddress,
  fakeProductRegistration,
  fakeProfile,
  fakeQuestion,
  fakeRaffle,
  fakeRegionContact,
  fakeRejection,
  fakeRequestedNotice,
  fakeReview,
  fakeSavedAddress,
  fakeSavedCard,
  fakeSavedEntry,
  fakeSideBanner,
  fakeSuggestedGoods,
  fakeTemporaryCartEntry,
  fakeTerm,
  fakeTermPicture,
  fakeTermText,
  fakeTestApplication,
  fakeTextBlock,
  fakeTrackedOrder,
  fakeUserInfo,
  fakeWarranty,
  fakeWinning,
  fakeWithdrawableOrder,
  fakeWithdrawalReceipt,
} from './@faker-js/faker.gen.ts';

export const anActivity: Maker<Activity> = maker('Activity', fakeActivity);
export const anActivityEvent: Maker<ActivityEvent, ActivityEvent> = choiceMaker('ActivityEvent', fakeActivityEvent);
export const anAddress: Maker<Address> = maker('Address', fakeAddress, settleAddress);
export const anAfterSalesDetail: Maker<AfterSalesDetail> = maker('AfterSalesDetail', fakeAfterSalesDetail);
export const anAfterSalesEvent: Maker<AfterSalesEvent> = maker('AfterSalesEvent', fakeAfterSalesEvent);
export const anAfterSalesOffer: Maker<AfterSalesOffer> = maker('AfterSalesOffer', fakeAfterSalesOffer);
export const anAfterSalesParcel: Maker<AfterSalesParcel> = maker('AfterSalesParcel', fakeAfterSalesParcel);
export const anAfterSalesRequest: Maker<AfterSalesRequest> = maker('AfterSalesRequest', fakeAfterSalesRequest);
export const anArrival: Maker<Arrival> = maker('Arrival', fakeArrival);
export const anAvatar: Maker<Avatar> = maker('Avatar', fakeAvatar);
export const aBanner: Maker<Banner> = maker('Banner', fakeBanner, settleBanner);
export const aBundle: Maker<Bundle> = maker('Bundle', fakeBundle);
export const aCancellation: Maker<Cancellation> = maker('Cancellation', fakeCancellation);
export const aCarrier: Maker<Carrier> = maker('Carrier', fakeCarrier);
export const aCartItem: Maker<CartItem> = maker('CartItem', fakeCartItem, settleCartItem);
export const aCategory: Maker<Category> = maker('Category', fakeCategory);
export const aCategoryLink: Maker<CategoryLink> = maker('CategoryLink', fakeCategoryLink);
export const aComment: Maker<Comment> = maker('Comment', fakeComment, settleComment);
export const aContact: Maker<Contact> = maker('Contact', fakeContact);
export const aCountryAddressForm: Maker<CountryAddressForm> = maker('CountryAddressForm', fakeCountryAddressForm);
export const aCoupon: Maker<Coupon> = maker('Coupon', fakeCoupon, settleCoupon);
export const aCouponOffer: Maker<CouponOffer> = maker('CouponOffer', fakeCouponOffer);
export const aCouponTerms: Maker<CouponTerms> = maker('CouponTerms', fakeCouponTerms);
export const aDeliveryCountry: Maker<DeliveryCountry> = maker('DeliveryCountry', fakeDeliveryCountry);
export const aDeliveryTax: Maker<DeliveryTax> = maker('DeliveryTax', fakeDeliveryTax);
export const aDeliveryWay: Maker<DeliveryWay> = maker('DeliveryWay', fakeDeliveryWay);
export const aDownloadModel: Maker<DownloadModel> = maker('DownloadModel', fakeDownloadModel, settleDownloadModel);
export const aDraw: Maker<Draw> = maker('Draw', fakeDraw);
export const anEligibleUntil: Maker<EligibleUntil> = maker('EligibleUntil', fakeEligibleUntil);
export const aFeature: Maker<Feature> = maker('Feature', fakeFeature);
export const aFeatureSpot: Maker<FeatureSpot> = maker('FeatureSpot', fakeFeatureSpot);
export const aFlashSaleItem: Maker<FlashSaleItem> = maker('FlashSaleItem', fakeFlashSaleItem, settleFlashSaleItem);
export const aFlashSaleList: Maker<FlashSaleList> = maker('FlashSaleList', fakeFlashSaleList);
export const aFreeTestOffer: Maker<FreeTestOffer> = maker('FreeTestOffer', fakeFreeTestOffer);
export const aFullReduction: Maker<FullReduction> = maker('FullReduction', fakeFullReduction);
export const aGift: Maker<Gift> = maker('Gift', fakeGift);
export const aGoodsBox: Maker<GoodsBox> = maker('GoodsBox', fakeGoodsBox);
export const aGoodsDetail: Maker<GoodsDetail> = maker('GoodsDetail', fakeGoodsDetail, settleGoodsDetail);
export const aGoodsFacets: Maker<GoodsFacets> = maker('GoodsFacets', fakeGoodsFacets);
export const aGoodsFile: Maker<GoodsFile> = maker('GoodsFile', fakeGoodsFile);
export const aGoodsOutline: Maker<GoodsOutline> = maker('GoodsOutline', fakeGoodsOutline);
export const aGoodsPicture: Maker<GoodsPicture> = maker('GoodsPicture', fakeGoodsPicture);
export const aGoodsScene: Maker<GoodsScene> = maker('GoodsScene', fakeGoodsScene);
export const aGoods: Maker<GoodsSummary> = maker('Goods', fakeGoodsSummary, settleGoods);
export const aGoodsTurn: Maker<GoodsTurn> = maker('GoodsTurn', fakeGoodsTurn);
export const aGoodsUserInfo: Maker<GoodsUserInfo> = maker('GoodsUserInfo', fakeGoodsUserInfo);
export const aHotCategory: Maker<HotCategory> = maker('HotCategory', fakeHotCategory);
export const aHotProduct: Maker<HotProduct> = maker('HotProduct', fakeHotProduct, settleHotProduct);
export const aListedCategory: Maker<ListedCategory> = maker('ListedCategory', fakeListedCategory);
export const aLoggedIn: Maker<LoggedIn> = maker('LoggedIn', fakeLoggedIn);
export const aLogin: Maker<Login> = maker('Login', fakeLogin);
export const aLoginEnded: Maker<LoginEnded> = maker('LoginEnded', fakeLoginEnded);
export const aLogistics: Maker<Logistics> = maker('Logistics', fakeLogistics);
export const aMailSubscription: Maker<MailSubscription> = maker('MailSubscription', fakeMailSubscription);
export const aMarketplaceWarranty: Maker<MarketplaceWarranty> = maker('MarketplaceWarranty', fakeMarketplaceWarranty);
export const aMemberLevel: Maker<MemberLevel> = maker('MemberLevel', fakeMemberLevel);
export const aMenuGoods: Maker<MenuGoods> = maker('MenuGoods', fakeMenuGoods, settleMenuGoods);
export const aModelColor: Maker<ModelColor> = maker('ModelColor', fakeModelColor);
export const aNote: Maker<Note> = maker('Note', fakeNote);
export const anOrderCounts: Maker<OrderCounts> = maker('OrderCounts', fakeOrderCounts);
export const anOrderDetail: Maker<OrderDetail> = maker('OrderDetail', fakeOrderDetail, settleOrderDetail);
export const anOrderEvent: Maker<OrderEvent> = maker('OrderEvent', fakeOrderEvent);
export const anOrderLine: Maker<OrderLine> = maker('OrderLine', fakeOrderLine, settleOrderLine);
export const anOrderLineReview: Maker<OrderLineReview> = maker('OrderLineReview', fakeOrderLineReview, settleOrderLineReview);
export const anOrderStep: Maker<OrderStep> = maker('OrderStep', fakeOrderStep);
export const anOrder: Maker<OrderSummary> = maker('Order', fakeOrderSummary, settleOrder);
export const anOrderTimeline: Maker<OrderTimeline, OrderTimeline> = choiceMaker('OrderTimeline', fakeOrderTimeline);
export const aParcel: Maker<Parcel> = maker('Parcel', fakeParcel);
export const aPayableOrder: Maker<PayableOrder> = maker('PayableOrder', fakePayableOrder);
export const aPersonalData: Maker<PersonalData> = maker('PersonalData', fakePersonalData);
export const aPointEntry: Maker<PointEntry> = maker('PointEntry', fakePointEntry);
export const aPointRule: Maker<PointRule> = maker('PointRule', fakePointRule);
export const aPost: Maker<Post> = maker('Post', fakePost);
export const aPrize: Maker<Prize> = maker('Prize', fakePrize);
export const aPrizeAddress: Maker<PrizeAddress> = maker('PrizeAddress', fakePrizeAddress, settlePrizeAddress);
export const aProductRegistration: Maker<ProductRegistration> = maker('ProductRegistration', fakeProductRegistration);
export const aProfile: Maker<Profile> = maker('Profile', fakeProfile);
export const aQuestion: Maker<Question> = maker('Question', fakeQuestion);
export const aRaffle: Maker<Raffle> = maker('Raffle', fakeRaffle);
export const aRegionContact: Maker<RegionContact> = maker('RegionContact', fakeRegionContact);
export const aRejection: Maker<Rejection> = maker('Rejection', fakeRejection);
export const aRequestedNotice: Maker<RequestedNotice> = maker('RequestedNotice', fakeRequestedNotice);
export const aReview: Maker<Review> = maker('Review', fakeReview);
export const aSavedAddress: Maker<SavedAddress> = maker('SavedAddress', fakeSavedAddress, settleSavedAddress);
export const aSavedCard: Maker<SavedCard> = maker('SavedCard', fakeSavedCard);
export const aSavedEntry: Maker<SavedEntry> = maker('SavedEntry', fakeSavedEntry);
export const aSideBanner: Maker<SideBanner> = maker('SideBanner', fakeSideBanner);
export const aSuggestedGoods: Maker<SuggestedGoods> = maker('SuggestedGoods', fakeSuggestedGoods, settleSuggestedGoods);
export const aTemporaryCartEntry: Maker<TemporaryCartEntry> = maker('TemporaryCartEntry', fakeTemporaryCartEntry);
export const aTerm: Maker<Term> = maker('Term', fakeTerm);
export const aTermPicture: Maker<TermPicture> = maker('TermPicture', fakeTermPicture);
export const aTermText: Maker<TermText> = maker('TermText', fakeTermText);
export const aTestApplication: Maker<TestApplication> = maker('TestApplication', fakeTestApplication);
export const aTextBlock: Maker<TextBlock, TextBlock> = choiceMaker('TextBlock', fakeTextBlock);
export const aTrackedOrder: Maker<TrackedOrder> = maker('TrackedOrder', fakeTrackedOrder);
export const aUserInfo: Maker<UserInfo> = maker('UserInfo', fakeUserInfo);
export const aWarranty: Maker<Warranty> = maker('Warranty', fakeWarranty);
export const aWinning: Maker<Winning> = maker('Winning', fakeWinning);
export const aWithdrawableOrder: Maker<WithdrawableOrder> = maker('WithdrawableOrder', fakeWithdrawableOrder);
export const aWithdrawalReceipt: Maker<WithdrawalReceipt> = maker('WithdrawalReceipt', fakeWithdrawalReceipt);
