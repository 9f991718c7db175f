import type { ShopOptions } from '@signal-shop/mock-server';
import { createShop } from '@signal-shop/mock-server';
import { Unfinished } from '../generate/unfinished.ts';
import { callsWithoutExample, endedLoginCases, exampleCases } from './cases.ts';
import type { ExampleCase } from './example-case.ts';
import type { CaseShop } from './run-case.ts';
import { runCase, scenariosOf } from './run-case.ts';
import { toYaml } from './to-yaml.ts';

export interface AnsweredExample {
  /** Folder of the example: the call, or the response that several calls share. */
  readonly call: string;
  readonly name: string;
  /** The file. */
  readonly text: string;
}

/** Runs each case in a new world with a stopped clock, so the responses are reproducible. */
export async function answeredExamples(): Promise<readonly AnsweredExample[]> {
  const silent = callsWithoutExample();
  if (silent.length > 0) throw new Unfinished(`No case in scripts/examples shows ${silent.join(', ')}.`);
  const loginEndedCases = endedLoginCases('getUserInfo').map((one) => ({ one, call: 'LoginEnded' }));
  const own = exampleCases.map((one) => ({ one, call: one.call }));
  return Promise.all([...loginEndedCases, ...own].map(({ one, call }) => answer(one, call)));
}

async function answer(one: ExampleCase, call: string): Promise<AnsweredExample> {
  const { body } = await runCase(one, caseShop(one));
  return { call, name: one.name, text: toYaml({ summary: one.summary, value: body }) };
}

/**
 * An in-process shop in the initial state of the case.
 * @param options those of the shop that its answers are compared with
 */
export function caseShop(one: ExampleCase, options: Pick<ShopOptions, 'photographs'> = {}): CaseShop {
  const shop = createShop({ ...options, scenarios: scenariosOf(one) });
  return {
    baseUrl: 'http://shop.test',
    fetch: shop.fetch,
    turn: async (scenarios) => shop.applyScenarios('default', scenarios),
  };
}
