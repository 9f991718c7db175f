import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { mirrorPseudoClasses } from './pseudo-classes.ts';
import { Named, Specimen } from './specimen.tsx';

interface PseudoStatesProps {
  /**
   * Renders one instance whose controls are each in another state: for a landmark, which must be unique on a page.
   */
  readonly spread?: boolean;
  readonly layout?: 'row' | 'cards' | 'stack';
  readonly children: ReactNode;
}

const states = ['rest', 'hover', 'focus-visible', 'active'] as const;
const controls = 'a, button, input, select, textarea, summary';

/** A component in its default, hover, focus and active states side by side. */
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
  /** The states of the controls inside, in order. */
  readonly states: readonly (typeof states)[number][];
  readonly children: ReactNode;
}

function InStates({ states, children }: InStatesProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    mirrorPseudoClasses();
    const elements = box.current?.querySelectorAll(controls) ?? [];
    for (const [index, control] of elements.entries()) {
      const state = states[index % states.length] ?? 'rest';
      // An active control is hovered, too.
      control.setAttribute('data-pseudo', state === 'active' ? 'hover active' : state);
    }
  });
  return <div ref={box}>{children}</div>;
}
