import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { mirrorPseudoClasses } from './pseudo-classes.ts';
import { Named, Specimen } from './specimen.tsx';

interface PseudoStatesProps {
  /** One piece, whose controls are each in another state: for a landmark, which may stand there only once. */
  readonly spread?: boolean;
  readonly layout?: 'row' | 'cards' | 'stack';
  readonly children: ReactNode;
}

const states = ['rest', 'hover', 'focus-visible', 'active'] as const;
const controls = 'a, button, input, select, textarea, summary';

/** A piece at rest, under the pointer, with the focus and pressed: what a designer would need four hands for. */
export function PseudoStates({ spread = false, layout = 'row', children }: PseudoStatesProps) {
  if (spread) return <InStates states={states}>{children}</InStates>;
  return (
    <Specimen layout={layout}>
      {states.map((state) => (
        <Named key={state} name={state}>
          <InStates states={[state]}>{children}</InStates>
        </Named>
      ))}
    </Specimen>
  );
}

interface InStatesProps {
  /** Those of the controls inside, one after the other. */
  readonly states: readonly (typeof states)[number][];
  readonly children: ReactNode;
}

function InStates({ states: wanted, children }: InStatesProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    mirrorPseudoClasses();
    const found = box.current?.querySelectorAll(controls) ?? [];
    for (const [place, control] of found.entries()) {
      const state = wanted[place % wanted.length] ?? 'rest';
      // What is pressed is under the pointer, too.
      control.setAttribute('data-pseudo', state === 'active' ? 'hover active' : state);
    }
  });
  return <div ref={box}>{children}</div>;
}
