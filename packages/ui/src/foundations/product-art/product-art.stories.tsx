import preview from '../../../../../.storybook/preview.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { Named, Specimen } from '../stories/specimen.tsx';
import { ProductArt } from './product-art.tsx';

const colours = [
  'black',
  'white',
  'grey',
  'red',
  'ember',
  'blue',
  'violet',
  'green',
  'volt',
  'pink',
] as const;
const headsets = ['K9', 'G10', 'G9000', 'G2000', 'V6', 'ES10', 'K20', 'H12', 'GS510', 'X4'] as const;
const mice = ['M625', 'M686', 'M690', 'M801', 'M910', 'M510', 'M720', 'M601', 'M340', 'M995'] as const;

const meta = preview.meta({
  component: ProductArt,
  parameters: { layout: 'padded', shop: { path: '/product/1' } },
});

export default meta;

function Gallery({ kind, models }: { kind: 'headset' | 'mouse'; models: readonly string[] }) {
  return (
    <Specimen layout="grid">
      {colours.map((colour, index) => (
        <Named key={colour} name={`${models[index]}, ${colour}`}>
          <Picture art={{ kind: kind, colour: colour, model: models[index] ?? '' }} ghost />
        </Named>
      ))}
    </Specimen>
  );
}

export const Headset = meta.story({
  tags: ['matrix'],
  args: { kind: 'headset', colour: 'ember' },
  render: () => <Gallery kind="headset" models={headsets} />,
});

export const Mouse = meta.story({
  tags: ['matrix'],
  args: { kind: 'mouse', colour: 'violet' },
  render: () => <Gallery kind="mouse" models={mice} />,
});

/** A kind that only newer servers know. */
export const Fallback = meta.story({
  args: { kind: 'unknown', colour: 'grey' },
  render: (args) => (
    <Specimen layout="grid">
      <Picture art={{ kind: args.kind, colour: args.colour, model: 'C1' }} ghost />
    </Specimen>
  ),
});

/** Two to nine characters; the picture's edge clips the rest. */
export const GhostModel = meta.story({
  args: { kind: 'headset', colour: 'blue' },
  render: () => (
    <Specimen layout="grid">
      {['K9', 'G10', 'M625', 'G9000', 'GS510X', 'STINGER', 'ES10-PRO', 'M990ULTRA'].map((model) => (
        <Picture key={model} art={{ kind: 'headset', colour: 'blue', model: model }} ghost />
      ))}
    </Specimen>
  ),
});
