import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const shipped = readFileSync('packages/ui/src/intl/shipped-intl.tsx', 'utf8');
const files = globSync('packages/ui/src/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.stories.') && !file.includes('/intl/'),
);

test('[I18N-01] what components ask the language for is there in the delivered shop, too', () => {
  const asked = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bintl\.(format\w+)\(/gu)].map(([, name]) => name ?? ''),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((name) => !shipped.includes(name))).toEqual([]);
});
