const name = /^[A-Za-z_$][\w$]*$/;
const widest = 76;

/**
 * Formats a JSON value as a TypeScript literal: names without quotes, single quotes, long values wrapped.
 * @param usedWidth columns of the line before the value
 */
export function codeLiteral(value: unknown, usedWidth = 0, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => codeLiteral(item, 0, `${indent}  `));
    return joined('[', ']', items, indent, usedWidth);
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, field]) => {
    const label = name.test(key) ? key : quote(key);
    return `${label}: ${codeLiteral(field, label.length, `${indent}  `)}`;
  });
  return joined('{', '}', fields, indent, usedWidth);
}

function joined(
  open: string,
  close: string,
  parts: readonly string[],
  indent: string,
  usedWidth: number,
): string {
  if (parts.length === 0) return `${open}${close}`;
  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (line.length + indent.length + usedWidth <= widest && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inner.replaceAll("'", "\\'")}'`;
}
