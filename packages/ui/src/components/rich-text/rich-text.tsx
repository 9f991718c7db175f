import type { TextBlock } from '@signal-shop/sdk/contract';
import styles from './rich-text.module.css';

export interface RichTextProps {
  readonly blocks: readonly TextBlock[];
  /** The level of its headings. */
  readonly level?: 2 | 3;
  /** Gives each heading a name to link to, the same in every language; see `headingId`. */
  readonly anchors?: boolean;
}

const tags = { 2: 'h2', 3: 'h3' } as const;

/** What the heading at this place of a text is called in addresses: `part-3`. */
export function headingId(place: number): string {
  return `part-${place}`;
}

/** A long text in typed blocks; what looks like markup in it is shown as the text it is. */
export function RichText({ blocks, level = 2, anchors = false }: RichTextProps) {
  return (
    <div className={styles.text}>
      {blocks.map((block, place) => (
        <Block key={place} block={block} level={level} id={anchors ? headingId(place) : undefined} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: TextBlock;
  readonly level: 2 | 3;
  readonly id: string | undefined;
}

function Block({ block, level, id }: BlockProps) {
  const Heading = tags[level];
  switch (block.type) {
    case 'heading':
      return (
        <Heading data-text="h3" id={id}>
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, place) => (
            <li key={place}>{item}</li>
          ))}
        </ul>
      );
    default:
      return null;
  }
}
