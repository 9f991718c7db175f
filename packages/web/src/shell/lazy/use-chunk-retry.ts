import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import type { LazyPage } from './lazy-page.ts';

/**
 * Retries a part whose code has failed once the device is online again.
 * @returns a retry for the shopper. A part that a new release has removed is only available after a page reload; while
 * offline a reload would lose the page.
 */
export function useChunkRetry(part: LazyPage, retry: () => void): () => void {
  const environment = useAtomValue(environmentAtom);
  const retryPart = (): void => {
    part.reset();
    retry();
  };
  useEffect(() => {
    addEventListener('online', retryPart);
    return () => removeEventListener('online', retryPart);
  });
  return () => (part.failures() > 1 && environment.isOnline() ? environment.reload() : retryPart());
}
