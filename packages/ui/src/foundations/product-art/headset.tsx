import { choose } from './art-choice.ts';
import { Facets } from './facets.tsx';
import { bands, cups, microphones } from './headset-parts.ts';

/** A headset from the front: band, two cups, a microphone or none, each chosen by the model's name. */
export function Headset({ model }: { readonly model: string }) {
  const band = choose(model, 'band', ['arch', 'sling', 'split', 'plate']);
  const cup = choose(model, 'cup', ['key', 'plate', 'open', 'tall']);
  const microphone = choose(model, 'microphone', ['boom', 'arm', 'boom', 'folded', 'none']);
  return (
    <g transform="translate(0 -6)">
      <Facets facets={bands[band]} />
      <g data-side="shade" transform="translate(200 0) scale(-1 1)">
        <Facets facets={cups[cup]} />
      </g>
      <Facets facets={cups[cup]} />
      <Facets facets={microphones[microphone]} />
    </g>
  );
}
