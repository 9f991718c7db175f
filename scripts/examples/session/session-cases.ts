import type { ExampleCase } from '../example-case.ts';
import { example } from '../example-case.ts';

const email = 'ada@example.com';

export const sessionCases: readonly ExampleCase[] = [
  example('logIn', 'success', 'Ada is logged in', { email, password: 'volt-2026' }, { who: 'guest' }),
  example(
    'logIn',
    'loginFailed',
    'Email and password do not match',
    { email, password: 'volt-2025' },
    { who: 'guest' },
  ),
  example(
    'logIn',
    'loginBlocked',
    'Five failures before',
    { email, password: 'volt-2026' },
    { who: 'guest', scenarios: 'login.blocked' },
  ),
  example('logOut', 'success', 'Logged out', {}),
  example('logOutEverywhere', 'success', 'Logged out on all devices', {}),
  example(
    'listLogins',
    'success',
    'Also logged in on three other devices',
    {},
    { scenarios: 'login.devices' },
  ),
  example(
    'endLogin',
    'success',
    'The phone is logged out',
    { id: 'login_b6c7a3ddb152' },
    { scenarios: 'login.devices' },
  ),
  example('getUserInfo', 'success', 'Ada', {}),
];
