import { readFileSync } from 'node:fs';
import { tokens } from '@signal-shop/ui/foundations/tokens/generated/tokens.ts';
import { expect, test } from 'vitest';

// The HTML and the manifest are served as they are: they cannot read the tokens.
const header = tokens.find(({ name }) => name === 'bg');

test.each(['light', 'dark'] as const)(
  'the frame of the browser has the color of the header: %s',
  (scheme) => {
    const html = readFileSync(new URL('../../packages/web/index.html', import.meta.url), 'utf8');
    expect(html).toContain(
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${header?.[scheme].value}" />`,
    );
  },
);

test('the frame of an installed shop has it, too', () => {
  const manifest = readFileSync(
    new URL('../../packages/web/public/manifest.webmanifest', import.meta.url),
    'utf8',
  );
  expect(JSON.parse(manifest)).toMatchObject({ theme_color: header?.light.value });
});
