import { limits } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { textProblem } from './text-limit.ts';

const { email, password } = limits.logIn;

test('[VAL-01] a required text that is empty or blank is missing', () => {
  expect(textProblem('', email)).toBe('missing');
  expect(textProblem('   ', limits.Address.city)).toBe('missing');
});

test('[AUTH-01] a password has 6 to 20 characters', () => {
  expect(textProblem('12345', password)).toBe('tooShort');
  expect(textProblem('123456', password)).toBeNull();
  expect(textProblem('1'.repeat(20), password)).toBeNull();
  expect(textProblem('1'.repeat(21), password)).toBe('tooLong');
});

test('a character outside the basic plane counts once', () => {
  expect(textProblem('🎧'.repeat(20), password)).toBeNull();
});

test('[U14] an email address without a dot after the at sign is malformed', () => {
  expect(textProblem('ada@example', email)).toBe('malformed');
  expect(textProblem(' ada@example.com ', email)).toBeNull();
});

test('a second address line may stay empty', () => {
  expect(textProblem('', limits.Address.address_two)).toBeNull();
});

test('[VAL-01] an optional field is validated only when it has a value', () => {
  expect(textProblem('', limits.register.invite_code)).toBeNull();
  expect(textProblem('5B1', limits.register.invite_code)).toBe('tooShort');
});
