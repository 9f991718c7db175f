import { OrderStatus } from '@signal-shop/sdk/contract';
import { deliveryDeadline } from '@signal-shop/sdk/rules/delivery-deadlines';
import { anOrderDetail, anOrderLine } from '@signal-shop/sdk/testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ClockContext } from '../../components/countdown/clock-context.ts';
import { LinkContext } from '../../link/link-context.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { OrderDeadlines } from './order-deadlines.tsx';

const deliveredAt = 1_760_000_000;
const lastSecond = deliveryDeadline('review', deliveredAt);

/** The order has no review, and its status allows none. */
function linesAt(unixSeconds: number): readonly string[] {
  const order = anOrderDetail({
    lines: [anOrderLine({ cid: null, after_sales_id: 'AS20260115000001', qtime: deliveredAt })],
    allowed_actions: [],
    eligible_until: [],
    withdrawal: null,
  });
  const [step] = order.timeline;
  const timeline = [{ ...step, orderstatus: OrderStatus.received, time: deliveredAt }];
  const { unmount } = render(
    <IntlProvider locale="en" onError={() => {}}>
      <LinkContext value={plainLinks}>
        <ClockContext value={() => unixSeconds * 1_000}>
          <OrderDeadlines
            order={{ ...order, timeline: timeline as typeof order.timeline }}
            title="Deadlines"
          />
        </ClockContext>
      </LinkContext>
    </IntlProvider>,
  );
  const texts = screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  unmount();
  return texts;
}

test('[USER-05] a deadline is over after its last second, by the clock of the device', () => {
  expect(linesAt(lastSecond)).toEqual([]);
  expect(linesAt(lastSecond + 1)).toEqual([expect.stringContaining('Reviews closed on ')]);
});
