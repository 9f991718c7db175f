import { choose } from './art-choice.ts';
import { Facets } from './facets.tsx';
import { marks, shells, sideButtons, wheels } from './mouse-parts.ts';

/** A mouse from above: shell, wheel, side buttons and its light, each chosen by the model's name. */
export function Mouse({ model }: { readonly model: string }) {
  const shell = choose(model, 'shell', ['slim', 'thumb', 'even', 'light']);
  const wheel = choose(model, 'wheel', ['slot', 'long', 'keycap']);
  const mark = choose(model, 'mark', ['pulse', 'chevron', 'bar']);
  const side = choose(model, 'side', ['two', 'many', 'none']);
  return (
    <g transform="rotate(-12 100 100) translate(-7 -7) scale(1.07)">
      <Facets facets={shells[shell]} />
      {(shell === 'slim' || shell === 'light') && <Facets facets={sideButtons[side]} />}
      <Facets facets={wheels[wheel]} />
      {shell !== 'light' && <Facets facets={marks[mark]} />}
    </g>
  );
}
