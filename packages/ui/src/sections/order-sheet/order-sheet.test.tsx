import { PayType } from '@signal-shop/sdk/contract';
import { anOrderDetail, anOrderLine } from '@signal-shop/sdk/testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { CurrencyContext } from '../../components/price/use-money.ts';
import { OrderSheet } from './order-sheet.tsx';

const seller = { address: [], email: '', phone: '' };

test('[PAY-04] [L12] an invoice writes every amount in the currency of its order, in a shop that shows another one', () => {
  const lines = [anOrderLine({ price: 249, points: 0, goodsnumber: 2 })];
  const order = anOrderDetail({
    currency: 'USD',
    paytype: PayType.card,
    lines,
    total: 512.5,
    refunded: 63.5,
    refunded_points: 0,
  });
  render(
    <IntlProvider locale="de" onError={() => {}}>
      <CurrencyContext value="EUR">
        <OrderSheet order={order} seller={seller} />
      </CurrencyContext>
    </IntlProvider>,
  );
  for (const amount of ['249,00 $', '498,00 $', '512,50 $', /63,50\s\$/]) screen.getAllByText(amount);
  expect(screen.queryByText(/€/)).toBeNull();
});
