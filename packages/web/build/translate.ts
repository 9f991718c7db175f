import remapping from '@jridgewell/remapping';
import type { Messages } from '@signal-shop/ui/intl/messages.ts';
import MagicString from 'magic-string';
import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';

/** The location of a `defaultMessage` in code; FormatJS's plugin has compiled the message. */
export interface CompiledMessage {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

interface MappedCode {
  readonly code: string;
  /** A source map as JSON; null if the build emits none. */
  readonly map: string | null;
}

/** Finds every message descriptor in the code of a module or a chunk. */
export function findMessages(code: string): readonly CompiledMessage[] {
  const messages: CompiledMessage[] = [];
  const visitor = new Visitor({
    ObjectExpression: ({ properties }) => {
      const id = textOf(propertyOf(properties, 'id'));
      const message = propertyOf(properties, 'defaultMessage');
      if (id === undefined || message?.type !== 'ArrayExpression') return;
      messages.push({ id, start: message.start, end: message.end });
    },
  });
  visitor.visit(parseSync('chunk.js', code).program);
  return messages;
}

/**
 * Returns the code with the messages of another language, and a source map that still points to the sources.
 * @throws if a message has no translation
 */
export function translate(
  { code, map }: MappedCode,
  found: readonly CompiledMessage[],
  messages: Messages,
): MappedCode {
  const translated = new MagicString(code);
  for (const { id, start, end } of found) {
    const message = messages[id];
    if (message === undefined) throw new Error(`the message ${id} has no translation`);
    translated.update(start, end, JSON.stringify(message));
  }
  const ownMap = translated.generateMap({ hires: 'boundary' }).toString();
  return {
    code: translated.toString(),
    map: map === null ? null : remapping([ownMap, map], () => null).toString(),
  };
}

function propertyOf(properties: readonly ESTree.ObjectPropertyKind[], name: string) {
  const property = properties
    .filter((property) => property.type === 'Property')
    .find(({ key }) => key.type === 'Identifier' && key.name === name);
  return property?.value;
}

/** The minifier turns strings into template literals. */
function textOf(node: ESTree.Expression | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
