import type { Plugin } from 'vite';

const wholeMap = /\bimport (\w+) from ('[^']+\.module\.css')/g;

/**
 * Reads the class names of a style sheet one by one instead of as a whole map, so that the bundler writes each into its
 * place and leaves out the rest. Only in a production build: the sources say what Vite's own types know.
 */
export function inlineClassNames(): Plugin {
  return {
    name: 'inline-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
      handler: (code) => ({ code: code.replaceAll(wholeMap, 'import * as $1 from $2'), map: null }),
    },
  };
}
