import { sceneNames } from '@signal-shop/mock-server/photographs';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyPage } from '../../stories/shop-pages.ts';
import { Specimen } from '../stories/specimen.tsx';
import { Room } from './room.tsx';

const meta = preview.meta({
  component: Room,
  parameters: { layout: 'padded', shop: everyPage },
  args: { scene: 'desk' as const, width: 1440 },
  argTypes: {
    scene: { control: 'select', options: sceneNames },
    width: { control: 'select', options: [96, 192, 320, 480, 640, 960, 1440] },
  },
});

export default meta;

/** Choose a scene in the controls. */
export const Scene = meta.story({});

export const Scenes = meta.story({
  tags: ['matrix'],
  render: () => (
    <Specimen layout="cards">
      {sceneNames.map((name) => (
        <Room key={name} scene={name} width={480} />
      ))}
    </Specimen>
  ),
});

Scenes.test('shows a photograph of every scene', async ({ canvas }) => {
  const pictures = canvas.getAllByRole<HTMLImageElement>('img');
  await expect(pictures).toHaveLength(sceneNames.length);
  await waitFor(() =>
    expect(pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ alt }) => alt)).toEqual([]),
  );
});
