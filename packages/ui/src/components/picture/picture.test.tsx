import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const goods = { goods_kind: 'headset', goods_color: 'grey', goods_unit: 'K9' } as const;

async function draw(src: string) {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (address: string) => act(() => root.render(<Picture goods={goods} src={address} alt="K9" />));
  await show(src);
  return { place, show };
}

test('[L09] a picture says how large it will be before it comes', async () => {
  const { place } = await draw('/pictures/k9.webp');
  const photo = place.querySelector('img');
  expect([photo?.width, photo?.height]).toEqual([640, 640]);
});

test('[L09] a picture that does not come is drawn, with the same name, in the same place', async () => {
  const { place, show } = await draw('/pictures/gone.webp');
  const box = place.firstElementChild;
  await act(() => place.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(place.querySelector('img')).toBeNull();
  expect(place.firstElementChild).toBe(box);
  expect([box?.getAttribute('role'), box?.getAttribute('aria-label')]).toEqual(['img', 'K9']);
  await show('/pictures/k9.webp');
  expect(place.querySelector('img')?.getAttribute('src')).toBe('/pictures/k9.webp');
});
