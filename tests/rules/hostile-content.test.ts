import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';

const sources = globSync('packages/{sdk,ui,web}/src/**/*.{ts,tsx}')
  .filter((path) => !/\.(?:test|stories)\.|\/(?:generated|testing|stories)\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

interface Uses {
  /** Every name and text: variables, members, attributes, literals. */
  readonly names: ReadonlySet<string>;
  /** Calls as `object.member` or `function`, with the first argument if it is a text: `addEventListener(message)`. */
  readonly calls: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
}

const uses = sources.map(({ path, text }) => ({ path, ...usesIn(path, text) }));

function usersOf(kind: keyof Uses, ...names: readonly string[]): readonly string[] {
  return uses.filter((file) => names.some((name) => file[kind].has(name))).map(({ path }) => path);
}

describe('executable or rendered text', () => {
  test('[X02] [X03] nothing turns text into markup or code', () => {
    expect(sources.length).toBeGreaterThan(0);
    const sinks = [
      ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML', 'srcdoc', 'srcDoc'],
      ...['DOMParser', 'createContextualFragment'],
    ];
    expect(usersOf('names', ...sinks)).toEqual([]);
    expect(usersOf('calls', 'document.write', 'eval', 'Function')).toEqual([]);
  });

  test('[X08] no component builds styles from its props', () => {
    expect(usersOf('attributes', 'style')).toEqual([]);
    expect(usersOf('elements', 'style')).toEqual([]);
    expect(usersOf('names', 'cssText', 'insertRule', 'adoptedStyleSheets')).toEqual([]);
  });

  test('[X11] only tabs of this shop are listened to, over a channel that no other site can join', () => {
    expect(
      usersOf('calls', 'window.addEventListener(message)', 'globalThis.addEventListener(message)'),
    ).toEqual([]);
    expect(usersOf('names', 'onmessage')).toEqual([]);
    // A service worker receives messages only from pages of the same origin.
    const worker = 'packages/web/src/worker/service-worker.ts';
    const listeners = usersOf('calls', 'addEventListener(message)').filter((file) => file !== worker);
    // Both listen to a `BroadcastChannel`.
    expect(listeners.toSorted()).toEqual([
      'packages/web/src/browser/shared-activity.ts',
      'packages/web/src/payment/test-sheet.ts',
    ]);
  });

  test('[X02] [X08] [X11] the rules detect what they refuse', () => {
    const { names, calls, attributes, elements } = usesIn(
      'refused.tsx',
      `a.innerHTML = b; document.write(a); new Function(a); window.addEventListener('message', a);
       const page = <><p style={a} /><style>{a}</style></>;`,
    );
    expect([...names]).toContain('innerHTML');
    expect([...calls]).toEqual(
      expect.arrayContaining(['document.write', 'Function', 'window.addEventListener(message)']),
    );
    expect([[...attributes], [...elements]]).toEqual([['style'], ['p', 'style']]);
  });
});

/** Much longer than a linear pattern needs, much shorter than a backtracking one. */
const timeoutMs = 3_000;
const long = 100_000;

const slow = [' ', 'a', '0', '-', '.', '@', '/', 'a.', 'a@', '+1 ', '\n', 'é', 'a-', '0.', '%20'].flatMap(
  (piece) => {
    const text = piece.repeat(long / piece.length);
    return [text, `${text}!`, `a@${text}!`, `/${text}\u0000`];
  },
);

describe('typed text', () => {
  const contract: unknown = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));
  const patterns = [...new Set(patternsIn(contract))];
  const literals = sources.flatMap(({ path, text }) =>
    expressionsIn(path, text).map(({ pattern, flags }) => ({ path, source: pattern, flags })),
  );

  test('[X12] finds every pattern of the contract and of the shop', () => {
    expect(patterns.length).toBeGreaterThan(5);
    expect(literals.length).toBeGreaterThan(20);
  });

  test.each(patterns)('[X12] the pattern %s is fast for adversarial text', (source) => {
    expect(runtimeMs(source, 'u')).toBe(slow.length);
  });

  test.each(literals)('[X12] /$source/$flags of $path is fast for adversarial text', ({ source, flags }) => {
    expect(runtimeMs(source, flags)).toBe(slow.length);
  });
});

/** @throws Error if a text takes too long */
function runtimeMs(source: string, flags: string): number {
  const pattern = new RegExp(source, flags.replace('y', ''));
  for (const text of slow)
    runInNewContext('pattern.lastIndex = 0; pattern.test(text)', { pattern, text }, { timeout: timeoutMs });
  return slow.length;
}

function usesIn(path: string, text: string): Uses {
  const names = new Set<string>();
  const calls = new Set<string>();
  const attributes = new Set<string>();
  const elements = new Set<string>();
  const noteCall = (callee: ESTree.Expression, callArguments: readonly ESTree.Argument[]) => {
    const [first] = callArguments;
    const argument = first?.type === 'Literal' && typeof first.value === 'string' ? `(${first.value})` : '';
    const isMember = callee.type === 'MemberExpression' && !callee.computed;
    const name = isMember ? nameOf(callee.property) : nameOf(callee);
    if (name === undefined) return;
    const fullName = isMember ? `${nameOf(callee.object)}.${name}` : name;
    for (const call of [name, fullName, `${name}${argument}`, `${fullName}${argument}`]) calls.add(call);
  };
  const visitor = new Visitor({
    Identifier: ({ name }) => void names.add(name),
    Literal: ({ value }) => void (typeof value === 'string' && names.add(value)),
    JSXAttribute({ name }) {
      if (name.type !== 'JSXIdentifier') return;
      names.add(name.name);
      attributes.add(name.name);
    },
    JSXOpeningElement: ({ name }) => void (name.type === 'JSXIdentifier' && elements.add(name.name)),
    CallExpression: ({ callee, arguments: callArguments }) => noteCall(callee, callArguments),
    NewExpression: ({ callee, arguments: callArguments }) => noteCall(callee, callArguments),
  });
  visitor.visit(parseSync(path, text).program);
  return { names, calls, attributes, elements };
}

function nameOf(node: ESTree.Expression | ESTree.PrivateIdentifier): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

/** Returns the regular expressions of a module. */
function expressionsIn(path: string, text: string) {
  const patterns: { readonly pattern: string; readonly flags: string }[] = [];
  const visitor = new Visitor({
    Literal: (literal) => void ('regex' in literal && patterns.push(literal.regex)),
  });
  visitor.visit(parseSync(path, text).program);
  return patterns;
}

function patternsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'pattern' in part && typeof part.pattern === 'string' ? [part.pattern] : [];
  return [...own, ...Object.values(part).flatMap(patternsIn)];
}
