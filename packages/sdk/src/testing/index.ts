export { fixedNow } from './chance.ts';
export { makeBanner, makeComment, makeGoods, makeGoodsDetail } from './goods.ts';
export { makeAddress, makeCartItem, makeOrder, makeOrderDetail, makeOrderLine } from './orders.ts';
