import { giftShippingBusinessDays } from '@signal-shop/sdk/constants';
import { giftHead } from '@signal-shop/ui/chrome/page-head/heads/reviews/gift.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import type { GiftStep } from '@signal-shop/ui/forms/gift-registration-form/gift-registration-form.states.ts';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { GiftRegistrationState } from '@signal-shop/ui/screens/reviews/gift-registration/gift-registration.states.ts';
import { GiftRegistrationScreen } from '@signal-shop/ui/screens/reviews/gift-registration/gift-registration-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { internalHrefs } from '../../internal-hrefs.ts';
import { withRetry } from '../../shell/with-retry.ts';
import { readyOr } from '../../state/queries/query-state.ts';
import {
  changeGift,
  continueGift,
  giftAddressSendingAtom,
  giftSendingAtom,
  sendGift,
} from '../../state/reviews/gift.ts';
import { giftDraftAtom, giftOrderNumberAtom } from '../../state/reviews/gift-draft.ts';
import { giftsAtom, refetchGifts } from '../../state/reviews/gift-registrations.ts';
import type { GiftStepState } from '../../state/reviews/gift-steps.ts';
import { giftOrderAtom, giftPointsAtom, giftStepAtom } from '../../state/reviews/gift-steps.ts';
import {
  changePrizeAddress,
  prizeDraftAtom,
  refetchStates,
  statesAtom,
} from '../../state/rewards/prize-address.ts';

export function GiftPage() {
  return (
    <>
      <PageHead {...giftHead} />
      <GiftRegistrationScreen state={useGiftRegistration()} />
    </>
  );
}

function useGiftRegistration(): GiftRegistrationState {
  const stepState = useAtomValue(giftStepAtom);
  const gifts = readyOr(useAtomValue(giftsAtom), null);
  const retry = useSetAtom(refetchGifts);
  const stateOf = useStep();
  const ordersn = useAtomValue(giftOrderNumberAtom) ?? '';
  const order = useAtomValue(giftOrderAtom);
  const points = useAtomValue(giftPointsAtom);
  const onDraftChange = useSetAtom(changeGift);
  const continueToNextStep = useSetAtom(continueGift);
  if (stepState.status === 'loading' || gifts === null) return { status: 'loading' };
  if (stepState.status === 'failed') return { ...stepState, retry };
  const { value } = stepState;
  const backHref = value.step === 'address' ? internalHrefs.giftStep(ordersn, 'prize') : hrefs.gift(ordersn);
  const registrations = gifts.registrations.map((one) => ({ ...one, gift: one.gift?.name ?? null }));
  const form = {
    state: stateOf(value, gifts.gifts),
    backHref,
    onDraftChange,
    onContinue: () => void continueToNextStep(),
  };
  return { status: 'ready', form, order, earned: points, registrations };
}

/** Props of the form at its current step. */
function useStep() {
  const draft = useAtomValue(giftDraftAtom);
  const sending = useAtomValue(giftSendingAtom);
  const address = useAddress();
  return (
    current: GiftStepState,
    gifts: Extract<GiftStep, { readonly step: 'prize' }>['gifts'],
  ): GiftStep => {
    switch (current.step) {
      case 'order':
      case 'review':
        return { step: current.step, draft, sending };
      case 'prize':
        return { step: 'prize', draft, gifts };
      case 'address':
        return { ...current, address };
      case 'sent':
        return current;
    }
  };
}

function useAddress() {
  const send = useSetAtom(sendGift);
  return {
    draft: useAtomValue(prizeDraftAtom),
    states: withRetry(useAtomValue(statesAtom), useSetAtom(refetchStates)),
    sending: useAtomValue(giftAddressSendingAtom),
    shipsWithinDays: giftShippingBusinessDays,
    onDraftChange: useSetAtom(changePrizeAddress),
    onSend: () => void send(),
  };
}
