import { ConsentNotice } from '@signal-shop/ui/chrome/consent-notice/consent-notice.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { chooseConsent, consentAtom, leaveConsent } from '../state/consent.ts';

/** The question whether visits may be counted. */
export function Consent() {
  const choice = useAtomValue(consentAtom);
  const onClose = useSetAtom(leaveConsent);
  return (
    <ConsentNotice
      choice={choice ?? 'none'}
      onChoose={useSetAtom(chooseConsent)}
      onClose={choice === null ? undefined : onClose}
    />
  );
}
