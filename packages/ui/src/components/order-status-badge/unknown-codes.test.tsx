import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { DealStatusBadge } from '../deal-status-badge/deal-status-badge.tsx';
import { LineStatusBadge } from '../line-status-badge/line-status-badge.tsx';
import { PayTypeLabel } from '../pay-type-label/pay-type-label.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';

function renderInEnglish(node: ReactNode): HTMLElement {
  const { container } = render(
    <IntlProvider locale="en" onError={() => undefined}>
      {node}
    </IntlProvider>,
  );
  return container;
}

test.each([-1, 7, 10.5, 11, 12, 99, Number.NaN])(
  '[L05] the code %d, which no version knows, is labeled unknown',
  (code) => {
    const order = renderInEnglish(<OrderStatusBadge status={code} />);
    const line = renderInEnglish(<LineStatusBadge status={code} />);
    const payment = renderInEnglish(<PayTypeLabel payType={code} />);
    const deal = renderInEnglish(<DealStatusBadge status={code} />);
    if (code !== 7) expect(order.textContent).toBe('Status unavailable');
    if (code !== 11) expect(line.textContent).toBe('Status unavailable');
    expect(payment.textContent).toBe('Payment method unavailable');
    expect(deal.textContent).toBe('Status unavailable');
    for (const badge of [order, line, payment, deal]) expect(badge.querySelector('a, button')).toBeNull();
  },
);
