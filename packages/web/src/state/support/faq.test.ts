// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import {
  faqSearchAtom,
  linkedQuestionAtom,
  questionsAtom,
  refetchQuestions,
  searchQuestions,
} from './faq.ts';

const call = '/api/term/getQuestion';

test('[NAV-07] the support opens the questions', () => {
  expect(openTestShop({ at: '/support' }).address()).toBe('/support/faq');
});

test('[SUP-01] a search is in the address, and clearing it shows every question again', async () => {
  const { store, settled, address, back } = openTestShop({ at: '/support/faq' });
  const all = await settled(questionsAtom);
  if (all.status !== 'ready') throw new Error('There are no questions.');
  store.set(searchQuestions, 'shipping & warranty');
  expect(address()).toBe('/support/faq?keywords=shipping+%26+warranty');
  store.set(searchQuestions, 'warranty shipping');
  const result = await settled(questionsAtom);
  if (result.status !== 'ready') throw new Error('Nothing was found.');
  expect(result.value.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(['claim-warranty']);
  store.set(searchQuestions, '');
  expect(address()).toBe('/support/faq');
  back();
  expect(store.get(faqSearchAtom)).toBe('warranty shipping');
});

test('[SUP-01] a link opens one question, and opening the next sends no request', async () => {
  const { store, settled, countOf } = openTestShop({ at: '/support/faq#delivery-time' });
  await settled(questionsAtom);
  expect(store.get(linkedQuestionAtom)).toBe('delivery-time');
  store.set(navigate, '/support/faq#refund-time');
  expect(store.get(linkedQuestionAtom)).toBe('refund-time');
  expect(countOf(call)).toBe(1);
});

test.each(['', '#group-shipping', '#%00', '#<img src=x>', `#${'a'.repeat(61)}`])(
  '[SUP-01] %j selects no question',
  (hash) => {
    const { store } = openTestShop({ at: `/support/faq${hash}` });
    expect(store.get(linkedQuestionAtom)).toBeNull();
  },
);

test('[SUP-01] a failure shows the server’s message, and can be retried', async () => {
  const { store, settled, countOf } = openTestShop({ at: '/support/faq', scenarios: 'faq.failed' });
  expect(await settled(questionsAtom)).toMatchObject({ status: 'failed', failure: { kind: 'server' } });
  store.set(refetchQuestions);
  await settled(questionsAtom);
  expect(countOf(call)).toBe(2);
});

test('[ERR-02] a search beyond the limit is cut, not refused', async () => {
  const { store, settled } = openTestShop({ at: `/support/faq?keywords=${'ü'.repeat(300)}` });
  expect([...store.get(faqSearchAtom)]).toHaveLength(200);
  expect(await settled(questionsAtom)).toEqual({ status: 'ready', value: [] });
});
