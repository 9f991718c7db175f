import { goodsThatNeverWere, m625Violet, reducedB4 } from '../catalogue/goods.ts';
import type { ExampleCase } from '../example-case.ts';
import { example } from '../example-case.ts';

const application = {
  email: 'ada@example.com',
  reason: 'I play four evenings a week and write about sound.',
};
const goodsWithoutTest = 2151;
const goodsWithoutPlaces = 2021;

export const freeTestCases: readonly ExampleCase[] = [
  example('listFreeTests', 'success', 'Three applications', { page: 1, page_size: 12 }),
  example('listFreeTests', 'empty', 'None', {}, { who: 'newcomer' }),
  example('getFreeTest', 'success', 'Approved', { id: 1 }),
  example('getFreeTest', 'rejected', 'Rejected', { id: 2 }),
  example('getFreeTest', 'applicationNotFound', 'No such application', { id: 999 }),
  example('applyForFreeTest', 'success', 'Applied', { goods_id: reducedB4, ...application }),
  example('applyForFreeTest', 'goodsNotFound', 'No such goods', {
    goods_id: goodsThatNeverWere,
    ...application,
  }),
  example('applyForFreeTest', 'freeTestNotOffered', 'No test of these goods', {
    goods_id: goodsWithoutTest,
    email: 'ada@example.com',
    reason: 'I would like to.',
  }),
  example('applyForFreeTest', 'freeTestClosed', 'No place left', {
    goods_id: goodsWithoutPlaces,
    ...application,
  }),
  example('applyForFreeTest', 'freeTestAlreadyApplied', 'Already applied', {
    goods_id: m625Violet,
    ...application,
  }),
];
