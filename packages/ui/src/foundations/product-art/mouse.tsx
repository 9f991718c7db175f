import { choose } from './art-choice.ts';
import { Part } from './part.tsx';

/** A mouse from above: shell, wheel, side buttons and light, each chosen by the model's name. */
export function Mouse({ model }: { readonly model: string }) {
  const shell = choose(model, 'shell', ['slim', 'thumb', 'even', 'light']);
  const wheel = choose(model, 'wheel', ['slot', 'long', 'keycap']);
  const mark = choose(model, 'mark', ['pulse', 'chevron', 'bar']);
  const side = choose(model, 'side', ['two', 'many', 'none']);
  return (
    <g transform="rotate(-12 100 100) translate(-7 -7) scale(1.07)">
      <Part name={`shell-${shell}`} />
      {(shell === 'slim' || shell === 'light') && <Part name={`side-${side}`} />}
      <Part name={`wheel-${wheel}`} />
      {shell !== 'light' && <Part name={`mark-${mark}`} />}
    </g>
  );
}
