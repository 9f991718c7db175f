import type { TextBlock } from '@signal-shop/sdk/contract';
import styles from './rich-text.module.css';

interface RichTextProps {
  readonly blocks: readonly TextBlock[];
  /** The level of its headings. */
  readonly level?: 2 | 3;
}

const tags = { 2: 'h2', 3: 'h3' } as const;

/** A long text in typed blocks; what looks like markup in it is shown as the text it is. */
export function RichText({ blocks, level = 2 }: RichTextProps) {
  return (
    <div className={styles.text}>
      {blocks.map((block, place) => (
        <Block key={place} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level }: { readonly block: TextBlock; readonly level: 2 | 3 }) {
  const Heading = tags[level];
  switch (block.type) {
    case 'heading':
      return <Heading data-text="h3">{block.text}</Heading>;
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
