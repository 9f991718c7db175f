import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DealStatusBadge } from '../deal-status-badge/deal-status-badge.tsx';
import { LineStatusBadge } from '../line-status-badge/line-status-badge.tsx';
import { PayTypeLabel } from '../pay-type-label/pay-type-label.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

async function draw(shown: ReactNode): Promise<HTMLElement> {
  const place = document.createElement('div');
  const inEnglish = (
    <IntlProvider locale="en" onError={() => undefined}>
      {shown}
    </IntlProvider>
  );
  await act(() => createRoot(place).render(inEnglish));
  return place;
}

test.each([-1, 7, 10.5, 11, 12, 99, Number.NaN])(
  '[L05] the code %d, where nobody knows it, is said to be unknown',
  async (code) => {
    const order = await draw(<OrderStatusBadge status={code} />);
    const line = await draw(<LineStatusBadge status={code} />);
    const payment = await draw(<PayTypeLabel payType={code} />);
    const deal = await draw(<DealStatusBadge status={code} />);
    if (code !== 7) expect(order.textContent).toBe('Status unknown');
    if (code !== 11) expect(line.textContent).toBe('Status unknown');
    expect(payment.textContent).toBe('Payment unknown');
    expect(deal.textContent).toBe('Status unknown');
    for (const place of [order, line, payment, deal]) expect(place.querySelector('a, button')).toBeNull();
  },
);
