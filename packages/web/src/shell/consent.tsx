import { ConsentNotice } from '@signal-shop/ui/chrome/consent-notice/consent-notice.tsx';
import { useTopDialog } from '@signal-shop/ui/components/dialog/open-dialogs.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { chooseConsent, closeConsent, consentAtom } from '../state/analytics/consent.ts';
import { environmentAtom } from '../state/core/environment-atom.ts';

/**
 * The consent banner for analytics. It waits (debounced) until no dialog is open, so that other popups come
 * first. Shows immediately when the visitor reopens the question.
 */
export function Consent() {
  const choice = useAtomValue(consentAtom);
  const onClose = useSetAtom(closeConsent);
  const onChoose = useSetAtom(chooseConsent);
  const isAnyOpen = useTopDialog() !== null;
  const isQuiet = useQuiet(isAnyOpen);
  if (isAnyOpen || (choice === null && !isQuiet)) return null;
  return (
    <ConsentNotice
      choice={choice ?? 'none'}
      onChoose={onChoose}
      onClose={choice === null ? undefined : onClose}
    />
  );
}

const quietMs = 1_000;

/** Whether no dialog has been open for a second. */
function useQuiet(isAnyOpen: boolean): boolean {
  const { clock } = useAtomValue(environmentAtom);
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (isAnyOpen) return undefined;
    const stop = clock.after(quietMs, () => setIsQuiet(true));
    return () => {
      stop();
      setIsQuiet(false);
    };
  }, [clock, isAnyOpen]);
  return isQuiet;
}
