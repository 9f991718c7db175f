import { expect, test } from 'vitest';
import { bundledOperations, bundledSchemas, contractCalls } from './support/bundle.ts';

/** Every path of specification §7, in its order: path, method, and operation id. */
const calls = [
  ['/api/index/index', 'get', 'listBanners'],
  ['/api/index/title', 'get', 'listNotices'],
  ['/api/index/getHotCategoryGoods', 'get', 'listHotProducts'],
  ['/api/index/getHotCategory', 'get', 'listHotCategories'],
  ['/api/index/getCommunity', 'get', 'listHotPosts'],
  ['/api/index/getGoodsComment', 'get', 'listReviews'],
  ['/api/index/getContact', 'get', 'getContact'],
  ['/api/term/getContacts', 'get', 'listContacts'],
  ['/api/term/getTerm', 'get', 'listTerms'],
  ['/api/term/getSpecificTerm', 'get', 'getTerm'],
  ['/api/term/getProduct', 'get', 'listDownloads'],
  ['/api/term/getPoints', 'get', 'getPointRules'],
  ['/api/product/getStates', 'get', 'listStates'],
  ['/api/index/getCategoryList', 'post', 'listCategories'],
  ['/api/goods/getLang', 'post', 'setLanguage'],
  ['/api/index/getEmailSubscribe', 'post', 'subscribe'],
  ['/api/index/getOneBanner', 'post', 'getBanner'],
  ['/api/term/getQuestion', 'post', 'listQuestions'],
  ['/api/term/message', 'post', 'sendMessage'],
  ['/api/index/getSeckills', 'post', 'getFlashSale'],
  ['/api/login/register', 'post', 'register'],
  ['/api/login/login', 'post', 'logIn'],
  ['/api/login/repassword', 'post', 'resetPassword'],
  ['/api/login/facebook', 'post', 'logInWithFacebook'],
  ['/api/login/google', 'post', 'logInWithGoogle'],
  ['/api/login/getTestEmail', 'post', 'sendVerificationCode'],
  ['/api/goods/getGoodsByType', 'post', 'listGoods'],
  ['/api/goods/getGoodsById', 'post', 'getGoods'],
  ['/api/goods/getCorrelationGoods', 'post', 'listRelatedGoods'],
  ['/api/goods/getCommentByGoodsId', 'post', 'listComments'],
  ['/api/goods/getFaqsByGoodsId', 'post', 'listGoodsFaqs'],
  ['/api/goods/commentStore', 'post', 'storeReview'],
  ['/api/goods/commentPraise', 'post', 'praiseComment'],
  ['/api/goods/cancelPraise', 'post', 'cancelPraise'],
  ['/api/goods/upload', 'post', 'uploadPicture'],
  ['/api/goods/getAmazonQuality', 'post', 'findMarketplaceWarranty'],
  ['/api/goods/getCoupon', 'post', 'takeCoupon'],
  ['/api/goods/getEpress', 'post', 'listCarriers'],
  ['/api/goods/queryEpress', 'post', 'trackParcel'],
  ['/api/goods/getUserInfo', 'post', 'getGoodsUserInfo'],
  ['/api/goods/sendEmail', 'post', 'requestNotice'],
  ['/api/order/getUserInfo', 'post', 'getUserInfo'],
  ['/api/order/usedAvatar', 'post', 'useAvatar'],
  ['/api/order/uploadAvatar', 'post', 'uploadAvatar'],
  ['/api/order/completeCustomer', 'post', 'saveProfile'],
  ['/api/order/index', 'post', 'listOrders'],
  ['/api/order/getCustomerGift', 'post', 'listGifts'],
  ['/api/order/getAvatar', 'post', 'listAvatars'],
  ['/api/order/getFree', 'post', 'listFreeTests'],
  ['/api/order/getFreeDetail', 'post', 'getFreeTest'],
  ['/api/order/getOrderSmall', 'post', 'getOrder'],
  ['/api/order/getPointLogById', 'post', 'listPointLog'],
  ['/api/order/getQualityOrder', 'post', 'listWarranties'],
  ['/api/order/getCommentByOrderSmallId', 'post', 'getOrderLineReview'],
  ['/api/order/repassword', 'post', 'changePassword'],
  ['/api/order/orderQuality', 'post', 'registerWarranty'],
  ['/api/order/afterSell', 'post', 'requestAfterSales'],
  ['/api/order/refund', 'post', 'requestRefund'],
  ['/api/order/getRefundDetail', 'post', 'getRefundDetail'],
  ['/api/order/received', 'post', 'confirmReceived'],
  ['/api/order/deleteOrder', 'post', 'deleteOrder'],
  ['/api/community/getCustomerRights', 'post', 'getCustomerRights'],
  ['/api/product/getGoodsCart', 'post', 'getCart'],
  ['/api/product/checkout', 'post', 'checkoutCart'],
  ['/api/product/addCart', 'post', 'addCartItem'],
  ['/api/product/deleteOneCart', 'post', 'deleteCartItem'],
  ['/api/product/joinCart', 'post', 'joinCart'],
  ['/api/product/addBannerCart', 'post', 'addBannerItem'],
  ['/api/product/buyNow', 'post', 'buyNow'],
  ['/api/product/getOrderTax', 'post', 'getOrderTax'],
  ['/api/product/order', 'post', 'placeOrder'],
  ['/api/product/getOrderData', 'post', 'getOrderData'],
  ['/api/product/verifyOrder', 'post', 'verifyOrder'],
  ['/api/product/checkoutOrder', 'post', 'checkoutOrder'],
  ['/api/product/confirmCharge', 'post', 'confirmCharge'],
  ['/api/rate/rateRegister', 'post', 'registerProduct'],
  ['/api/rate/address', 'post', 'savePrizeAddress'],
  ['/api/index/getActivityTime', 'get', 'watchActivity'],
] as const;

/** Calls that §7 describes without path or method. */
const callsWithoutAddress = {
  'banner list': 'listBanners',
  'flash-sale info': 'getFlashSale',
  'hot products': 'listHotProducts',
  'hot categories': 'listHotCategories',
  'hot posts': 'listHotPosts',
  'hot reviews': 'listReviews',
  'terms and policy': 'listTerms',
  'popup signup': 'signUpByPopup',
  'lucky draw': 'spinWheel',
  'US state list': 'listStates',
  'submit prize address': 'savePrizeAddress',
  'holiday and activity raffles': 'listRaffles',
  'activity coupons': 'listActivityCoupons',
  'activity time': 'getActivityTimes',
} as const;

test.each(calls)('[API-01] %s is called with %s and is named %s', (path, method, id) => {
  const { id: name, method: contractMethod } = contractCalls.find((call) => call.path === path) ?? {};
  expect({ name, declared: contractMethod }).toEqual({ name: id, declared: method });
});

test('[API-01] every call that the specification only describes exists', () => {
  const names = contractCalls.map(({ id }) => id);
  expect(names).toEqual(expect.arrayContaining(Object.values(callsWithoutAddress)));
});

test('[API-01] a call at a path outside the specification gives its reason', () => {
  const paths: readonly string[] = calls.map(([path]) => path);
  const own = bundledOperations.filter(({ path }) => !paths.includes(path));
  expect(own.filter(({ chosen: reason }) => reason === undefined).map(({ path }) => path)).toEqual([]);
});

test.each(bundledOperations)('[API-01] $id names the section it comes from', ({ spec }) => {
  expect(spec).toMatch(section);
});

test.each(bundledSchemas)('[API-01] $name names the section it comes from', ({ spec }) => {
  expect(spec).toMatch(section);
});

test('[API-01] every call has a unique name', () => {
  const names = contractCalls.map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
});

// A section of the specification, or a row of the requirements that go beyond it.
const section = /§\d|[A-Z]{2,5}-\d{2}/;
