export interface GalleryView {
  readonly key: string;
  readonly src: string;
  readonly look: 'whole' | 'close' | 'dark';
}

const drawnViews: readonly GalleryView[] = [
  { key: 'whole', src: '', look: 'whole' },
  { key: 'close', src: '', look: 'close' },
  { key: 'dark', src: '', look: 'dark' },
];

/** What can be looked at of goods: their photographs, or the drawing whole, close and in the dark. */
export function viewsOf(pictures: readonly string[]): readonly GalleryView[] {
  const photographs = pictures.filter((src) => src !== '');
  return photographs.length === 0 ? drawnViews : photographs.map((src) => ({ key: src, src, look: 'whole' }));
}
