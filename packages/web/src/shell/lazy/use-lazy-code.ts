import { useSetAtom } from 'jotai';
import { startTransition, useEffect, useState } from 'react';
import type { LazyCode } from '../../state/core/lazy-code.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Optional code of a component; null until it has loaded, when the browser is idle. After a failure it loads once the
 * device is online again.
 */
export function useLazyCode<Code>(lazyCode: LazyCode<Code>, isEnabled = true): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  const load = useSetAtom(lazyCode);

  useEffect(() => {
    if (!isEnabled || code !== null) return undefined;
    const attempt = () =>
      whenIdle()
        .then(() => load('silent'))
        .then((result) => startTransition(() => setCode(() => result)));
    void attempt();
    addEventListener('online', attempt);
    return () => removeEventListener('online', attempt);
  }, [load, isEnabled, code]);

  return code;
}
