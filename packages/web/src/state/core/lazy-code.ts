// Lazy-loads the code of actions and optional hooks, which render nothing themselves. The caller chooses the report of a
// failure (`FailurePolicy`); the next call retries. Lazy components have other policies: `LazyBoundary` (shell/lazy) shows
// an error or calls its owner, and retries at another URL or once online; `useLazyPart` of ui logs the error, calls its
// owner, and retries at the next press; ui's `Picture` never retries, because its drawing is decorative. A comment
// explains every other `import()`.
import type { ToastMessage } from '@signal-shop/ui/components/toaster/toaster.states.ts';
import type { Action } from './action.ts';
import { action } from './action.ts';
import { notify } from './notices.ts';

/**
 * How a failure is reported: not at all (`silent`), by the caller, or with a toast. Except with `silent`, a second failure
 * while online shows a toast that offers a reload: a new release has probably removed the file.
 */
type FailurePolicy = 'silent' | 'caller' | ToastMessage;

/** Imports the code; null after a failure. The next call retries. */
export type LazyCode<Code> = Action<[policy: FailurePolicy], Promise<Code | null>>;

export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let failures = 0;
  return action(async ({ set, environment }, policy): Promise<Code | null> => {
    try {
      const code = await load();
      failures = 0;
      return code;
    } catch {
      if (policy === 'silent') return null;
      failures += 1;
      // Not while offline, because a reload would lose the page.
      const id = failures > 1 && environment.isOnline() ? 'partGone' : policy;
      if (id !== 'caller') set(notify, 'error', { kind: 'message', id });
      return null;
    }
  });
}
