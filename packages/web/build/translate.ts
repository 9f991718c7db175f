import remapping from '@jridgewell/remapping';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import MagicString from 'magic-string';
import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';

/** Where code has the `defaultMessage` of a message descriptor, as FormatJS's plugin has parsed it. */
export interface CompiledMessage {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

interface MappedCode {
  readonly code: string;
  /** A source map as JSON; null when the build writes none. */
  readonly map: string | null;
}

/** Every message descriptor in the code of a module or a chunk. */
export function findMessages(code: string): readonly CompiledMessage[] {
  const found: CompiledMessage[] = [];
  const visitor = new Visitor({
    ObjectExpression: ({ properties }) => {
      const id = textOf(propertyOf(properties, 'id'));
      const message = propertyOf(properties, 'defaultMessage');
      if (id === undefined || message?.type !== 'ArrayExpression') return;
      found.push({ id, start: message.start, end: message.end });
    },
  });
  visitor.visit(parseSync('chunk.js', code).program);
  return found;
}

/**
 * The same code with the messages of another language, and a source map that still leads to the sources.
 * @throws when a message has no translation
 */
export function translate(
  { code, map }: MappedCode,
  found: readonly CompiledMessage[],
  messages: Messages,
): MappedCode {
  const translated = new MagicString(code);
  for (const { id, start, end } of found) {
    const message = messages[id];
    if (message === undefined) throw new Error(`The message ${id} is not translated.`);
    translated.update(start, end, JSON.stringify(message));
  }
  const ownMap = translated.generateMap({ hires: 'boundary' }).toString();
  return {
    code: translated.toString(),
    map: map === null ? null : remapping([ownMap, map], () => null).toString(),
  };
}

function propertyOf(properties: readonly ESTree.ObjectPropertyKind[], name: string) {
  const found = properties
    .filter((property) => property.type === 'Property')
    .find(({ key }) => key.type === 'Identifier' && key.name === name);
  return found?.value;
}

/** The minifier writes strings as templates. */
function textOf(node: ESTree.Expression | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
