import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { TierScale } from './tier-scale.tsx';

const tiers = [
  { over: 30, save: 2 },
  { over: 60, save: 5 },
  { over: 120, save: 10 },
];

test.each([
  { pay: 0, percent: 0 },
  { pay: 15, percent: 100 / 6 },
  { pay: 30, percent: 100 / 3 },
  { pay: 90, percent: 250 / 3 },
  { pay: 120, percent: 100 },
  { pay: 500, percent: 100 },
])('[CART-07] every tier is an equal part of the scale: $pay is at $percent percent', ({ pay, percent }) => {
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <TierScale label="Savings" pay={pay} tiers={tiers} />
    </IntlProvider>,
  );
  const meter = screen.getByRole('meter', { name: 'Savings' });
  expect(Number(meter.getAttribute('value'))).toBeCloseTo(percent);
});
