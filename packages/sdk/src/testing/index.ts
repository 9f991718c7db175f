export { fixedNow } from './chance.ts';
export { makeBanner, makeComment, makeGoods, makeGoodsDetail } from './goods.ts';
export { makeAddress, makeCartItem, makeOrder, makeOrderDetail, makeOrderLine } from './orders.ts';
export type { TestAnswer, TestAnswers, TestCall } from './test-answers.ts';
export { endLogin, Failure, failWith, loseAnswer, Refusal, refuse } from './test-answers.ts';
export type { TestShop } from './test-shop.ts';
export { createTestShop } from './test-shop.ts';
