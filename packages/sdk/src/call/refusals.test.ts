import { expect, expectTypeOf, test } from 'vitest';
import { envelope, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { shopWith, unreachable } from '../../test-support/shop-with.ts';
import type { RefusalName, RefusalNameOf } from './refusals.ts';
import { refusalName } from './refusals.ts';

const shopAnswering = (fields: object, status = 200) =>
  shopWith(scriptedFetch(() => envelope(fields, undefined, status)).fetch);

/** A caller's code: the compiler checks that it handles every refusal of the call. */
async function deleteOne(fields: object): Promise<string> {
  const outcome = await shopAnswering(fields).deleteCartItem({ id: 2011 }).safe();
  if (outcome.status === 'ok' || outcome.error.kind !== 'refused') return 'not refused';
  const name = refusalName(outcome.error);
  switch (name) {
    case 'cartItemNotFound':
      return 'gone already';
    case 'deleteFailed':
    case 'failed':
      return 'again';
    default:
      name satisfies undefined;
      return `a newer server: ${outcome.error.code}`;
  }
}

test.each([
  [3006, 'gone already'],
  [2, 'again'],
  [4711, 'a newer server: 4711'],
])('[ERR-02] the refusal %i of a call has a name', async (code, expected) => {
  expect(await deleteOne({ code, msg: 'No' })).toBe(expected);
});

test('[ERR-02] every error with a code has the name of the code, and no other value has one', async () => {
  const call = (fields: object, status?: number) =>
    shopAnswering(fields, status)
      .getCart()
      .catch((error: unknown) => error);
  expect(refusalName(await call({ code: 1000, msg: 'Log in' }))).toBe('loginRequired');
  expect(refusalName(await call({ code: 9007, msg: 'Other content' }, 422))).toBe('idempotencyConflict');
  const lost = await shopWith(unreachable, { retry: { limit: 0 } })
    .getCart()
    .catch((error: unknown) => error);
  expect(refusalName(lost)).toBeUndefined();
  for (const other of [new Error('no'), { code: 3003 }, undefined])
    expect(refusalName(other)).toBeUndefined();
});

test('[ERR-02] the names of a call are those of its codes', () => {
  expectTypeOf<RefusalNameOf<'getGoods'>>().toEqualTypeOf<'failed' | 'goodsNotFound'>();
  expectTypeOf(refusalName(undefined)).toEqualTypeOf<RefusalName | undefined>();
  // @ts-expect-error getGoods does not declare loginFailed
  'loginFailed' satisfies RefusalNameOf<'getGoods'>;
});
