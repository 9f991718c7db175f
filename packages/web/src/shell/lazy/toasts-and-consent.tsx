import { toastAction } from '@signal-shop/ui/chrome/toast-action/toast-action.tsx';
import { Toaster } from '@signal-shop/ui/components/toaster/toaster.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { isAskingConsentAtom } from '../../state/analytics/consent.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import { routeAtom } from '../../state/core/location.ts';
import { dismissToast, toastsAtom } from '../../state/core/notices.ts';
import { Consent } from '../consent.tsx';

/** Short messages, also those from before it came, and the question whether visits may be counted. */
export function ToastsAndConsent() {
  const isAsking = useAtomValue(isAskingConsentAtom);
  const onDismiss = useSetAtom(dismissToast);
  const { reload: onReload } = useAtomValue(environmentAtom);
  // Nobody is asked in the middle of paying or logging in.
  const isBusy = useAtomValue(routeAtom)?.meta.hideFooter === true;
  return (
    <>
      {isAsking && !isBusy && <Consent />}
      <Toaster
        toasts={useAtomValue(toastsAtom)}
        onDismiss={onDismiss}
        actionOf={(toast) => toastAction(toast, { onDismiss, onReload })}
      />
    </>
  );
}
