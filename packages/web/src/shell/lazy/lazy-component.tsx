import { use, useState } from 'react';
import type { LazyPage } from './lazy-page.ts';

interface LazyComponentProps {
  readonly part: LazyPage;
}

/** Draws a part at once when its code is here, and waits for it otherwise. Give it another key for another part. */
export function LazyComponent({ part }: LazyComponentProps) {
  const [Part] = useState(() => part.current());
  return Part === null ? <Awaited part={part} /> : <Part />;
}

function Awaited({ part }: LazyComponentProps) {
  const Part = use(part.load());
  return <Part />;
}
