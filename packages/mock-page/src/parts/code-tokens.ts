export type TokenKind = 'key' | 'text' | 'number' | 'word' | 'plain';

export interface CodeToken {
  readonly kind: TokenKind;
  readonly text: string;
  /** Offset of the first character. */
  readonly at: number;
}

const part = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gu;

/** Longer texts are not highlighted, because it would be too slow. */
const mostCharacters = 60_000;

/** Tokens of a JSON text; any other text is a single plain token. */
export function tokensOf(text: string): readonly CodeToken[] {
  if (!/^\s*[[{]/.test(text) || text.length > mostCharacters) return [{ kind: 'plain', text, at: 0 }];
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of text.matchAll(part)) {
    const [whole, string, colon] = match;
    if (match.index > end) tokens.push({ kind: 'plain', text: text.slice(end, match.index), at: end });
    tokens.push({ kind: kindOf(whole, string, colon), text: whole, at: match.index });
    end = match.index + whole.length;
  }
  if (end < text.length) tokens.push({ kind: 'plain', text: text.slice(end), at: end });
  return tokens;
}

function kindOf(whole: string, string?: string, colon?: string): TokenKind {
  if (string !== undefined) return colon === undefined ? 'text' : 'key';
  return /^[tfn]/.test(whole) ? 'word' : 'number';
}
