// @vitest-environment node

import { ShopError } from '@signal-shop/sdk';
import { atom, createStore } from 'jotai';
import { expect, test } from 'vitest';
import { queryState } from '../queries/query-state.ts';

/** The state that a screen shows for a failed request. */
async function stateAfter(details: { kind: 'session' | 'refused'; serverMessage: string }) {
  const store = createStore();
  const error = new ShopError('failed', { operation: 'listOrders', outcome: 'answered', ...details });
  const answerAtom = queryState(atom(() => Promise.reject(error)));
  store.sub(answerAtom, () => undefined);
  await Promise.resolve();
  await Promise.resolve();
  return store.get(answerAtom);
}

test('[AUTH-04] a page whose login has ended stays pending and shows no error', async () => {
  expect(await stateAfter({ kind: 'session', serverMessage: 'Your session has expired.' })).toEqual({
    status: 'loading',
  });
});

test('[ERR-02] any other refusal shows the server’s message', async () => {
  expect(await stateAfter({ kind: 'refused', serverMessage: 'There is no such order' })).toEqual({
    status: 'failed',
    failure: { kind: 'server', message: 'There is no such order' },
  });
});
