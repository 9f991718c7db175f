import { OfflineNotice } from '@signal-shop/ui/chrome/offline-notice/offline-notice.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { forgetSeen, keepForOffline } from '../browser/offline-store.ts';
import { followOtherTabs } from '../browser/other-tabs.ts';
import { environmentAtom } from '../state/environment-atom.ts';
import { toastsAtom } from '../state/notices.ts';
import { followOthers } from '../state/other-customer.ts';
import { isSignedInAtom, logoutNumberAtom } from '../state/session.ts';
import { LaterPart } from './later-part.tsx';
import { lazyPage } from './lazy-page.ts';
import { whenIdle } from './when-idle.ts';

/** For those who have begun to look around. */
const messagesPart = lazyPage(async () => (await import('./messages-part.tsx')).MessagesPart);

/** What may stand over any page by itself. Says when the network is gone, and keeps what was seen for that time. */
export function LateNotices() {
  const { isOnline } = useAtomValue(environmentAtom);
  const online = useSyncExternalStore(followNetwork, isOnline);
  const signedIn = useAtomValue(isSignedInAtom);
  const logouts = useAtomValue(logoutNumberAtom);
  const follow = useSetAtom(followOthers);
  const isBegun = useFirstDeed();
  const isAnythingSaid = useAtomValue(toastsAtom).length > 0;

  useEffect(() => void keepForOffline(), []);
  useEffect(() => {
    void follow();
    return followOtherTabs(() => void follow());
  }, [follow]);
  useEffect(() => {
    if (logouts > 0) void forgetSeen();
  }, [logouts]);

  return (
    <>
      <OfflineNotice offline={!online} signedIn={signedIn} />
      {(isBegun || isAnythingSaid) && <LaterPart part={messagesPart} />}
    </>
  );
}

const deeds = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether the visitor has done anything yet: the first view belongs to the goods. */
function useFirstDeed(): boolean {
  const [isBegun, setIsBegun] = useState(() => navigator.userActivation?.hasBeenActive || scrollY > 0);
  useEffect(() => {
    if (isBegun) return undefined;
    const controller = new AbortController();
    // The deed itself comes first.
    const begin = () => void whenIdle().then(() => setIsBegun(true));
    for (const deed of deeds) addEventListener(deed, begin, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [isBegun]);
  return isBegun;
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
