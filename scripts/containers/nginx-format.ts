/** The headers of every file, from a file `_headers`, as lines for nginx. The cache is up to the server's rules. */
export function nginxHeaders(text: string): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('/'));
  return lines
    .slice(1, end === -1 ? undefined : end)
    .filter((line) => line.startsWith('  '))
    .map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return `add_header ${name} "${value.join(': ').replaceAll('"', '\\"')}" always;\n`;
    })
    .join('');
}
