import type { MouseEvent } from 'react';
import { act, createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pagination } from '../../components/pagination/pagination.tsx';
import type { LinkProps } from '../../link/link-context.tsx';
import { LinkContext } from '../../link/link-context.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { ListingControls } from '../../sections/listing-controls/listing-controls.tsx';
import type { ListingChoice } from './category.states.ts';
import { everything } from './category.states.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const hrefOf = (choice: ListingChoice) => `#${encodeURIComponent(JSON.stringify(choice))}`;

/** What a listing has for the keyboard; its pages are away while the next one is on its way. */
function Listing({ first }: { readonly first: ListingChoice }) {
  const [choice, setChoice] = useState(first);
  const isWaiting = choice.page !== first.page;
  const Anchor = ({ href, onClick, stay: _, ...rest }: LinkProps) => {
    const choose = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      event.preventDefault();
      setChoice(JSON.parse(decodeURIComponent(href.slice(1))));
    };
    return createElement('a', { ...rest, href, onClick: choose });
  };
  const [links] = useState({ ...plainLinks, Anchor });
  return (
    <LinkContext value={links}>
      <h1>All goods</h1>
      <ListingControls total={85} choice={choice} hrefOf={hrefOf} />
      {isWaiting ? (
        <p>On the way</p>
      ) : (
        <Pagination page={choice.page} pages={8} hrefOf={(page) => hrefOf({ ...choice, page })} />
      )}
    </LinkContext>
  );
}

async function draw(first: Partial<ListingChoice> = {}) {
  const place = document.body.appendChild(document.createElement('main'));
  await act(() =>
    createRoot(place).render(
      <IntlProvider locale="en" onError={() => {}}>
        <Listing first={{ ...everything, ...first }} />
      </IntlProvider>,
    ),
  );
  return async (kind: 'a' | 'button', name: string) => {
    const found = [...place.querySelectorAll<HTMLElement>(kind)].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    );
    if (found === undefined) throw new Error(`There is no “${name}”.`);
    found.focus();
    await act(() => found.click());
  };
}

test('[BEY-12] whoever chooses an order stands on its button afterwards', async () => {
  const press = await draw();
  await press('button', 'Sort: Most popular');
  await press('a', 'Best rated');
  expect(document.activeElement?.textContent).toBe('Sort: Best rated');
});

test('[BEY-12] whoever turns the page stands on the title of the list', async () => {
  const press = await draw();
  await press('a', 'Next page');
  expect(document.activeElement?.textContent).toBe('All goods');
});

test('[BEY-12] whoever takes every filter away stands on the title of the list', async () => {
  const press = await draw({ filters: ['new'] });
  await press('a', 'Clear all');
  expect(document.activeElement?.textContent).toBe('All goods');
});
