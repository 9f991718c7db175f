// biome-ignore lint/performance/noReExportAll: one maker for each entity, as many as the contract has
export * from '../generated/testing/makers.ts';
export type { Faker } from './faker-type.ts';
export { fixedNow } from './fixed-now.ts';
export { loadFaker } from './load-faker.ts';
export type { Changes, Maker, MakerOptions } from './maker.ts';
export type { TestAnswer, TestAnswers, TestCall } from './test-answers.ts';
export { endLogin, Failure, failWith, loseAnswer, Refusal, refuse } from './test-answers.ts';
export type { TestShop } from './test-shop.ts';
export { createTestShop } from './test-shop.ts';
