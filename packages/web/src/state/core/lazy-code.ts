// Lazy-loads the code of actions and optional hooks, which render nothing themselves. Components use `LazyBoundary`
// (shell/lazy). Both have one policy: a failure can be retried; after a second one while online, a new release has
// probably removed the file, so a toast offers a reload. A comment explains every other `import()`.
import type { ToastMessage } from '@signal-shop/ui/components/toaster/toaster.states.ts';
import type { Action } from './action.ts';
import { action } from './action.ts';
import { notify } from './notices.ts';

/**
 * How a failure is reported: not at all (`silent`); by the caller, except for a file that a new release has removed
 * (`caller`); or with a toast.
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
