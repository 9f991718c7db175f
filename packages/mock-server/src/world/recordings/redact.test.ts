import { expect, test } from 'vitest';
import { redact } from './redact.ts';

test('hides who pays and where they live, and keeps the length and what an order needs', () => {
  const address = {
    first_name: 'Ada',
    address: '418 Harbor View Road',
    city: 'Seattle',
    postal_code: '98101',
  };
  expect(
    redact({ ...address, state: 'Washington', region: 'US', phone: '+1 206 555 0177', amount: 59.9 }),
  ).toEqual({
    first_name: 'xxx',
    address: '000 xxxxxx xxxx xxxx',
    city: 'xxxxxxx',
    postal_code: '00000',
    state: 'Washington',
    region: 'US',
    phone: '+0 000 000 0000',
    amount: 59.9,
  });
  expect(redact({ token: 'tok_01hk', birth_date: '1990-05-17' })).toEqual({
    token: 'xxx_00xx',
    birth_date: '2000-01-01',
  });
});

test('hides emails, card numbers and tokens in any text', () => {
  expect(redact({ content: 'Write to ada.brennan@mail.example, card 4242 4242 4242 4242.' })).toEqual({
    content: 'Write to redacted@example.com, card 0000 0000 0000 0000.',
  });
  expect(redact(['/unsubscribe?token=mail_1&lang=en', 'order 4242424242424241'])).toEqual([
    '/unsubscribe?token=x&lang=en',
    'order 4242424242424241',
  ]);
});
