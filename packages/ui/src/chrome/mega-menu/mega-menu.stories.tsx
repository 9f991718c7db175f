import type { Category } from '@signal-shop/sdk/contract';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { ready } from '../../remote.ts';
import { siteView } from '../../stories/fixtures/site-views.ts';
import styles from '../../stories/menu-stage.module.css';
import { megaMenuLive } from './mega-menu.live.ts';
import type { MegaMenuProps } from './mega-menu.tsx';
import { MegaMenu } from './mega-menu.tsx';

type Change = (tree: readonly Category[]) => readonly Category[];

interface MegaMenuStoryProps extends Pick<MegaMenuProps, 'flashSaleOpen' | 'tiktok'> {
  readonly change: Change;
}

function MegaMenuStory({ flashSaleOpen, tiktok, change }: MegaMenuStoryProps) {
  const { categories } = siteView(useLocale());
  const tree = categories.status === 'ready' ? categories.value : [];
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <MegaMenu categories={ready(change(tree))} flashSaleOpen={flashSaleOpen} tiktok={tiktok} />
      </div>
    </div>
  );
}

const meta = preview.meta({
  parameters: { shop: megaMenuLive },
  // Shown in the header from 992 px; below that, the mobile menu replaces it.
  tags: ['wide'],
  component: MegaMenuStory,
  args: { flashSaleOpen: false, tiktok: false, change: (tree: readonly Category[]) => tree },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Headsets' }));
    await canvas.findByRole('link', { name: 'All Headsets' });
  },
});

export default meta;

export const OneLevel = meta.story({
  args: { change: (tree) => tree.map((category) => ({ ...category, children: [] })) },
});

export const ThreeLevels = meta.story({});
export const WithGoods = meta.story({});

export const EmptyCategory = meta.story({
  args: { change: (tree) => tree.map((category) => ({ ...category, children: [], goods: [] })) },
});

export const Many = meta.story({
  args: {
    change: (tree) =>
      tree.map((category) => ({
        ...category,
        children: [0, 100, 200].flatMap((step) =>
          category.children.map((child) => ({ ...child, id: child.id * 1_000 + step, children: [] })),
        ),
      })),
  },
});

export const Keyboard = meta.story({});

Keyboard.test('[MENU] Escape closes the panel and returns the focus', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Headsets' });
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'All Headsets' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('link', { name: 'All Headsets' })).toBeNull();
  await expect(button).toHaveFocus();
});

Keyboard.test('[MENU] opens one panel at a time', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mice' }));
  await expect(canvas.queryByRole('link', { name: 'All Headsets' })).toBeNull();
  await waitFor(() => expect(canvas.getByRole('link', { name: 'All Mice' })).toBeVisible());
});
