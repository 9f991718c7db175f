import { choose } from './art-choice.ts';
import { Part } from './part.tsx';

/** A headset from the front: band, cups and optional microphone, each chosen by the model's name. */
export function Headset({ model }: { readonly model: string }) {
  const band = choose(model, 'band', ['arch', 'sling', 'split', 'plate']);
  const cup = choose(model, 'cup', ['key', 'plate', 'open', 'tall']);
  const microphone = choose(model, 'microphone', ['boom', 'arm', 'boom', 'folded', 'none']);
  return (
    <g transform="translate(0 -6)">
      <Part name={`band-${band}`} />
      <g data-side="shade" transform="translate(200 0) scale(-1 1)">
        <Part name={`cup-${cup}`} />
      </g>
      <Part name={`cup-${cup}`} />
      <Part name={`microphone-${microphone}`} />
    </g>
  );
}
