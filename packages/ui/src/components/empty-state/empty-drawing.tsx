import { useEffect, useState } from 'react';
import type { EmptyArt, EmptyArtPaths } from './empty-art.ts';

let cachedPaths: EmptyArtPaths | null = null;

/** A line drawing with a reserved size. Its paths load lazily, after the text. */
export function EmptyDrawing({ art }: { readonly art: EmptyArt }) {
  const [paths, setPaths] = useState(cachedPaths);

  useEffect(() => {
    if (cachedPaths !== null) return;
    import('./empty-art.ts').then(
      ({ emptyArtPaths }) => {
        cachedPaths = emptyArtPaths;
        setPaths(cachedPaths);
      },
      // Decorative: the text is sufficient.
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
