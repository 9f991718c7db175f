import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { drawn, ring } from '../../stories/fixtures/profiles.ts';
import { profilePage } from '../../stories/shop-pages.ts';
import { Avatar } from './avatar.tsx';

const face = drawn('/api/pictures/avatar-1.svg');

const meta = preview.meta({
  component: Avatar,
  parameters: { layout: 'padded', shop: profilePage },
  args: { name: 'Ada', picture: face },
});

export default meta;

export const Image = meta.story({});
export const Initials = meta.story({ args: { picture: '' } });
export const WithDecoration = meta.story({ args: { decoration: ring } });
export const Broken = meta.story({ args: { picture: 'data:image/png;base64,AAAA' } });
export const Sizes = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Avatar key={size} name="Ada" picture={face} decoration={ring} size={size} />
      ))}
    </Specimen>
  ),
});
