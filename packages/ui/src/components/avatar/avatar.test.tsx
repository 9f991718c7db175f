import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'ftp://elsewhere.test/ring.png'])(
  'an avatar loads neither picture nor decoration from %s',
  (address) => {
    const markup = renderToStaticMarkup(<Avatar name="Ada" picture={address} decoration={address} />);
    expect(markup.match(/src="[^"]*"/g)).toEqual(['src="data:,"', 'src="data:,"']);
  },
);

test('an avatar loads the decoration of the shop', () => {
  const markup = renderToStaticMarkup(<Avatar name="Ada" picture="" decoration="/api/pictures/ring.svg" />);
  expect(markup).toContain('src="/api/pictures/ring.svg"');
});
