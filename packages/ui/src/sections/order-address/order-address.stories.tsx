import { anAddress } from '@signal-shop/sdk/testing';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { orderPage } from '../../stories/shop-pages.ts';
import { OrderAddress } from './order-address.tsx';

const meta = preview.meta({
  component: OrderAddress,
  parameters: { layout: 'padded', shop: orderPage },
  args: { address: anAddress() },
});

export default meta;

export const UnitedStates = meta.story();

export const Germany = meta.story({
  args: {
    address: anAddress({
      first_name: 'Käthe',
      last_name: 'Großmann',
      address: 'Prenzlauer Allee 12',
      address_two: 'Hinterhaus, 3. Stock',
      postal_code: '10405',
      city: 'Berlin',
      state: '',
      region: 'DE',
      phone: '+49 30 123456',
    }),
  },
});

Germany.test('prints no state, and no comma for it', async ({ canvas }) => {
  await expect(canvas.getByText('10405 Berlin')).toBeVisible();
});

/** Two equal address lines are both printed. */
export const SameTwice = meta.story({
  args: { address: anAddress({ address: 'Harbour 1', address_two: 'Harbour 1' }) },
});

SameTwice.test('both lines are printed', async ({ canvas }) => {
  await expect(canvas.getAllByText('Harbour 1')).toHaveLength(2);
});

export const LongWord = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { address: anAddress({ address: 'Donaudampfschifffahrtsgesellschaftsstraße'.repeat(3) }) },
});

export const MarkupIsText = meta.story({
  args: { address: anAddress({ last_name: '<img src=x onerror=alert(1)>' }) },
});

MarkupIsText.test('escapes markup in an address', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText(/<img src=x/)).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
});
