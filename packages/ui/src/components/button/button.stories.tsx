import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PseudoStates as InPseudoStates } from '../../foundations/stories/pseudo-states.tsx';
import { DarkBand, Named, Specimen } from '../../foundations/stories/specimen.tsx';
import { goodsPage } from '../../stories/shop-pages.ts';
import { Button, ButtonLink } from './button.tsx';

const meta = preview.meta({
  component: Button,
  parameters: { layout: 'padded', shop: goodsPage },
  args: { children: 'Order and pay', onClick: fn() },
});

export default meta;

export const Primary = meta.story({});
export const Accent = meta.story({ args: { variant: 'accent', children: 'Buy now' } });
export const Secondary = meta.story({ args: { variant: 'secondary', children: 'Save' } });
export const Ghost = meta.story({ args: { variant: 'ghost', children: 'Not now' } });
export const Danger = meta.story({ args: { tone: 'danger', children: 'Delete' } });
export const QuietDanger = meta.story({
  render: (args) => (
    <Specimen>
      <Button {...args} variant="secondary" tone="danger">
        Delete account
      </Button>
      <Button {...args} variant="ghost" tone="danger">
        Remove
      </Button>
    </Specimen>
  ),
});

export const Sizes = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Specimen>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Named key={size} name={size}>
          <Button {...args} size={size} />
        </Named>
      ))}
    </Specimen>
  ),
});

export const WithIcons = meta.story({
  render: (args) => (
    <Specimen>
      <Button {...args} iconStart="cart">
        Add to cart
      </Button>
      <Button {...args} variant="secondary" iconEnd="forward">
        Continue
      </Button>
    </Specimen>
  ),
});

export const FullWidth = meta.story({ args: { width: 'full' } });
export const Disabled = meta.story({ args: { disabled: true, children: 'Sold out' } });
export const Pending = meta.story({ args: { pending: true } });

Pending.test(
  'ignores a second click, keeps its name and reports busy',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order and pay' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
);

export const AsLink = meta.story({
  render: () => (
    <ButtonLink href="/product" iconEnd="forward">
      See all
    </ButtonLink>
  ),
});

export const LongGermanLabel = meta.story({
  globals: { locale: 'de' },
  render: (args) => (
    <Specimen layout="narrow">
      <Button {...args} width="full">
        Zahlungspflichtig bestellen und Lieferadresse für die nächste Bestellung speichern
      </Button>
    </Specimen>
  ),
});

export const OnInverse = meta.story({
  render: (args) => (
    <DarkBand>
      <Specimen>
        <Button {...args} variant="accent">
          Add to cart
        </Button>
        <Button {...args} variant="secondary">
          Details
        </Button>
      </Specimen>
    </DarkBand>
  ),
});

/** Default, hover, focus and active, rendered without a pointer. */
export const PseudoStates = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Specimen layout="stack">
      {(
        [
          { variant: 'primary', tone: 'neutral', name: 'primary' },
          { variant: 'accent', tone: 'neutral', name: 'accent' },
          { variant: 'secondary', tone: 'neutral', name: 'secondary' },
          { variant: 'ghost', tone: 'neutral', name: 'ghost' },
          { variant: 'primary', tone: 'danger', name: 'danger' },
        ] as const
      ).map(({ name, ...look }) => (
        <InPseudoStates key={name}>
          <Button {...args} {...look}>
            {name}
          </Button>
        </InPseudoStates>
      ))}
    </Specimen>
  ),
});

export const Keyboard = meta.story({});

Keyboard.test('[BEY-12] reacts to Enter and Space', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});
