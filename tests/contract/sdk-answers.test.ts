import type { CallError, SafeResult, ShopClient } from '@signal-shop/sdk';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { caseShop } from '../../scripts/examples/answered-examples.ts';
import { prepareCase } from '../../scripts/examples/run-case.ts';
import { envelopeCalls } from './support/bundle.ts';
import { caseOf } from './support/case-of.ts';

const answers = envelopeCalls.flatMap(({ id, answers }) =>
  answers.map(({ name, value }) => ({ id, name, value })),
);

test.each(answers)('[ERR-01] the SDK returns $id/$name as in the contract', async ({ id, name, value }) => {
  const one = caseOf(id, name);
  const { shop, argument } = await prepareCase(one, caseShop(one));
  const outcome = await callByName(shop, id, argument);
  expect(envelopeOf(outcome)).toEqual(value);
  if (outcome.status === 'failed') {
    expect(outcome.error).toMatchObject({
      kind: kindOf(outcome.error),
      operation: id,
      status: 200,
      outcome: 'answered',
    });
  }
});

// The tests of the examples check that each declared code has one.
test.each(envelopeCalls.filter(({ login }) => login === 'needed'))(
  '[AUTH-04] $id shows both ends of a login',
  ({ answers: examples }) => {
    const names = examples.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['success', 'loginRequired', 'loginExpired']));
  },
);

async function callByName(shop: ShopClient, id: string, argument: object): Promise<SafeResult<unknown>> {
  const method: unknown = Reflect.get(shop, id);
  if (typeof method !== 'function') throw new Error(`The SDK has no method ${id}.`);
  return method(argument).safe();
}

function envelopeOf(outcome: SafeResult<unknown>): object {
  if (outcome.status === 'ok') return { code: ResponseCode.success, ...Object(outcome.result) };
  return { code: outcome.error.code, msg: outcome.error.serverMessage };
}

function kindOf({ code }: CallError): CallError['kind'] {
  return code === ResponseCode.loginRequired || code === ResponseCode.loginExpired ? 'session' : 'refused';
}
