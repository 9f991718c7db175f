import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demonstrationMarks } from './demonstration-marks.ts';

test('the configuration of this repository is a demonstration', () => {
  const marks = demonstrationMarks(
    JSON.parse(readFileSync('packages/web/public/configuration.json', 'utf8')),
  );
  expect(marks).toHaveLength(3);
});

test('a configuration without a payment provider is one, too', () => {
  expect(demonstrationMarks({})).toHaveLength(1);
  expect(demonstrationMarks(null)).toHaveLength(1);
});

test('a configuration with real providers is none', () => {
  const logInProviders = { google: 'https://accounts.example/auth' };
  expect(demonstrationMarks({ paymentProvider: 'acme', logInProviders })).toEqual([]);
});
