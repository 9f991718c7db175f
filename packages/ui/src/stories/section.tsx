import { frozenAtMs } from '@signal-shop/mock-server';
import type { ReactNode } from 'react';
import page from '../chrome/page/page.module.css';
import { ClockContext } from '../components/countdown/clock-context.ts';

/** A section at the width it has in a page, with a fixed clock. */
export function Section({ children }: { readonly children: ReactNode }) {
  return (
    <ClockContext value={stillClock}>
      <main className={`${page.page} ${page.stack}`}>{children}</main>
    </ClockContext>
  );
}

function stillClock(): number {
  return frozenAtMs;
}
