import { wordsOf } from './shell-blocks.ts';

const flags = ['-s', '-I', '-X', '-H', '-d'];

/** Parses a curl command of a page into a request. Throws for an unsupported flag. */
export function requestOf(line: string) {
  const words = wordsOf(line);
  const unknown = words.filter((word) => /^-/.test(word) && !flags.includes(word));
  if (unknown.length > 0) throw new Error(`This test does not support curl ${unknown.join(' ')}`);
  const after = (flag: string) => words.filter((_, at) => words[at - 1] === flag);
  const headers = new Headers(after('-H').map(splitHeader));
  const [body = null] = after('-d');
  const defaultMethod = body === null ? 'GET' : 'POST';
  const [method = words.includes('-I') ? 'HEAD' : defaultMethod] = after('-X');
  const url = words.find((word) => word.startsWith('http')) ?? '';
  const code = /code=(\d+)/.exec(headers.get('prefer') ?? '')?.[1];
  return { url, init: { method, headers, body }, preferred: code === undefined ? null : Number(code) };
}

function splitHeader(header: string): [string, string] {
  const colon = header.indexOf(':');
  return [header.slice(0, colon), header.slice(colon + 1).trim()];
}
