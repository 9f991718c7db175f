import type { SeedCustomer } from '../../seed/customer-types.ts';
import { catalogueIndex } from '../catalogue/catalogue-index.ts';
import { issueToken, storeToken } from '../session/session.ts';
import type { Customer } from '../state/account.ts';
import type { World } from '../state/world.ts';

/** Tokens that are valid from the start in the scenarios auth.customer, auth.new and auth.vip. */
export const startingTokens = {
  customer: 'tok_customer_of_the_demonstration',
  new: 'tok_newcomer_of_the_demonstration',
  vip: 'tok_best_customer_of_the_demonstration',
} as const;

/** The customer with a history, whose credentials the documentation publishes. */
export const demoCustomer = describeCustomer(({ orders }) => orders.length > 0);

/** A customer after registration: no order, no address, the points of a sign-up. */
export const newCustomer = describeCustomer(({ orders }) => orders.length === 0);

/** The best customer: many points, a complete profile. */
export const vipCustomer = describeCustomer(({ email }) => email.startsWith('vip@'));

const starters = { customer: demoCustomer, new: newCustomer, vip: vipCustomer } as const;

/** The demonstration customer in this world. */
export function demoCustomerOf(world: World): Customer {
  return customerWith(world, demoCustomer.email);
}

/** Logs a session in from its start. @returns the token */
export function startLoggedIn(world: World, who: keyof typeof startingTokens): string {
  storeToken(world, startingTokens[who], customerWith(world, starters[who].email));
  return startingTokens[who];
}

/** A token for the demonstration customer, for tests that skip the login. */
export function demoToken(world: World): string {
  return issueToken(world, demoCustomerOf(world));
}

function customerWith(world: World, email: string): Customer {
  const customer = [...world.state.customers.values()].find((one) => one.email === email);
  if (customer === undefined) throw new Error(`This world has no customer ${email}`);
  return customer;
}

function describeCustomer(isMatch: (customer: SeedCustomer) => boolean): {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
} {
  const customer = catalogueIndex().site.customers.find(isMatch);
  if (customer === undefined) throw new Error('The seed has no such customer');
  const { email, password, nickname } = customer;
  return { email, password, nickname };
}
