import { aPost } from '@signal-shop/sdk/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { storyNowMs } from '../../foundations/stories/fixtures.ts';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { communityNavigation } from '../../stories/fixtures/community.ts';
import { homePage } from '../../stories/shop-pages.ts';
import { PostCard } from './post-card.tsx';

const post = aPost({
  id: 7,
  title: 'How we tune a microphone',
  remark: 'Three months, forty voices and one very patient sound engineer.',
  ctime: storyNowMs / 1_000 - 172_800,
});

const meta = preview.meta({
  component: PostCard,
  parameters: { layout: 'padded', shop: homePage },
  args: { post },
  render: (args) => (
    <Specimen layout="cards">
      <PostCard {...args} />
    </Specimen>
  ),
});

export default meta;

export const Default = meta.story({});
export const Linked = meta.story({ args: { door: communityNavigation } });
export const NoPicture = meta.story({
  args: { post: { ...post, id: 12, pic: 'data:image/png;base64,AAAA' } },
});
export const LongTitle = meta.story({
  args: {
    post: {
      ...post,
      title: 'What we learnt from a year of returned headsets, told by the people who opened them',
    },
  },
});
export const DateLocales = meta.story({ globals: { locale: 'ja' } });

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <InPseudoStates layout="cards">
      <PostCard {...args} />
    </InPseudoStates>
  ),
});
