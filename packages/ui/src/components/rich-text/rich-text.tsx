import styles from './rich-text.module.css';

/** A part of a long text. */
export type TextBlock =
  | { readonly type: 'heading' | 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] };

export interface RichTextProps {
  readonly blocks: readonly TextBlock[];
  /** Level of the headings. */
  readonly level?: 2 | 3;
  /** Gives each heading an id to link to, the same in every language; see `headingId`. */
  readonly anchors?: boolean;
}

const tags = { 2: 'h2', 3: 'h3' } as const;

/** Id of the heading at an index: `part-3`. */
export function headingId(index: number): string {
  return `part-${index}`;
}

/** A long text of typed blocks; markup inside the text is escaped, not interpreted. */
export function RichText({ blocks, level = 2, anchors = false }: RichTextProps) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} level={level} id={anchors ? headingId(index) : undefined} />
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
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    default:
      return null;
  }
}
