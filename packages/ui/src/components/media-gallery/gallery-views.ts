import type { IntlShape } from 'react-intl';
import { mediaGalleryMessages as messages } from './media-gallery.messages.ts';

/** A picture of goods. */
export interface GalleryPicture {
  /** URL of a photograph; '' where the goods are drawn. */
  readonly src: string;
  readonly shot: 'whole' | 'side' | 'close' | 'top' | 'turned' | 'dark';
  /** Description of the view; '' if there is none. */
  readonly text: string;
}

/** One picture with the square frames of a full turn, row by row. */
export interface GalleryTurn {
  readonly src: string;
  readonly frames: number;
  readonly columns: number;
}

export interface GalleryView extends GalleryPicture {
  readonly key: string;
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
export function viewsOf(pictures: readonly GalleryPicture[], listed: string): readonly GalleryView[] {
  if (pictures.length === 0) {
    return listed === '' ? drawnViews : [{ key: '0', src: listed, shot: 'whole', text: '' }];
  }
  return pictures.map(({ src, shot, text }, index) => ({
    key: `${index}`,
    src,
    // Only drawings have a dark variant.
    shot: src !== '' && shot === 'dark' ? 'whole' : shot,
    text,
  }));
}

/** Alternative text of the large picture. */
export function altOf(intl: IntlShape, name: string, { text }: GalleryView, index: number): string {
  return text === ''
    ? intl.formatMessage(messages.alt, { name, number: index + 1 })
    : intl.formatMessage(messages.seen, { name, text });
}
