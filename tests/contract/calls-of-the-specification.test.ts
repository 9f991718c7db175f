import { expect, test } from 'vitest';
import { contractCalls } from './support/bundle.ts';

/** The calls of specification §7 that buying a headset needs: address, method, and the name they have everywhere. */
const calls = [
  ['/api/index/index', 'get', 'listBanners'],
  ['/api/index/title', 'get', 'listNotices'],
  ['/api/index/getHotCategoryGoods', 'get', 'listHotProducts'],
  ['/api/index/getHotCategory', 'get', 'listHotCategories'],
  ['/api/index/getCommunity', 'get', 'listHotPosts'],
  ['/api/index/getGoodsComment', 'get', 'listReviews'],
  ['/api/index/getContact', 'get', 'getContact'],
  ['/api/index/getActivityTime', 'get', 'watchActivity'],
  ['/api/index/getCategoryList', 'post', 'listCategories'],
  ['/api/index/getSeckills', 'post', 'getFlashSale'],
  ['/api/term/getContacts', 'get', 'listContacts'],
  ['/api/term/getTerm', 'get', 'listTerms'],
  ['/api/term/getSpecificTerm', 'get', 'getTerm'],
  ['/api/login/login', 'post', 'logIn'],
  ['/api/goods/getLang', 'post', 'setLanguage'],
  ['/api/goods/getGoodsByType', 'post', 'listGoods'],
  ['/api/goods/getGoodsById', 'post', 'getGoods'],
  ['/api/goods/getCorrelationGoods', 'post', 'listRelatedGoods'],
  ['/api/goods/getCommentByGoodsId', 'post', 'listComments'],
  ['/api/order/getUserInfo', 'post', 'getUserInfo'],
  ['/api/order/index', 'post', 'listOrders'],
  ['/api/order/getOrderSmall', 'post', 'getOrder'],
  ['/api/order/cancelOrder', 'post', 'cancelOrder'],
  ['/api/order/received', 'post', 'confirmReceived'],
  ['/api/order/deleteOrder', 'post', 'deleteOrder'],
  ['/api/order/findOrder', 'post', 'findOrder'],
  ['/api/order/findWithdrawableOrder', 'post', 'findWithdrawableOrder'],
  ['/api/order/withdrawOrder', 'post', 'withdrawOrder'],
  ['/api/order/getAddresses', 'post', 'listAddresses'],
  ['/api/order/saveAddress', 'post', 'saveAddress'],
  ['/api/order/deleteAddress', 'post', 'deleteAddress'],
  ['/api/goods/getEpress', 'post', 'listCarriers'],
  ['/api/goods/queryEpress', 'post', 'trackParcel'],
  ['/api/product/getGoodsCart', 'post', 'getCart'],
  ['/api/product/checkout', 'post', 'checkoutCart'],
  ['/api/product/addCart', 'post', 'addCartItem'],
  ['/api/product/deleteOneCart', 'post', 'deleteCartItem'],
  ['/api/product/joinCart', 'post', 'joinCart'],
  ['/api/product/buyNow', 'post', 'buyNow'],
  ['/api/product/getOrderTax', 'post', 'getOrderTax'],
  ['/api/product/order', 'post', 'placeOrder'],
  ['/api/product/getOrderData', 'post', 'getOrderData'],
  ['/api/product/verifyOrder', 'post', 'verifyOrder'],
  ['/api/product/checkoutOrder', 'post', 'checkoutOrder'],
  ['/api/product/confirmCharge', 'post', 'confirmCharge'],
] as const;

test.each(calls)('[API-01] %s is called with %s and is named %s', (path, method, id) => {
  const { id: name, method: declared } = contractCalls.find((call) => call.path === path) ?? {};
  expect({ name, declared }).toEqual({ name: id, declared: method });
});

test('[API-01] the contract has these calls and no other', () => {
  expect(contractCalls.map(({ path }) => path).sort()).toEqual(calls.map(([path]) => path).sort());
});

test('[API-01] every call has a name of its own', () => {
  const names = contractCalls.map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
});
