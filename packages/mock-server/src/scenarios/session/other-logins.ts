import { daySeconds } from '@signal-shop/sdk/rules/time';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { unknownDevice } from '../../world/session/login-facts.ts';
import { storeToken } from '../../world/session/session.ts';
import type { World } from '../../world/state/world.ts';

const hourSeconds = 3_600;

/** `age` and `idle`: seconds since the login began and since its last use. */
const logins = [
  {
    token: 'tok_phone_of_the_demonstration',
    device: { browser: 'Safari', system: 'iOS' },
    age: 6 * daySeconds,
    idle: 3 * hourSeconds,
  },
  {
    token: 'tok_laptop_of_the_demonstration',
    device: { browser: 'Firefox', system: 'Windows' },
    age: 19 * daySeconds,
    idle: 8 * daySeconds,
  },
  {
    token: 'tok_nameless_of_the_demonstration',
    device: unknownDevice,
    age: 27 * daySeconds,
    idle: 25 * daySeconds,
  },
];

/** Logs the demonstration customer in on other devices, some days ago. */
export function logInElsewhere(world: World): void {
  const { tokens } = world.state;
  const now = world.clock.seconds();
  for (const { token, device, age, idle } of logins) {
    storeToken(world, token, demoCustomerOf(world));
    const record = tokens.get(token);
    if (record !== undefined)
      tokens.set(token, { ...record, issuedAt: now - age, usedAt: now - idle, device });
  }
}
