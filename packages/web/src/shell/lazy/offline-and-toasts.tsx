import { OfflineNotice } from '@signal-shop/ui/chrome/offline-notice/offline-notice.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { cacheForOffline, clearOfflineCache } from '../../browser/offline-store.ts';
import { followOtherTabs } from '../../browser/other-tabs.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import { locationAtom } from '../../state/core/location.ts';
import { logoutEpochAtom } from '../../state/core/login-epoch.ts';
import { dropNetworkErrors, toastsAtom } from '../../state/core/notices.ts';
import { syncSessionAcrossTabs } from '../../state/session/cross-tab-session.ts';
import { isSignedInAtom } from '../../state/session/session.ts';
import { LazyBoundary } from './lazy-boundary.tsx';
import { lazyPage } from './lazy-page.ts';
import { whenIdle } from './when-idle.ts';

/** Loads after the first interaction. */
const messagesPart = lazyPage(async () => (await import('./toasts-and-consent.tsx')).ToastsAndConsent);

/** Shows the offline notice and toasts over any page, and starts caching pages for offline use. */
export function OfflineAndToasts() {
  const { isOnline } = useAtomValue(environmentAtom);
  const online = useSyncExternalStore(followNetwork, isOnline);
  const signedIn = useAtomValue(isSignedInAtom);
  const logouts = useAtomValue(logoutEpochAtom);
  const follow = useSetAtom(syncSessionAcrossTabs);
  const forgetErrors = useSetAtom(dropNetworkErrors);
  const hasInteracted = useFirstInteraction();
  const toasts = useAtomValue(toastsAtom);
  const hasToasts = toasts.length > 0;
  const { address } = useAtomValue(locationAtom);
  const attempt = `${toasts.at(-1)?.id} ${online} ${address}`;
  const [failedAttempt, setFailedAttempt] = useState('');
  const reportFailure = useCallback(() => setFailedAttempt(attempt), [attempt]);

  useEffect(() => void cacheForOffline(), []);
  useEffect(() => {
    void follow();
    return followOtherTabs(() => void follow());
  }, [follow]);
  useEffect(() => {
    if (online) forgetErrors();
  }, [online, forgetErrors]);
  useEffect(() => {
    if (logouts > 0) void clearOfflineCache();
  }, [logouts]);

  return (
    <>
      <OfflineNotice offline={!online} signedIn={signedIn} />
      {/* If the code fails to load, the next message, navigation or connection retries; messages are queued
         until then. */}
      {(hasInteracted || hasToasts) && failedAttempt !== attempt && (
        <LazyBoundary part={messagesPart} onLoadError={reportFailure} />
      )}
    </>
  );
}

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the visitor has interacted with the page: before that the first view has priority. */
function useFirstInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(
    () => navigator.userActivation?.hasBeenActive || scrollY > 0,
  );
  useEffect(() => {
    if (hasInteracted) return undefined;
    const controller = new AbortController();
    // Handle the interaction itself first.
    const begin = () => void whenIdle().then(() => setHasInteracted(true));
    for (const interaction of interactions)
      addEventListener(interaction, begin, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [hasInteracted]);
  return hasInteracted;
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
