import { OfflineNotice } from '@signal-shop/ui/chrome/offline-notice/offline-notice.tsx';
import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { forgetSeen, keepForOffline } from '../browser/offline-store.ts';
import { environmentAtom } from '../state/environment-atom.ts';
import { logoutNumberAtom } from '../state/session.ts';

/** Says when the network is gone, and keeps what was seen for that time. */
export function Offline() {
  const { isOnline } = useAtomValue(environmentAtom);
  const online = useSyncExternalStore(followNetwork, isOnline);
  const logouts = useAtomValue(logoutNumberAtom);

  useEffect(() => void keepForOffline(), []);
  useEffect(() => {
    if (logouts > 0) void forgetSeen();
  }, [logouts]);

  return <OfflineNotice offline={!online} />;
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
