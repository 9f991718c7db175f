import type { GoodsPicture } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { mediaGalleryMessages as messages } from './media-gallery.messages.ts';

export interface GalleryView {
  readonly key: string;
  /** URL of a photograph; '' where the goods are drawn. */
  readonly src: string;
  readonly shot: 'whole' | 'side' | 'close' | 'top' | 'turned' | 'dark';
  /** Description of the view; '' if there is none. */
  readonly text: string;
}

const drawn = { src: '', text: '' } as const;
const drawnViews: readonly GalleryView[] = [
  { ...drawn, key: '0', shot: 'whole' },
  { ...drawn, key: '1', shot: 'close' },
  { ...drawn, key: '2', shot: 'dark' },
];

/**
 * The views of goods: their pictures; without any, the picture from lists; without that, the drawing as a whole,
 * close up and in the dark.
 */
export function viewsOf(pictures: readonly GoodsPicture[], listed: string): readonly GalleryView[] {
  if (pictures.length === 0) {
    return listed === '' ? drawnViews : [{ key: '0', src: listed, shot: 'whole', text: '' }];
  }
  return pictures.map(({ pic, view, text }, index) => ({
    key: `${index}`,
    src: pic,
    // Only drawings have a dark variant.
    shot: pic !== '' && view === 'dark' ? 'whole' : view,
    text,
  }));
}

/** Alternative text of the large picture. */
export function altOf(intl: IntlShape, name: string, { text }: GalleryView, index: number): string {
  return text === ''
    ? intl.formatMessage(messages.alt, { name, number: index + 1 })
    : intl.formatMessage(messages.seen, { name, text });
}
