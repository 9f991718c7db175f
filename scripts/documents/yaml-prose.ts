import type { Scalar } from 'yaml';
import { CST, isPair, isScalar, Lexer, parseAllDocuments, visit } from 'yaml';

/** A comment or a description, and where it starts in the source. */
interface Passage {
  readonly start: number;
  readonly text: string;
}

/** Values of these keys are sentences for people. */
const proseKeys = ['description', 'summary', 'title', 'x-chosen', 'x-enum-descriptions'];

/** Returns the comments and the descriptions of a YAML source; names, codes and examples are not prose. */
export function yamlProse(source: string): readonly Passage[] {
  return [...comments(source), ...descriptions(source)];
}

function comments(source: string): readonly Passage[] {
  const passages: Passage[] = [];
  let start = 0;
  for (const lexeme of new Lexer().lex(source)) {
    const type = CST.tokenType(lexeme);
    // The lexer adds control characters that the source does not contain.
    if (type === 'doc-mode' || type === 'flow-error-end' || type === 'scalar') continue;
    if (type === 'comment') passages.push({ start, text: lexeme.slice(1) });
    start += lexeme.length;
  }
  return passages;
}

function descriptions(source: string): readonly Passage[] {
  const passages: Passage[] = [];
  for (const document of parseAllDocuments(source)) {
    visit(document, {
      Scalar(position, scalar, path) {
        const keys = path.filter(isPair).map(({ key }) => (isScalar(key) ? String(key.value) : ''));
        const isProse = position !== 'key' && proseKeys.includes(keys.at(-1) ?? '');
        if (isProse && !isExample(keys)) passages.push(passageOf(source, scalar));
      },
    });
  }
  return passages;
}

/** The value of an example is data of the shop; its summary is for people. */
function isExample(keys: readonly string[]): boolean {
  const value = keys.indexOf('value');
  return keys.includes('example') || value === 0 || (value > 0 && keys.slice(0, value).includes('examples'));
}

/** Slices the source, so that each line of a finding is a line of the file. */
function passageOf(source: string, { type, range }: Scalar): Passage {
  const [from = 0, to = from] = range ?? [];
  if (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE') {
    return { start: from + 1, text: source.slice(from + 1, to - 1) };
  }
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
  const start = isBlock ? source.indexOf('\n', from) + 1 : from;
  return { start, text: source.slice(start, to) };
}
