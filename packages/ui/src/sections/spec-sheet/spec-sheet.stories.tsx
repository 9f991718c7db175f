import type { GoodsOutline, ResultOf } from '@signal-shop/sdk/contract';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { ready } from '../../remote.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { productView } from '../../stories/fixtures/product-views.ts';
import { Section } from '../../stories/section.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { SpecSheet } from './spec-sheet.tsx';

interface SpecSheetStoryProps {
  readonly id: number;
  /** Whether the server says what each row is about. */
  readonly hasTopics: boolean;
  readonly outlines?: readonly GoodsOutline[];
  readonly isCompared?: boolean;
  /** Whether the related products have loaded. */
  readonly hasOptions?: boolean;
  /** Of a comparison that has no answer. */
  readonly rows?: Remote<ResultOf<'compareGoods'>['rows']>;
  readonly onChoose: (goodsId: number | null) => void;
}

function SpecSheetStory(props: SpecSheetStoryProps) {
  const { id, hasTopics, outlines, isCompared = false, hasOptions = true, onChoose } = props;
  const locale = useLocale();
  const { goods, comparison } = productView(id, '', locale);
  const { name, specifications } = goods;
  const [other] = comparison.options;
  if (other === undefined) throw new Error(`Goods ${id} have no related goods of their kind.`);
  const ids = [id, other.goods_id];
  const rows = isCompared ? ready(ask('compareGoods', { ids }, { locale }).rows) : props.rows;
  return (
    <Section>
      <SpecSheet
        name={name}
        specifications={
          hasTopics ? specifications : specifications.map(({ name, value }) => ({ name, value }))
        }
        outlines={outlines}
        comparison={
          rows && { options: hasOptions ? comparison.options : [], chosenId: other.goods_id, rows, onChoose }
        }
      />
    </Section>
  );
}

const meta = preview.meta({
  component: SpecSheetStory,
  parameters: { shop: goodsPage },
  args: { id: 1011, hasTopics: true, onChoose: fn() },
});

export default meta;

export const Headset = meta.story({});
export const Mouse = meta.story({ args: { id: 2011 } });
export const WithoutTopics = meta.story({ args: { hasTopics: false } });

/** Two sides of a headset at one scale, each with its measures. */
export const Outlines = meta.story({
  args: {
    outlines: [
      { pic: 'pictures/outlines/K9-front.svg', view: 'front', width: 202, height: 210 },
      { pic: 'pictures/outlines/K9-side.svg', view: 'side', width: 147, height: 210 },
    ],
  },
});

/** A drawing that fails to load takes the others with it: alone they tell no size. */
export const BrokenOutlines = meta.story({
  args: { outlines: [{ pic: 'pictures/outlines/missing.svg', view: 'front', width: 202, height: 210 }] },
});

BrokenOutlines.test('shows the technical data only', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
});

/** Beside the technical data of the first related product; differences are marked. */
export const Compared = meta.story({ args: { isCompared: true } });
export const ComparedGerman = Compared.extend({ globals: { locale: 'de', viewport: { value: 'phone' } } });

Compared.test('[BEY-58] screen readers announce the differences', async ({ canvas }) => {
  const headers = canvas.getAllByRole('rowheader');
  for (const header of headers) {
    const isMarked = header.parentElement?.hasAttribute('data-differs') ?? false;
    if (isMarked) await expect(header).toHaveAccessibleName(/ Different$/);
    else await expect(header).not.toHaveAccessibleName(/Different/);
  }
  await expect(canvas.getAllByRole('rowheader', { name: / Different$/ }).length).toBeGreaterThan(1);
});

Compared.test('[BEY-58] the other product can be left out again', async ({ args, canvas, userEvent }) => {
  const choice = canvas.getByRole('combobox', { name: 'Compare with' });
  await userEvent.selectOptions(choice, 'No comparison');
  await expect(args.onChoose).toHaveBeenCalledWith(null);
});

/** The list of related products fails after a switch of the color. */
export const WithoutOptions = meta.story({ args: { isCompared: true, hasOptions: false } });

WithoutOptions.test('[BEY-58] the technical data stays', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Performance' })).toBeVisible();
});

export const ComparisonLoading = meta.story({ args: { rows: { status: 'loading' } } });
export const ComparisonFailed = meta.story({ args: { rows: failed(network) } });
