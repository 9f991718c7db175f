import { wordsOf } from './shell-blocks.ts';

const flags = ['-s', '-I', '-X', '-H', '-d'];

/** A curl command of a page as a request. Throws at a flag that it does not know. */
export function requestOf(line: string) {
  const words = wordsOf(line);
  const unknown = words.filter((word) => /^-/.test(word) && !flags.includes(word));
  if (unknown.length > 0) throw new Error(`This test does not know what curl does with ${unknown.join(' ')}`);
  const after = (flag: string) => words.filter((_, at) => words[at - 1] === flag);
  const headers = new Headers(after('-H').map(splitHeader));
  const [body = null] = after('-d');
  const usual = body === null ? 'GET' : 'POST';
  const [method = words.includes('-I') ? 'HEAD' : usual] = after('-X');
  const url = words.find((word) => word.startsWith('http')) ?? '';
  const code = /code=(\d+)/.exec(headers.get('prefer') ?? '')?.[1];
  return { url, init: { method, headers, body }, preferred: code === undefined ? null : Number(code) };
}

function splitHeader(header: string): [string, string] {
  const colon = header.indexOf(':');
  return [header.slice(0, colon), header.slice(colon + 1).trim()];
}
