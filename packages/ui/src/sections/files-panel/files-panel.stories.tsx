import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { productView } from '../../stories/fixtures/product-views.ts';
import { Section } from '../../stories/section.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { FilesPanel } from './files-panel.tsx';

function FilesStory({ scenarios }: { readonly scenarios: string }) {
  const { goods } = productView(1031, scenarios, useLocale());
  return (
    <Section>
      <FilesPanel files={goods.files} />
    </Section>
  );
}

const meta = preview.meta({
  component: FilesStory,
  parameters: { shop: { ...goodsPage, scenarios: 'detail.rich' } },
  args: { scenarios: '' },
});

export default meta;

export const Ready = meta.story({});
export const Empty = meta.story({ args: { scenarios: 'detail.bare' } });

Empty.test('[DETAIL] renders nothing without files', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
});
