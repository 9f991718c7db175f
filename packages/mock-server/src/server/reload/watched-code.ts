import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, createServerModuleRunner } from 'vite';
import { locations } from '../locations.ts';
import type { openService } from '../open-service.ts';

/** The code of the mock server, loaded by Vite, because Node cannot load a module again. */
export interface WatchedCode {
  /** Evaluates the current sources, apart from the code that runs. Rejects with the error of the first broken module. */
  load(): Promise<LoadedCode>;
  /** The loaded files that were written after a moment. */
  changedSince(ms: number): readonly string[];
  close(): Promise<void>;
}

export interface LoadedCode {
  readonly openService: typeof openService;
  /** Frees its modules, when another one has replaced it. */
  close(): Promise<void>;
}

const packageFolder = fileURLToPath(new URL('../../../', import.meta.url));
/** Where the reloadable code begins. */
const entry = join(packageFolder, 'src/server/open-service.ts');
export const sourceFolder = join(packageFolder, 'src/');
export const contractFolder = fileURLToPath(locations.contract);

/**
 * Watches the sources and the bundled contract.
 * @param onChange is called with each changed file, and whether the loaded code contains it
 */
export async function openWatchedCode(
  onChange: (path: string, isLoaded: boolean) => void,
): Promise<WatchedCode> {
  const vite = await createServer({
    root: packageFolder,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: {
      middlewareMode: true,
      ws: false,
      hmr: false,
      watch: { ignored: ['**/pictures/**', '**/films/**', '**/manuals/**'] },
    },
  });
  const { moduleGraph } = vite.environments.ssr;
  vite.watcher.add(contractFolder);
  vite.watcher.on('all', (_event, path) => {
    // Also done by Vite, but possibly after the reload.
    moduleGraph.onFileChange(path);
    onChange(path, moduleGraph.getModulesByFile(path) !== undefined);
  });
  return {
    async load() {
      // A new runner evaluates every module, so that none of the old code is shared; Vite transforms only changed ones.
      const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
      try {
        const code: Pick<LoadedCode, 'openService'> = await runner.import(entry);
        return { openService: code.openService, close: () => runner.close() };
      } catch (error) {
        await runner.close();
        throw error;
      }
    },
    changedSince: (ms) => [...moduleGraph.fileToModulesMap.keys()].filter((path) => isNewer(path, ms)),
    close: () => vite.close(),
  };
}

function isNewer(path: string, ms: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.mtimeMs > ms;
}
