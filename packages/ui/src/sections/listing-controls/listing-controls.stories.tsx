import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { ListingChoice } from '../../screens/catalogue/category/category.states.ts';
import { hrefOf, listing, plainChoice } from '../../stories/fixtures/listing-views.ts';
import { Section } from '../../stories/section.tsx';
import { ListingControls } from './listing-controls.tsx';

interface ControlsStoryProps {
  readonly total: number | null;
  readonly choice: ListingChoice;
  readonly known: boolean;
}

function ControlsStory({ known, ...props }: ControlsStoryProps) {
  const { facets } = listing({ category_id: 1 }, props.choice)(useLocale());
  return (
    <Section>
      <ListingControls {...props} facets={known ? facets : null} hrefOf={hrefOf} />
    </Section>
  );
}

const meta = preview.meta({
  component: ControlsStory,
  parameters: { shop: { path: '/product/1' } },
  args: { total: 85 as number | null, choice: plainChoice, known: true },
});

export default meta;

export const Default = meta.story({});

export const Chosen = meta.story({
  args: { total: 3, choice: { ...plainChoice, filters: ['new', 'inStock'], sort: 'priceUp' } },
});

export const Loading = meta.story({ args: { total: null, known: false } });
export const LongLabelsDe = meta.story({ globals: { locale: 'de' } });

/** With a price and a rating filter: both buttons show the filter, and one link removes both. */
export const Narrowed = meta.story({
  args: { total: 12, choice: { ...plainChoice, priceMin: 50, priceMax: 100, ratingMin: 4 } },
});

Narrowed.test('[BEY-01] prices and ratings are links, as is the reset', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', hrefOf(plainChoice));
  await userEvent.click(canvas.getByRole('button', { name: '4 stars and up' }));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Any rating' })).toBeVisible());
  await expect(canvas.getByRole('link', { name: /^4 stars and up/ })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'Price: $50.00 to $100.00' }));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Any price' })).toBeVisible());
  const current = canvas.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);
  await expect(current).toEqual([expect.stringMatching(/^\$50\.00 to \$100\.00 \(\d+\)$/)]);
  await expect(canvas.queryByRole('link', { name: 'Any rating' })).toBeNull();
});

/** Each chosen fact is a chip that removes it, and the menus count what another choice leaves. */
export const Attributes = meta.story({
  args: {
    total: 6,
    choice: {
      ...plainChoice,
      attributes: ['connection.bluetooth', 'color.black', 'color.white', 'weight.250'],
    },
  },
});

Attributes.test(
  '[BEY-01] facts are links with counts, and chips remove them',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More filters 4' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Connection' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Bluetooth \(\d+\)$/ })).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^Bluetooth/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: /^Cable \(\d+\)$/ })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Remove Black' })).toHaveAttribute(
      'href',
      hrefOf({ ...plainChoice, attributes: ['connection.bluetooth', 'color.white', 'weight.250'] }),
    );
  },
);

Attributes.test(
  '[BEY-01] Escape closes the choices first, then the further filters',
  async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /^More filters/ });
    await userEvent.click(more);
    const color = canvas.getByRole('button', { name: 'Color' });
    await userEvent.click(color);
    await userEvent.keyboard('{Escape}');
    await expect(color).toHaveFocus();
    await expect(color).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Color' })).toBeNull();
  },
);

export const AttributesPhone = Attributes.extend({
  globals: { locale: 'ja', viewport: { value: 'phone', isRotated: false } },
});

export const NarrowedDe = Narrowed.extend({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});

/** On a phone, the filters are in a sheet. */
export const Sheet = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

Sheet.test(
  '[BEY-01] the sheet of filters opens, and its button shows the products',
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'New' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(canvas.getByRole('link', { name: 'New' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 85 products' }));
    await expect(canvas.queryByRole('link', { name: 'New' })).toBeNull();
  },
);
