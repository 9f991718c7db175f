import { standingStillAtMs } from '@signal-shop/mock-server';
import type { ReactNode } from 'react';
import type { AccountPart } from '../chrome/account-layout/account-layout.tsx';
import { AccountLayout } from '../chrome/account-layout/account-layout.tsx';
import { ClockContext } from '../components/countdown/clock-context.ts';
import type { Toast, ToastMessage } from '../components/toaster/toaster.states.ts';
import { Toaster } from '../components/toaster/toaster.tsx';

interface StageProps {
  /** What the shop says beside the screen. */
  readonly toast?: Toast | undefined;
  readonly children: ReactNode;
}

/** A screen as it stands in the page: in the main landmark, its clock still, messages over it. */
export function Stage({ toast, children }: StageProps) {
  return (
    <ClockContext value={stillClock}>
      <main>{children}</main>
      {toast !== undefined && <Toaster actionOf={() => null} toasts={[toast]} onDismiss={stay} />}
    </ClockContext>
  );
}

interface AccountStageProps extends StageProps {
  readonly active?: AccountPart | undefined;
}

/** A screen of the account, beside the account's own menu. */
export function AccountStage({ active, toast, children }: AccountStageProps) {
  return (
    <Stage toast={toast}>
      <AccountLayout active={active} onLogOut={stay}>
        {children}
      </AccountLayout>
    </Stage>
  );
}

export function toastOf(tone: Toast['tone'], id: ToastMessage): Toast {
  return { id: 1, tone, text: { kind: 'message', id } };
}

function stillClock(): number {
  return standingStillAtMs;
}

/** A message of a story never runs out, so that its picture is the same at any time. */
function stay(): void {}
