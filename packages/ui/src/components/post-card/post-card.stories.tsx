import preview from '../../../../../.storybook/preview.tsx';
import { storyNowMs } from '../../foundations/stories/fixtures.ts';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { communityNavigation } from '../../stories/fixtures/community.ts';
import { homePage } from '../../stories/shop-pages.ts';
import type { PostCardView } from './post-card.tsx';
import { PostCard } from './post-card.tsx';

const post: PostCardView = {
  id: 7,
  title: 'How we tune a microphone',
  text: 'Three months, forty voices and one very patient sound engineer.',
  picture: '',
  time: storyNowMs / 1_000 - 172_800,
};

const meta = preview.meta({
  component: PostCard,
  parameters: { layout: 'padded', shop: homePage },
  args: post,
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
  args: { id: 12, picture: 'data:image/png;base64,AAAA' },
});
export const LongTitle = meta.story({
  args: {
    title: 'What we learnt from a year of returned headsets, told by the people who opened them',
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
