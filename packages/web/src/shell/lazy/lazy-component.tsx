import { use, useState } from 'react';
import type { LazyPage } from './lazy-page.ts';

interface LazyComponentProps {
  readonly part: LazyPage;
}

/**
 * Renders a part synchronously if its code is loaded, and suspends otherwise. Give another part another key.
 */
export function LazyComponent({ part }: LazyComponentProps) {
  const [Part] = useState(() => part.current());
  return Part === null ? <SuspendedPart part={part} /> : <Part />;
}

function SuspendedPart({ part }: LazyComponentProps) {
  const Part = use(part.load());
  return <Part />;
}
