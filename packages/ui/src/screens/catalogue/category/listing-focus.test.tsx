import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { createElement, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { Pagination } from '../../../components/pagination/pagination.tsx';
import type { LinkProps } from '../../../link/link-context.tsx';
import { LinkContext } from '../../../link/link-context.tsx';
import { plainLinks } from '../../../link/plain-links.tsx';
import { ListingControls } from '../../../sections/listing-controls/listing-controls.tsx';
import type { ListingChoice } from './category.states.ts';
import { everything } from './category.states.ts';

const hrefOf = (choice: ListingChoice) => `#${encodeURIComponent(JSON.stringify(choice))}`;

/** A listing whose pages unmount while the next one loads. */
function Listing({ first }: { readonly first: ListingChoice }) {
  const [choice, setChoice] = useState(first);
  const isWaiting = choice.page !== first.page;
  const Anchor = ({ href, onClick, stay: _, preview: __, ...rest }: LinkProps) => {
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

function renderListing(first: Partial<ListingChoice> = {}) {
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <main>
        <Listing first={{ ...everything, ...first }} />
      </main>
    </IntlProvider>,
  );
}

test('[BEY-12] choosing a sort order returns the focus to its button', async () => {
  renderListing();
  await userEvent.click(screen.getByRole('button', { name: 'Sort: Most popular' }));
  await userEvent.click(screen.getByRole('link', { name: 'Best rated' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sort: Best rated' }));
});

test('[BEY-12] changing the page moves the focus to the title of the list', async () => {
  renderListing();
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All goods' }));
});

test('[BEY-12] removing all filters moves the focus to the title of the list', async () => {
  renderListing({ filters: ['new'] });
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All goods' }));
});
