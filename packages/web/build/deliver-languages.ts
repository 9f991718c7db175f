import { locales } from '@signal-shop/sdk/constants';
import type { Plugin, Rolldown } from 'vite';
import { readWords, sayIn, saysWords } from './compile-words.ts';
import { startingPage } from './first-view.ts';
import { drawSketches } from './sketch.ts';

type Chunk = Rolldown.OutputChunk;

/**
 * Hands out the code once for each language, in a folder of its own, with its words in their places. What says nothing
 * and leads to nothing that does, such as the libraries, is there once. The html chooses the folder.
 */
export function deliverLanguages(): Plugin {
  let root = '';
  return {
    name: 'deliver-languages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const words = await readWords();
        const all = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = all.find(({ name }) => name === 'rolldown-runtime');
        const chunks = all.filter((chunk) => chunk !== runtime);
        const worded = wordedChunks(chunks);
        const html = bundle['index.html'];
        if (html?.type === 'asset') {
          const sketches = await drawSketches(root);
          const source = await startingPage(String(html.source), { bundle, chunks, worded, sketches });
          this.emitFile({ type: 'asset', fileName: html.fileName, source });
        }
        if (runtime !== undefined) delete bundle[runtime.fileName];
        for (const chunk of chunks) {
          const { fileName } = chunk;
          const code = withRuntime(chunk.code, runtime);
          delete bundle[fileName];
          if (!worded.has(fileName)) this.emitFile({ type: 'asset', fileName, source: code });
          else
            for (const locale of locales) {
              const source = moved(sayIn(locale, code, words), locale, chunks, worded);
              this.emitFile({ type: 'asset', fileName: inLanguage(fileName, locale), source });
            }
        }
      },
    },
  };
}

const fromRuntime = /import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/;
const exported = /export\{([^}]*)\};?\s*$/;

/** The bundler's own few helpers, in the files that use them: not worth another question to the server. */
function withRuntime(code: string, runtime: Chunk | undefined): string {
  const helpers = runtime?.code.replace(exported, (_match, names: string) => {
    const pairs = names.split(',').map((one) => one.split(' as ').toReversed().join(':'));
    return `return{${pairs.join(',')}}`;
  });
  return code.replace(fromRuntime, (_match, names: string) => {
    return `const{${names.replaceAll(' as ', ':')}}=(()=>{${helpers}})();`;
  });
}

/** Where a file lies for one language. */
export function inLanguage(fileName: string, locale: string): string {
  return fileName.replace('assets/', `assets/${locale}/`);
}

/** Names of the files that say something, or lead to one that does. */
function wordedChunks(chunks: readonly Chunk[]): ReadonlySet<string> {
  const found = new Set(chunks.filter(({ code }) => saysWords(code)).map(({ fileName }) => fileName));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const { fileName, imports, dynamicImports } of chunks) {
      if ([...imports, ...dynamicImports].some((name) => found.has(name))) found.add(fileName);
    }
  }
  return found;
}

/** Names in the code of a moved file lead to where the others are now. */
function moved(code: string, locale: string, chunks: readonly Chunk[], worded: ReadonlySet<string>): string {
  return code.replaceAll(/\.\/([\w.-]+\.js)\b|\bassets\/([\w.-]+\.js)\b/g, (match, beside, below) => {
    const fileName = `assets/${beside ?? below}`;
    if (!chunks.some((chunk) => chunk.fileName === fileName)) return match;
    const isWorded = worded.has(fileName);
    if (beside !== undefined) return isWorded ? match : `.${match}`;
    return isWorded ? inLanguage(fileName, locale) : match;
  });
}
