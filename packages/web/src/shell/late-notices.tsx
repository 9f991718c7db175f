import { OfflineNotice } from '@signal-shop/ui/chrome/offline-notice/offline-notice.tsx';
import { Toaster } from '@signal-shop/ui/components/toaster/toaster.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { forgetSeen, keepForOffline } from '../browser/offline-store.ts';
import { followOtherTabs } from '../browser/other-tabs.ts';
import { isAskingConsentAtom } from '../state/consent.ts';
import { environmentAtom } from '../state/environment-atom.ts';
import { routeAtom } from '../state/location.ts';
import { dismissToast, toastsAtom } from '../state/notices.ts';
import { followOthers } from '../state/other-customer.ts';
import { logoutNumberAtom } from '../state/session.ts';
import { Consent } from './consent.tsx';

/** Short messages, also those from before it came; says when the network is gone and keeps what was seen for that time; asks whether visits may be counted. */
export function LateNotices() {
  const { isOnline } = useAtomValue(environmentAtom);
  const online = useSyncExternalStore(followNetwork, isOnline);
  const logouts = useAtomValue(logoutNumberAtom);
  const isAsking = useAtomValue(isAskingConsentAtom);
  const follow = useSetAtom(followOthers);
  // Nobody is asked in the middle of paying or logging in.
  const isBusy = useAtomValue(routeAtom)?.meta.hideFooter === true;

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
      <OfflineNotice offline={!online} />
      {isAsking && !isBusy && <Consent />}
      <Toaster toasts={useAtomValue(toastsAtom)} onDismiss={useSetAtom(dismissToast)} />
    </>
  );
}

function followNetwork(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
