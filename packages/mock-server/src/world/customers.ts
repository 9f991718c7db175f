import { catalogueIndex } from './catalogue-index.ts';
import { issueToken, keepToken } from './session.ts';
import type { Customer } from './state.ts';
import type { World } from './world.ts';

/** Someone who just registered: no order, no address, the points of a sign-up. */
export const newCustomer = {
  id: 900_001,
  email: 'new@example.com',
  password: 'volt-2026',
  nickname: 'Newcomer',
  points: 50,
} as const;

/** Tokens that count from the start in the scenarios auth.customer and auth.new. */
export const startingTokens = {
  customer: 'tok_customer_of_the_demonstration',
  new: 'tok_newcomer_of_the_demonstration',
} as const;

/** The customer with a history, for whoever wants to log in. */
export const demoCustomer = describeDemoCustomer();

/** The demonstration customer in this world. */
export function demoCustomerOf(world: World): Customer {
  const customer = [...world.state.customers.values()].find(({ email }) => email === demoCustomer.email);
  if (customer === undefined) throw new Error(`No customer ${demoCustomer.email} lives in this world`);
  return customer;
}

/** Lets a session begin logged in. @returns the token */
export function startLoggedIn(world: World, who: keyof typeof startingTokens): string {
  if (who === 'new') world.state.customers.set(newCustomer.id, { ...newCustomer });
  const customer = who === 'new' ? world.state.customers.get(newCustomer.id) : demoCustomerOf(world);
  if (customer === undefined) throw new Error('The newcomer did not arrive');
  keepToken(world, startingTokens[who], customer);
  return startingTokens[who];
}

/** A token for the demonstration customer, for tests that do not want to log in first. */
export function demoToken(world: World): string {
  return issueToken(world, demoCustomerOf(world));
}

function describeDemoCustomer(): {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
} {
  const [first] = catalogueIndex().site.customers;
  if (first === undefined) throw new Error('The seed has no customer');
  return { email: first.email, password: first.password, nickname: first.nickname };
}
