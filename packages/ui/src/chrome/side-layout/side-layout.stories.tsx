import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { IconName } from '../../components/icon/icons.ts';
import { AccountFrame } from '../../sections/page-frame/page-frame.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import { Stage } from '../../stories/stage.tsx';
import { SideLayout } from './side-layout.tsx';

const pages = [
  ['Profile', 'account'],
  ['Orders', 'box'],
  ['Coupons', 'ticket'],
  ['Points', 'coins'],
  ['Warranty', 'shield'],
  ['Downloads', 'download'],
  ['Prizes', 'gift'],
] as const satisfies readonly (readonly [string, IconName])[];

interface SideLayoutStoryProps {
  /** The number of pages in the menu. */
  readonly count: number;
  /** Which of them is the shown page. */
  readonly current: number;
  readonly icons: boolean;
  readonly aside: boolean;
}

function SideLayoutStory({ count, current, icons, aside }: SideLayoutStoryProps) {
  const entries = pages.slice(0, count).map(([label, icon], index) => ({
    href: `/user/${label.toLowerCase()}`,
    label,
    active: index === current,
    ...(icons && { icon }),
  }));
  return (
    <Stage>
      <SideLayout
        label="Account"
        entries={entries}
        aside={aside ? <p>Need help? Write to us.</p> : undefined}
      >
        <AccountFrame title={pages[current]?.[0] ?? ''}>
          <p>The page.</p>
        </AccountFrame>
      </SideLayout>
    </Stage>
  );
}

const meta = preview.meta({
  component: SideLayoutStory,
  parameters: { shop: profilePage, docs: { story: { inline: false, height: '30rem' } } },
  args: { count: 7, current: 0, icons: true, aside: false },
});

export default meta;

/** A menu with icons beside the page; the shown page is marked. */
export const WithIcons = meta.story();

WithIcons.test('the menu names the shown page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Profile');
});

/** Words only, as in the policies. */
export const WordsOnly = meta.story({ args: { icons: false, count: 4 } });

/** Something of less weight below the menu. */
export const WithAside = meta.story({ args: { aside: true } });

/** On a phone, the menu is one line that scrolls to the shown page and fades at its end. */
export const Phone = meta.story({
  args: { current: 5, aside: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
