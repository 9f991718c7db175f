import { LoginPromptModal } from '@signal-shop/ui/chrome/login-prompt-modal/login-prompt-modal.tsx';
import { LuckyWheelIcon } from '@signal-shop/ui/chrome/lucky-wheel-icon/lucky-wheel-icon.tsx';
import { SeasonalPopup } from '@signal-shop/ui/chrome/seasonal-popup/seasonal-popup.tsx';
import { useTopDialog } from '@signal-shop/ui/components/dialog/open-dialogs.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { internalHrefs } from '../../internal-hrefs.ts';
import { LazyBoundary } from '../../shell/lazy/lazy-boundary.tsx';
import { lazyPage } from '../../shell/lazy/lazy-page.ts';
import { locationAtom } from '../../state/core/location.ts';
import {
  closePopup,
  followOffer,
  followVisitor,
  offerAtom,
  offerPictureAtom,
  popupAtom,
  startPopups,
} from '../../state/home/popups.ts';
import {
  closeWheel,
  isWheelOpenAtom,
  openWheel,
  reportWheelFailure,
  wasWheelOpenedAtom,
} from '../../state/rewards/wheel-window.ts';
import { followFocus, isFieldFocused } from './field-focus.ts';

/** The overlays that open by themselves over the home page, one at a time. */
export function HomeOverlays() {
  const start = useSetAtom(startPopups);
  const follow = useSetAtom(followVisitor);
  const isTyping = useSyncExternalStore(followFocus, isFieldFocused);
  const isBusy = useTopDialog() !== null || isTyping;
  const { address } = useAtomValue(locationAtom);
  const popup = useAtomValue(popupAtom);
  const onClose = useSetAtom(closePopup);

  useEffect(() => start(), [start]);
  useEffect(() => follow(isBusy), [follow, isBusy]);

  return (
    <>
      <LuckyWheel />
      <OfferPopups />
      <LoginPromptModal
        open={popup === 'logIn'}
        logInHref={internalHrefs.logInFor(address)}
        registerHref={internalHrefs.registerFor(address)}
        onClose={onClose}
      />
    </>
  );
}

/** The lucky wheel's window, loaded on first use; its messages are already loaded. */
const wheelPart = lazyPage(async () => (await import('./home-wheel.tsx')).HomeWheel);

function LuckyWheel() {
  const wasOpened = useAtomValue(wasWheelOpenedAtom);
  const isOpen = useAtomValue(isWheelOpenAtom);
  const isShown = useTopDialog() !== null;
  const close = useSetAtom(closeWheel);
  const report = useSetAtom(reportWheelFailure);
  const onLoadError = useCallback(() => report(wheelPart.failures()), [report]);
  // Leaving the page cancels a wheel whose code is still loading. An open wheel stays open, so that a visitor who
  // logs in returns to it.
  useEffect(
    () => () => {
      if (wheelPart.current() === null) close();
    },
    [close],
  );
  return (
    <>
      <LuckyWheelIcon
        pending={isOpen && !isShown}
        onOpen={useSetAtom(openWheel)}
        onPrefetch={() => {
          wheelPart.load().catch(wheelPart.reset);
        }}
      />
      {wasOpened && <LazyBoundary part={wheelPart} onLoadError={onLoadError} />}
    </>
  );
}

const firstOrderPart = lazyPage(async () => (await import('./home-first-order.tsx')).HomeFirstOrder);

function OfferPopups() {
  const popup = useAtomValue(popupAtom);
  const offer = useAtomValue(offerAtom);
  const picture = useAtomValue(offerPictureAtom);
  const onClose = useSetAtom(closePopup);
  const onFollow = useSetAtom(followOffer);
  if (offer === null) return null;
  return offer.place === 'seasonal' ? (
    <SeasonalPopup
      open={popup === 'seasonal'}
      offer={offer.banner}
      picture={picture}
      onClose={onClose}
      onFollow={onFollow}
    />
  ) : (
    <LazyBoundary part={firstOrderPart} />
  );
}
