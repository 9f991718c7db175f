import { useEffect, useState } from 'react';
import type { EmptyArt, EmptyArtPaths } from './empty-art.ts';

let known: EmptyArtPaths | null = null;

/** A line drawing in a place of its own size. Nobody waits for it: its lines come after the words. */
export function EmptyDrawing({ art }: { readonly art: EmptyArt }) {
  const [paths, setPaths] = useState(known);

  useEffect(() => {
    if (known !== null) return;
    import('./empty-art.ts').then(
      ({ emptyArtPaths }) => {
        known = emptyArtPaths;
        setPaths(known);
      },
      // The words say everything.
      () => undefined,
    );
  }, []);

  return (
    <svg viewBox="0 0 120 72" aria-hidden="true" focusable="false">
      {paths?.[art].map((path) => (
        <path key={path.d} d={path.d} data-tone={path.tone} />
      ))}
    </svg>
  );
}
