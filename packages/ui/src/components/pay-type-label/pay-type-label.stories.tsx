import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { ordersPage } from '../../stories/shop-pages.ts';
import { PayTypeLabel } from './pay-type-label.tsx';

const meta = preview.meta({
  component: PayTypeLabel,
  parameters: { layout: 'padded', shop: { ...ordersPage, scenarios: 'auth.customer,paytype.2' } },
  args: { payType: 0 },
});

export default meta;

export const Unpaid0 = meta.story({ args: { payType: 0 } });
export const Card1 = meta.story({ args: { payType: 1 } });
export const Points2 = meta.story({ args: { payType: 2 } });
export const FreeTest3 = meta.story({ args: { payType: 3 } });

export const All = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen>
      {[0, 1, 2, 3].map((code) => (
        <PayTypeLabel key={code} payType={code} />
      ))}
    </Specimen>
  ),
});
