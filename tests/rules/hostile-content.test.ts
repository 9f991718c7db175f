import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';

const sources = globSync('packages/{sdk,ui,web}/src/**/*.{ts,tsx}')
  .filter((path) => !/\.(?:test|stories)\.|\/(?:generated|testing|stories)\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function sayers(pattern: RegExp): readonly string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

describe('what a browser would run or draw', () => {
  test('[X02] nothing turns text into markup or code', () => {
    expect(sources.length).toBeGreaterThan(0);
    const sinks =
      /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|srcdoc|srcDoc|DOMParser|createContextualFragment|\beval\(|new Function\(/;
    expect(sayers(sinks)).toEqual([]);
  });

  test('[X08] no component writes a style out of what it was given', () => {
    expect(sayers(/\sstyle=\{|<style|cssText|insertRule|adoptedStyleSheets/)).toEqual([]);
  });

  test('[X11] only tabs of this shop are listened to, by a channel that no other site can enter', () => {
    expect(sayers(/(?:window|globalThis)\.addEventListener\(\s*'message'|onmessage/)).toEqual([]);
    // A worker hears the pages of its own origin and nobody else.
    const worker = 'packages/web/src/worker/service-worker.ts';
    const listeners = sayers(/addEventListener\(\s*'message'/).filter((file) => file !== worker);
    expect(listeners).toEqual(['packages/web/src/browser/shared-activity.ts']);
  });
});

/** Far more than a pattern needs that reads its text once, far less than one that tries every way. */
const patienceMs = 3_000;
const long = 100_000;

const slow = [' ', 'a', '0', '-', '.', '@', '/', 'a.', 'a@', '+1 ', '\n', 'é', 'a-', '0.', '%20'].flatMap(
  (piece) => {
    const text = piece.repeat(long / piece.length);
    return [text, `${text}!`, `a@${text}!`, `/${text}\u0000`];
  },
);

describe('what somebody may type', () => {
  const contract: unknown = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));
  const patterns = [...new Set(patternsIn(contract))];
  const literals = sources.flatMap(({ path, text }) =>
    expressionsIn(path, text).map(({ pattern, flags }) => ({ path, source: pattern, flags })),
  );

  test('[X12] every pattern of the contract and of the shop is found', () => {
    expect(patterns.length).toBeGreaterThan(5);
    expect(literals.length).toBeGreaterThan(20);
  });

  test.each(patterns)('[X12] the pattern %s takes no time over a text made to be slow', (source) => {
    expect(judge(source, 'u')).toBe(slow.length);
  });

  test.each(literals)(
    '[X12] /$source/$flags of $path takes no time over a text made to be slow',
    ({ source, flags }) => {
      expect(judge(source, flags)).toBe(slow.length);
    },
  );
});

/** @throws Error when a text takes too long */
function judge(source: string, flags: string): number {
  const pattern = new RegExp(source, flags.replace('y', ''));
  for (const text of slow)
    runInNewContext('pattern.lastIndex = 0; pattern.test(text)', { pattern, text }, { timeout: patienceMs });
  return slow.length;
}

/** The regular expressions that are written in a module. */
function expressionsIn(path: string, text: string) {
  const found: { readonly pattern: string; readonly flags: string }[] = [];
  const visitor = new Visitor({
    Literal: (literal) => void ('regex' in literal && found.push(literal.regex)),
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

function patternsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'pattern' in part && typeof part.pattern === 'string' ? [part.pattern] : [];
  return [...own, ...Object.values(part).flatMap(patternsIn)];
}
