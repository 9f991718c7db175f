import { locales } from '@signal-shop/sdk/constants';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { outageOf } from './outage.ts';

const ask = (scenarios: string, language: string) =>
  createShop({ scenarios }).fetch('http://shop.test/api/index/title', {
    headers: { 'accept-language': language },
  });

test.each(locales)('[I18N-03] maintenance has a customer-facing message in %s', async (locale) => {
  const response = await ask('net.maintenance', locale);
  const envelope = await response.json();
  expect(response.status).toBe(503);
  expect(envelope).toEqual(outageOf(503, locale));
  expect(envelope.msg).not.toMatch(/mock|503/i);
});

test("the tool's own message is in a header", async () => {
  const response = await ask('net.maintenance', 'en');
  expect(response.headers.get('x-mock-fault')).toBe('status 503');
});

test("a German session answers in German, whatever the request's language is", async () => {
  const response = await ask('net.maintenance,lang.de', '*');
  expect(await response.json()).toEqual(outageOf(503, 'de'));
});

test.each([
  [503, 'serverError', 'We’re down for maintenance. Please try again in a few minutes.'],
  [500, 'serverError', 'Something went wrong on our end. Please try again in a moment.'],
  [502, 'serverError', 'Something went wrong on our end. Please try again in a moment.'],
  [429, 'tooManyRequests', 'Too many requests. Please wait a moment.'],
  [404, 'notFound', 'Page not found.'],
  [400, 'malformedRequest', 'We couldn’t read the request.'],
] as const)('a %i is a %s, with the message of its class', (status, code, msg) => {
  expect(outageOf(status, 'en')).toEqual({ code: ResponseCode[code], msg });
});
