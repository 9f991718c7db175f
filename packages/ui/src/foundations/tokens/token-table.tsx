import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { usePaint } from '../colour/swatches.tsx';
import type { TokenName } from './generated/tokens.ts';
import { tokens } from './generated/tokens.ts';
import styles from './token-table.module.css';

type Token = (typeof tokens)[number];
export type TokenGroup = Token['group'];

const files = {
  'signal.resolver.json': 'Names the other files and their modes: light and dark, motion, and language.',
  'base.tokens.json': 'What is the same in every mode.',
  'light.tokens.json': 'The semantic colors, and those of goods and drawings, in the light scheme.',
  'dark.tokens.json': 'The same in the dark scheme.',
  'reduced-motion.tokens.json': 'Durations for visitors who ask for less motion.',
  'chinese.tokens.json': 'The typefaces of Chinese.',
  'japanese.tokens.json': 'The typefaces of Japanese.',
};

/** The tokens of some groups: name, value in both schemes, use, and a button that copies the name for CSS. */
export function TokenTable({ groups }: { readonly groups: readonly TokenGroup[] }) {
  return <Table label={groups.join(', ')} tokens={tokens.filter(({ group }) => groups.includes(group))} />;
}

/** The same table for the tokens with these names. */
export function NamedTokens({ names }: { readonly names: readonly TokenName[] }) {
  return <Table label="Design tokens" tokens={tokens.filter(({ name }) => names.includes(name))} />;
}

interface TableProps {
  readonly label: string;
  readonly tokens: readonly Token[];
}

function Table({ label, tokens }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an overflowing table must be scrollable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
            <th scope="col">Use</th>
            <th scope="col">Copy</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <Row key={token.name} token={token} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ token }: { readonly token: Token }) {
  const reference = `var(--${token.name})`;
  return (
    <tr>
      <th scope="row">
        <code>--{token.name}</code>
      </th>
      <td>
        <Value token={token} scheme="light" />
      </td>
      <td>
        <Value token={token} scheme="dark" />
      </td>
      <td>{token.use}</td>
      <td>
        <IconButton
          icon="copy"
          label={`Copy ${reference}`}
          onClick={() => void navigator.clipboard.writeText(reference)}
        />
      </td>
    </tr>
  );
}

interface ValueProps {
  readonly token: Token;
  readonly scheme: 'light' | 'dark';
}

function Value({ token, scheme }: ValueProps) {
  const { value, css } = token[scheme];
  const element = usePaint({ '--paint': value });
  return (
    <>
      {token.type === 'color' && <div ref={element} className={styles.paint} />}
      <code>{value}</code>
      {css !== value && <div className={styles.alias}>{css}</div>}
    </>
  );
}

/** The files of the tokens for design tools, in the format of the Design Tokens Community Group. */
export function TokenDownloads() {
  return (
    <div className={styles.downloads}>
      <p>
        Figma and similar tools read one file for each mode: import the base first, because the others refer
        to it, then light and dark. A tool that reads resolvers finds the other files through the first.
      </p>
      <ul className={styles.files}>
        {Object.entries(files).map(([file, content]) => (
          <li key={file}>
            <a href={`tokens/${file}`} download={file}>
              {file}
            </a>
            <p data-text="small" data-muted>
              {content}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
