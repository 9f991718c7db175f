import type { SeedAvatar } from './avatars.ts';

const motifs = {
  headset:
    '<path d="M28 62V50a22 22 0 0 1 44 0v12" fill="none" stroke="INK" stroke-width="6"/><rect x="22" y="54" width="14" height="22" rx="6" fill="INK"/><rect x="64" y="54" width="14" height="22" rx="6" fill="INK"/>',
  mouse:
    '<rect x="34" y="24" width="32" height="52" rx="16" fill="none" stroke="INK" stroke-width="6"/><path d="M50 34v12" stroke="INK" stroke-width="6" stroke-linecap="round"/>',
  wave: '<path d="M22 50h8l6-22 10 44 10-52 9 40 6-10h9" fill="none" stroke="INK" stroke-width="6" stroke-linejoin="round"/>',
  bolt: '<path d="M56 18 30 56h16l-4 26 28-40H54z" fill="INK"/>',
  crown: '<path d="M28 24 36 8l14 12L64 8l8 16z" fill="INK"/>',
  ring: '<circle cx="50" cy="50" r="46" fill="none" stroke="INK" stroke-width="6" stroke-dasharray="18 8"/>',
  ears: '<path d="M14 34 18 6l24 14zM86 34 82 6 58 20z" fill="INK"/>',
} as const satisfies Record<SeedAvatar['motif'], string>;

/** The avatar as SVG, 100 by 100; a decoration has a transparent center. */
export function drawAvatar({ motif, ground, ink }: SeedAvatar): string {
  const disc = ground === 'none' ? '' : `<circle cx="50" cy="50" r="50" fill="${ground}"/>`;
  const drawing = motifs[motif].replaceAll('INK', ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${disc}${drawing}</svg>`;
}
