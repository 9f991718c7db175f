import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { DarkBand, Specimen } from '../../foundations/stories/specimen.tsx';
import { ExternalLink } from './external-link.tsx';
import { Link } from './link.tsx';

const meta = preview.meta({
  component: Link,
  parameters: { layout: 'padded', shop: { path: '/policy' } },
  args: { href: '/policy/returns', children: 'return it within 45 days' },
});

export default meta;

export const Inline = meta.story({
  render: (args) => (
    <p>
      Change your mind and <Link {...args} />, no questions asked.
    </p>
  ),
});
export const Standalone = meta.story({
  args: { variant: 'standalone', href: '/product', children: 'See all headsets' },
});
export const Current = meta.story({ args: { variant: 'quiet', current: true, children: 'Returns' } });
export const External = meta.story({
  render: () => <ExternalLink href="https://example.com/">Our channel</ExternalLink>,
});
export const OnInverse = meta.story({
  render: (args) => (
    <DarkBand>
      <Link {...args} />
    </DarkBand>
  ),
});
/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Specimen layout="stack">
      {(['inline', 'standalone', 'quiet'] as const).map((variant) => (
        <InPseudoStates key={variant}>
          <Link {...args} variant={variant} />
        </InPseudoStates>
      ))}
    </Specimen>
  ),
});
