import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';

const source = new URL('../src/worker/service-worker.ts', import.meta.url);

/** Adds the worker for a shop without a network as a file of its own, whose name never changes. Only in a build. */
export function serviceWorker(): Plugin {
  return {
    name: 'signal-shop:service-worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source.pathname);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
    },
  };
}
