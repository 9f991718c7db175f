import { locales } from '@signal-shop/sdk/constants';
import { discountPercent } from '@signal-shop/sdk/rules/discount';
import { formatMoney } from '@signal-shop/sdk/rules/price';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Named, Specimen } from '../../foundations/stories/specimen.tsx';
import { Tag } from '../tag/tag.tsx';
import type { MoneyPriceProps } from './price.tsx';
import { Price } from './price.tsx';

/** The controls are those of money; points and gifts have separate stories. */
const InMoney: ComponentType<MoneyPriceProps> = Price;

const meta = preview.meta({
  component: InMoney,
  parameters: { layout: 'padded', shop: { path: '/product/1', scenarios: 'price.percent' } },
  args: { kind: 'money' as const, amount: 59.9 },
});

export default meta;

export const UsdEn = meta.story({});
export const EurDe = meta.story({ globals: { locale: 'de' } });
export const EurFr = meta.story({ globals: { locale: 'fr' } });
export const EurEs = meta.story({ globals: { locale: 'es' } });
export const EurIt = meta.story({ globals: { locale: 'it' } });
export const CnyZh = meta.story({ globals: { locale: 'zh' }, args: { amount: 419.3 } });
export const JpyJa = meta.story({ globals: { locale: 'ja' }, args: { amount: 5980 } });
export const WithOriginal = meta.story({ args: { original: 79.9 } });

WithOriginal.test('[BEY-12] announces "was" before the original price', async ({ canvas }) => {
  await expect(canvas.getByText('was')).toBeInTheDocument();
});

export const PercentOffRounded = meta.story({
  args: { amount: 53.3, original: 79.9 },
  render: (args) => (
    <Specimen>
      <Price {...args} />
      <Tag tag={{ kind: 'percent', percent: discountPercent(79.9, 53.3) }} />
    </Specimen>
  ),
});

PercentOffRounded.test('[FLASH-05] shows 33.3 percent as 33', async ({ canvas }) => {
  await expect(canvas.getByText('−33%')).toBeVisible();
});

export const Points = meta.story({ render: () => <Price kind="points" points={1200} /> });
export const Free = meta.story({ render: () => <Price kind="free" original={29.9} /> });
export const Zero = meta.story({ args: { amount: 0 } });
export const Large = meta.story({ args: { size: 'l', original: 79.9 } });

export const AllLocales = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen>
      {locales.map((locale) => (
        <Named key={locale} name={locale}>
          <span data-text="price">{formatMoney(1234.5, locale)}</span>
        </Named>
      ))}
    </Specimen>
  ),
});
