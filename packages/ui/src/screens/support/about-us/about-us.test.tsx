import { aFeature, aTermPicture, aTermText } from '@signal-shop/sdk/testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { LinkContext } from '../../../link/link-context.tsx';
import { plainLinks } from '../../../link/plain-links.tsx';
import type { AboutUsState } from './about-us.states.ts';
import { AboutUsScreen } from './about-us-screen.tsx';

const story = aTermText({ blocks: [{ type: 'paragraph', text: 'We make headsets.' }] });
const bench = { title: 'Built to be opened', pic: '/bench.avif', alt: 'A bench with tools' };
const wheel = { title: 'The wheel', pic: '/wheel.avif', alt: 'A wheel, close up' };
const drawn = { title: 'The driver', pic: '', alt: 'A driver, close up' };

function show(text: Extract<AboutUsState, { status: 'ready' }>['text']) {
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <LinkContext value={plainLinks}>
        <AboutUsScreen state={{ status: 'ready', text }} />
      </LinkContext>
    </IntlProvider>,
  );
}

test('[NAV-08] the pictures of the text are on the page with their alternative texts and captions', () => {
  show({ ...story, feature: aFeature(bench), pictures: [aTermPicture(wheel), aTermPicture(drawn)] });
  expect(screen.getByRole('img', { name: bench.alt }).getAttribute('src')).toBe(bench.pic);
  expect(screen.getByRole('img', { name: wheel.alt }).getAttribute('src')).toBe(wheel.pic);
  // A drawing does not show what the words describe.
  expect(screen.getAllByRole('img')).toHaveLength(2);
  for (const { title } of [bench, wheel, drawn]) screen.getByText(title);
});

test('[NAV-08] a text of a server without pictures is on the page alone', () => {
  const { feature: _feature, pictures: _pictures, ...plain } = story;
  show(plain);
  screen.getByText('We make headsets.');
  expect(screen.queryAllByRole('img')).toEqual([]);
  expect(screen.queryAllByRole('figure')).toEqual([]);
});
