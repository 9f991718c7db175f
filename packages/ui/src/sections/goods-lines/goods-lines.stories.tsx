import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { useLinks } from '../../link/link-context.tsx';
import { orderIn } from '../../stories/fixtures/orders.ts';
import { Section } from '../../stories/section.tsx';
import { afterSalesPage } from '../../stories/shop-pages.ts';
import { Panel } from '../page-frame/page-frame.tsx';
import { GoodsLines } from './goods-lines.tsx';

interface GoodsLinesStoryProps {
  /** The scenarios that add the order of the lines. */
  readonly scenarios: string;
  /** How many of the lines are shown. */
  readonly most: number;
  /** Each line has a link about this line only. */
  readonly alone: boolean;
}

function GoodsLinesStory({ scenarios, most, alone }: GoodsLinesStoryProps) {
  const { hrefs } = useLinks();
  const { ordersn, lines } = orderIn(scenarios)(useLocale());
  const linkTo = (id: number) => ({
    alone: { href: hrefs.afterSales(ordersn, id), text: 'Return only this item' },
  });
  return (
    <Section>
      <Panel title="Items">
        <GoodsLines
          label="Items"
          lines={lines
            .slice(0, most)
            .map((line) => ({ line, pieces: line.goodsnumber, ...(alone && linkTo(line.id)) }))}
        />
      </Panel>
    </Section>
  );
}

const meta = preview.meta({
  component: GoodsLinesStory,
  parameters: { shop: afterSalesPage },
  args: { scenarios: 'return.ok', most: 9, alone: false },
});

export default meta;

/** Several items of an order, each with its picture, color and quantity. */
export const Several = meta.story();

Several.test('each item links to its page', async ({ canvas }) => {
  const links = canvas.getAllByRole('link');
  await expect(links).toHaveLength(canvas.getAllByRole('listitem').length);
});

/** One item, as in a request about a single line. */
export const One = meta.story({ args: { most: 1 } });

/** A request about the whole order offers a request about one item only. */
export const EachAlone = meta.story({ args: { alone: true } });

/** Long German names wrap beside the picture. */
export const LongNamesDe = meta.story({
  globals: { locale: 'de', viewport: { value: 'narrow', isRotated: false } },
});
