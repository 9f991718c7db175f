// Stories: frames and fixtures for stories and tests.
// Only *.stories.tsx, *.live.ts and tests import it; it is not part of the shop.
import { frozenAtMs } from '@signal-shop/mock-server';
import type { ReactNode } from 'react';
import type { AccountPart } from '../chrome/account-layout/account-layout.tsx';
import { AccountLayout } from '../chrome/account-layout/account-layout.tsx';
import { ClockContext } from '../components/countdown/clock-context.ts';
import type { Toast, ToastMessage } from '../components/toaster/toaster.states.ts';
import { Toaster } from '../components/toaster/toaster.tsx';

interface StageProps {
  /** A toast above the screen. */
  readonly toast?: Toast | undefined;
  readonly children: ReactNode;
}

/** A screen in the main landmark, with a fixed clock and toasts. */
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

/** A screen inside the account layout. */
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
  return frozenAtMs;
}

/** Toasts of stories never time out, so that screenshots are stable. */
function stay(): void {}
