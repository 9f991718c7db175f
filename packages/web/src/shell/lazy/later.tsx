import { use, useState } from 'react';
import type { LazyPage } from './lazy-page.ts';

interface LaterProps {
  readonly part: LazyPage;
}

/** Draws a part at once when its code is here, and waits for it otherwise. Give it another key for another part. */
export function Later({ part }: LaterProps) {
  const [Part] = useState(() => part.current());
  return Part === null ? <Awaited part={part} /> : <Part />;
}

function Awaited({ part }: LaterProps) {
  const Part = use(part.load());
  return <Part />;
}
