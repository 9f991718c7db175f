import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/button/button.tsx';
import { Specimen } from '../../foundations/stories/specimen.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import { useDisclosure } from './use-disclosure.ts';

const panels = ['Headsets', 'Mice'] as const;

/** Buttons whose panels open one at a time, as in the menu of products. */
function DisclosureStory() {
  const { root, opened, toggle, close } = useDisclosure<(typeof panels)[number]>();
  return (
    <Specimen layout="stack">
      <section ref={root} aria-label="Menu">
        <Specimen>
          {panels.map((name) => (
            <Button
              key={name}
              variant="secondary"
              iconEnd="down"
              aria-expanded={opened === name}
              onClick={() => toggle(name)}
            >
              {name}
            </Button>
          ))}
        </Specimen>
        {opened !== null && (
          <p>
            The panel of {opened}.{' '}
            <Button variant="ghost" onClick={close}>
              Close
            </Button>
          </p>
        )}
      </section>
      <Button variant="ghost">Elsewhere</Button>
    </Specimen>
  );
}

const meta = preview.meta({
  component: DisclosureStory,
  parameters: { layout: 'padded', shop: everyPage },
});

export default meta;

/** Every panel is closed. */
export const Closed = meta.story();

/** A panel is open below its button. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Headsets' }));
  },
});

Open.test('another button replaces the panel', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mice' }));
  await expect(canvas.getByText('The panel of Mice.')).toBeVisible();
  await expect(canvas.queryByText('The panel of Headsets.')).toBeNull();
});

Open.test('Escape closes the panel and returns the focus to its button', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByText(/^The panel/)).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Headsets' })).toHaveFocus();
});

Open.test('a press elsewhere closes the panel', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
  await expect(canvas.queryByText(/^The panel/)).toBeNull();
});
