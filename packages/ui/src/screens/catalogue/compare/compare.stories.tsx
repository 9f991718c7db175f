import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { useLocale } from '../../../intl/use-locale.ts';
import type { InLocale } from '../../../stories/fixtures/answers.ts';
import { ask } from '../../../stories/fixtures/answers.ts';
import { failed, network } from '../../../stories/fixtures/failures.ts';
import { Stage } from '../../../stories/stage.tsx';
import { compareLive } from './compare.live.ts';
import type { CompareScreenProps, CompareState } from './compare.states.ts';
import { CompareScreen } from './compare-screen.tsx';

interface CompareStoryProps extends Omit<CompareScreenProps, 'state'> {
  readonly state: InLocale<CompareState>;
}

function CompareStory({ state, ...on }: CompareStoryProps) {
  return (
    <Stage>
      <CompareScreen {...on} state={state(useLocale())} />
    </Stage>
  );
}

function compared(ids: number[], scenarios = '', gone = 0): InLocale<CompareState> {
  return (locale) => {
    const { msg, rows } = ask('compareGoods', { ids }, { scenarios, locale });
    return { status: 'ready', view: { goods: msg, rows, gone } };
  };
}

const meta = preview.meta({
  component: CompareStory,
  subcomponents: { CompareScreen },
  parameters: { shop: compareLive },
  tags: ['screen', 'p0'],
  args: { state: compared([1011, 1091]), onRemove: fn(), onClear: fn(), onAdd: fn() },
});

export default meta;

export const Two = meta.story({});

Two.test('[BEY-03] each row has one value per goods', async ({ args, canvas, userEvent }) => {
  const table = canvas.getByRole('table', { name: 'Specifications side by side' });
  await expect(table).toBeVisible();
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  for (const row of canvas.getAllByRole('row').slice(1)) await expect(row.children).toHaveLength(3);
  const [out] = canvas.getAllByRole('button', { name: /^Remove (?!all)/u });
  if (out === undefined) throw new Error('The story shows no remove button');
  await userEvent.click(out);
  await expect(args.onRemove).toHaveBeenCalledWith(1011);
});

Two.test('[BEY-03] screen readers announce the features that differ', async ({ canvas }) => {
  await expect(canvas.getByRole('rowheader', { name: 'Drivers Different' })).toBeInTheDocument();
});

Two.test('[BEY-03] goods are added to the cart from the comparison', async ({ args, canvas, userEvent }) => {
  const [add] = canvas.getAllByRole('button', { name: /^Add to cart: / });
  if (add === undefined) throw new Error('The story shows no cart button');
  await userEvent.click(add);
  await expect(args.onAdd).toHaveBeenCalledWith(1011);
});

export const Four = meta.story({ args: { state: compared([1011, 1091, 2011, 1201]) } });
export const OnlyDifferences = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show differences only' }));
  },
});

OnlyDifferences.test('[BEY-03] rows of equal values can be hidden', async ({ canvas, userEvent }) => {
  const few = canvas.getAllByRole('row').length;
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Show differences only' }));
  await expect(canvas.getAllByRole('row').length).toBeGreaterThan(few);
});

export const NoSpecifications = meta.story({ args: { state: compared([1011, 1091], 'detail.bare') } });
export const Empty = meta.story({ args: { state: () => ({ status: 'tooFew', count: 0 }) } });
export const One = meta.story({ args: { state: () => ({ status: 'tooFew', count: 1 }) } });
export const Loading = meta.story({ args: { state: () => ({ status: 'loading' }) } });
export const Failed = meta.story({ args: { state: () => failed(network) } });
export const Gone = meta.story({ args: { state: compared([1011, 1091], '', 1) } });

Gone.test('[BEY-03] reports goods that are no longer sold', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    '1 product is no longer available, so we left it out.',
  );
  await expect(canvas.getByRole('table')).toBeVisible();
});

export const AllGone = meta.story({ args: { state: () => ({ status: 'tooFew', count: 0, gone: 2 }) } });
export const German = meta.story({ globals: { locale: 'de' } });
export const Small = meta.story({
  globals: { locale: 'de', viewport: { value: 'phone', isRotated: false } },
});

Small.test(
  '[LAY-09] a phone shows two goods side by side, with the row’s name above the values',
  async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    for (const name of canvas.getAllByRole('rowheader')) {
      const words = document.createRange();
      words.selectNodeContents(name.firstChild ?? name);
      await expect(words.getClientRects()).toHaveLength(1);
    }
  },
);

export const Japanese = meta.story({ globals: { locale: 'ja' } });
