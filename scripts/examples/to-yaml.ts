/** Serializes plain data as block YAML, with quotes only around ambiguous text. */
export function toYaml(value: unknown): string {
  return `${linesOf(value).join('\n')}\n`;
}

function linesOf(value: unknown): readonly string[] {
  if (Array.isArray(value) && value.length > 0) {
    return value.flatMap((entry) => indent(linesOf(entry), '- '));
  }
  if (isObject(value) && Object.keys(value).length > 0) {
    return Object.entries(value).flatMap(([name, field]) => {
      const [first = '', ...rest] = linesOf(field);
      return isBlock(field) ? [`${name}:`, ...indent([first, ...rest], '  ')] : [`${name}: ${first}`];
    });
  }
  return [scalar(value)];
}

function indent(lines: readonly string[], first: string): readonly string[] {
  return lines.map((line, place) => `${place === 0 ? first : '  '}${line}`);
}

function isBlock(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 0;
}

// JSON is YAML: quoted texts, {} and [] use the JSON syntax.
function scalar(value: unknown): string {
  return typeof value === 'string' && isPlain(value) ? value : JSON.stringify(value);
}

const plain = /^[A-Za-z](?:[\w .,()/%+’'–-]*[\w.)%])?$/;
const reserved = new Set(['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n']);

function isPlain(text: string): boolean {
  return plain.test(text) && !reserved.has(text.toLowerCase());
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
