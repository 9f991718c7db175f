import preview from '../../../../../.storybook/preview.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { Avatar } from './avatar.tsx';

const face =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Cpath fill="%236d5cf6" d="M0 0h64v64H0z"/%3E%3Ccircle cx="32" cy="32" r="14" fill="%23caf620"/%3E%3C/svg%3E';
const ring =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"%3E%3Ccircle cx="32" cy="32" r="29" fill="none" stroke="%23f5af20" stroke-width="4"/%3E%3C/svg%3E';

const meta = preview.meta({
  component: Avatar,
  parameters: { layout: 'padded' },
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
