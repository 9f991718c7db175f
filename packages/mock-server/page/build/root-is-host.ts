import type { Selector, SelectorComponent } from 'lightningcss';
import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** The drawer renders in a shadow tree, where `:root` matches nothing: selectors for it target `:host` instead. */
export function rootIsHost(): Plugin {
  return {
    name: 'signal-shop:root-is-host',
    generateBundle: {
      // The one style sheet of a build is written late.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = hostStyles(file.fileName, file.source);
          }
        }
      },
    },
  };
}

/** @example hostStyles('a.css', ":root[data-theme='dark'] b {}") // :host([data-theme=dark]) b {} */
export function hostStyles(filename: string, css: string | Uint8Array): Uint8Array {
  return transform({ filename, code: Buffer.from(css), minify: true, visitor: { Selector: hostOf } }).code;
}

function hostOf(selector: Selector): Selector | undefined {
  const start = selector.findIndex(isRoot);
  if (start < 0) return;
  const next = selector.findIndex(({ type }, index) => index > start && type === 'combinator');
  const end = next < 0 ? selector.length : next;
  // A condition belongs inside the parentheses, `:host([…])`: `:host[…]` matches nothing.
  const conditions = selector.slice(start + 1, end);
  const host: SelectorComponent = {
    type: 'pseudo-class',
    kind: 'host',
    selectors: conditions.length > 0 ? conditions : null,
  };
  return [...selector.slice(0, start), host, ...selector.slice(end)];
}

function isRoot(component: SelectorComponent): boolean {
  return component.type === 'pseudo-class' && component.kind === 'root';
}
