import { toastAction } from '@signal-shop/ui/chrome/toast-action/toast-action.tsx';
import { Toaster } from '@signal-shop/ui/components/toaster/toaster.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { isConsentOpenAtom } from '../../state/analytics/consent.ts';
import { environmentAtom } from '../../state/core/environment-atom.ts';
import { routeAtom } from '../../state/core/location.ts';
import { dismissToast, toastsAtom } from '../../state/core/notices.ts';
import { Consent } from '../consent.tsx';

/** Toasts, including those queued before this loaded, and the consent banner. */
export function ToastsAndConsent() {
  const isConsentOpen = useAtomValue(isConsentOpenAtom);
  const onDismiss = useSetAtom(dismissToast);
  const { reload: onReload } = useAtomValue(environmentAtom);
  // Do not show the banner during checkout or login.
  const isBusy = useAtomValue(routeAtom)?.meta.hideFooter === true;
  return (
    <>
      {isConsentOpen && !isBusy && <Consent />}
      <Toaster
        toasts={useAtomValue(toastsAtom)}
        onDismiss={onDismiss}
        actionOf={(toast) => toastAction(toast, { onDismiss, onReload })}
      />
    </>
  );
}
