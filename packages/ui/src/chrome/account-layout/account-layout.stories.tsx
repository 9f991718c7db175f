import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SectionTitle } from '../../components/section-title/section-title.tsx';
import { SitePage } from '../../stories/site-page.tsx';
import { accountLayoutLive } from './account-layout.live.ts';
import { AccountLayout } from './account-layout.tsx';

function AccountLayoutStory({ onLogOut }: { readonly onLogOut: () => void }) {
  return (
    <SitePage session={{ status: 'member', nickname: 'Ada' }}>
      <AccountLayout onLogOut={onLogOut}>
        <SectionTitle level={1} title="Orders" />
      </AccountLayout>
    </SitePage>
  );
}

const meta = preview.meta({
  parameters: { shop: accountLayoutLive, docs: { story: { inline: false, height: '36rem' } } },
  component: AccountLayoutStory,
  args: { onLogOut: fn() },
});

export default meta;

export const Default = meta.story({});

Default.test('[ACCOUNT] logs out', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
  await expect(args.onLogOut).toHaveBeenCalledOnce();
});

export const LongDe = meta.story({ globals: { locale: 'de' } });
