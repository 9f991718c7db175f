import type { Environment } from '../../environment.ts';
import type { LazyPage } from './lazy-page.ts';

/**
 * A part that a new release has removed is only available after a page reload; while offline a reload would
 * lose the page.
 */
export function retryChunk(part: LazyPage, { isOnline, reload }: Environment, retry: () => void): void {
  if (part.failures() > 1 && isOnline()) reload();
  else {
    part.reset();
    retry();
  }
}
