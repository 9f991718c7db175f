import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const art = { kind: 'headset', colour: 'grey', model: 'K9' } as const;

test('[L09] a picture reserves its size before it loads', () => {
  render(<Picture art={art} src="/pictures/k9.webp" alt="K9" />);
  const photo = screen.getByRole('img', { name: 'K9' });
  expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['640', '640']);
});

test('[L09] a picture that fails to load is replaced by a drawing of the same name and size', () => {
  const { container, rerender } = render(<Picture art={art} src="/pictures/gone.webp" alt="K9" />);
  const box = container.firstElementChild;
  fireEvent.error(screen.getByRole('img', { name: 'K9' }));
  expect(screen.getByRole('img', { name: 'K9' })).toBe(box);
  expect(container.querySelector('img')).toBeNull();
  rerender(<Picture art={art} src="/pictures/k9.webp" alt="K9" />);
  expect(screen.getByRole('img', { name: 'K9' }).getAttribute('src')).toBe('/pictures/k9.webp');
});

test('[L09] a picture that failed offline loads again when the connection is back', async () => {
  render(<Picture art={art} src="/pictures/k9.webp" alt="K9" />);
  fireEvent.error(screen.getByRole('img', { name: 'K9' }));
  await act(async () => dispatchEvent(new Event('online')));
  expect(screen.getByRole('img', { name: 'K9' }).getAttribute('src')).toBe('/pictures/k9.webp');
});
