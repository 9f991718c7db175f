// @vitest-environment node
import { limits } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { emailProblem, isSameEmail, passwordProblem } from './account-problems.ts';

const limit = limits.register.password;

test.each([
  ['', 'missing'],
  ['volt2', 'length'],
  ['volt26', null],
  ['v'.repeat(20), null],
  ['v'.repeat(21), 'length'],
  [' volt ', null],
  ['🎧🎧🎧🎧🎧🎧', null],
  ['🎧🎧🎧🎧🎧', 'length'],
  ['🎧'.repeat(20), null],
])('[AUTH-01] the password %j is judged: %s', (password, problem) => {
  expect(passwordProblem(password, limit)).toBe(problem);
});

test('[AUTH-01] email addresses are compared without case and surrounding spaces', () => {
  expect(isSameEmail('ada@example.com', 'Ada@Example.com ')).toBe(true);
  expect(isSameEmail('ada@example.com', 'ada@example.org')).toBe(false);
});

test.each([
  ['  ', 'missing'],
  ['ada@example', 'malformed'],
  [`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}`, 'malformed'],
  [' ada@example.com ', null],
])('[VAL-01] the email address %j is judged: %s', (email, problem) => {
  expect(emailProblem(email, limits.register.email)).toBe(problem);
});
