import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import { CategoryScreen } from '../../screens/catalogue/category/category-screen.tsx';
import { hrefOf, listing } from '../../stories/fixtures/listing-views.ts';
import { SitePage } from '../../stories/site-page.tsx';
import { siteLayoutLive } from './site-layout.live.ts';

interface LayoutStoryProps {
  readonly news: boolean;
  readonly hideHeader: boolean;
  readonly hideFooter: boolean;
}

function Listing() {
  return <CategoryScreen {...listing({ category_id: 1 })(useLocale())} hrefOf={hrefOf} />;
}

function LayoutStory(props: LayoutStoryProps) {
  return (
    <SitePage {...props}>
      <Listing />
    </SitePage>
  );
}

const meta = preview.meta({
  parameters: { shop: siteLayoutLive, docs: { story: { inline: false, height: '44rem' } } },
  component: LayoutStory,
  args: { news: false, hideHeader: false, hideFooter: false },
});

export default meta;

export const Default = meta.story({});
export const WithAnnouncement = meta.story({ args: { news: true } });
export const HeaderHidden = meta.story({ args: { hideHeader: true } });
export const FooterHidden = meta.story({ args: { hideFooter: true } });
export const SkipLink = meta.story({});

SkipLink.test('[A11Y] is the first tab stop', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const link = canvas.getByRole('link', { name: /skip/i });
  await expect(link).toHaveFocus();
  await expect(link).toHaveAttribute('href', '#main');
});
