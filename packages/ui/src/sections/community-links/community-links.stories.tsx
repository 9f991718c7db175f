import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { communityNavigation } from '../../stories/fixtures/community.ts';
import { Section } from '../../stories/section.tsx';
import { CommunityLinks } from './community-links.tsx';

const meta = preview.meta({
  component: CommunityLinks,
  parameters: { shop: { path: '/community' } },
  args: { door: communityNavigation },
  render: (args) => (
    <Section>
      <CommunityLinks {...args} />
    </Section>
  ),
});

export default meta;

export const Guest = meta.story({});

const paths: string[] = [];

export const Member = meta.story({
  args: {
    door: {
      ...communityNavigation,
      open: (path) => {
        paths.push(path);
        return true;
      },
    },
  },
});

Member.test('[LAY-08] links to blog, forum, points and member page', async ({ canvas, userEvent }) => {
  paths.length = 0;
  for (const link of canvas.getAllByRole('link')) await userEvent.click(link);
  await expect(paths).toEqual(['/blog', '/forum', '/points', '/member']);
});
