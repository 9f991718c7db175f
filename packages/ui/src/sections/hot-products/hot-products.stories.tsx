import type { HotProduct } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { Remote } from '../../remote.ts';
import { loading, ready } from '../../remote.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { ask } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { Section } from '../../stories/section.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import type { HotProductsProps } from './hot-products.tsx';
import { HotProducts } from './hot-products.tsx';

interface HotProductsStoryProps extends Pick<HotProductsProps, 'list'> {
  readonly products: InLocale<Remote<readonly HotProduct[]>>;
}

function HotProductsStory({ list, products }: HotProductsStoryProps) {
  return (
    <Section>
      <HotProducts list={list} products={products(useLocale())} />
    </Section>
  );
}

function listOf(index: 0 | 1, most = 99): InLocale<Remote<readonly HotProduct[]>> {
  return (locale) => ready((ask('listHotProducts', {}, { locale }).msg[index] ?? []).slice(0, most));
}

const meta = preview.meta({
  component: HotProductsStory,
  parameters: { shop: homePage },
  args: { list: 'first' as HotProductsProps['list'], products: listOf(0) },
});

export default meta;

export const Ready = meta.story({});
export const SecondList = meta.story({ args: { list: 'second', products: listOf(1) } });
export const Loading = meta.story({ args: { products: () => loading } });
export const Empty = meta.story({ args: { products: () => ready([]) } });
export const FailedSilently = meta.story({ args: { products: () => failed(network) } });

FailedSilently.test('[HOME] renders nothing for a hot list that failed', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});

export const FewItems = meta.story({ args: { products: listOf(0, 2) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
