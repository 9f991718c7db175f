import { relative } from 'node:path';
import type { ServiceSetting } from '../open-service.ts';
import type { ContractCalls } from './changes.ts';
import {
  countOf,
  describeChanges,
  isContractFile,
  isSourceFile,
  needsRestart,
  readContractCalls,
} from './changes.ts';
import { placeOf } from './error-place.ts';
import type { ServiceSlot } from './service-slot.ts';
import type { LoadedCode, WatchedCode } from './watched-code.ts';
import { openWatchedCode, sourceFolder } from './watched-code.ts';

/** Collects the files that an editor or a generator writes together. */
const calmMs = 60;
/** Delay of the first evaluation, which leaves the processor to the first page. */
const warmUpMs = 1_500;

/** Reloads the service of a slot after each change of its code or contract; broken code leaves it as it is. */
export async function reloadOnChange(
  setting: ServiceSetting,
  slot: ServiceSlot,
): Promise<{ close(): Promise<void> }> {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();

  function say(ok: boolean, sentence: string): void {
    setting.log(sentence, ok ? 'reload' : 'error');
    slot.publishReload({ ok, sentence });
  }

  function onChange(path: string, isLoaded: boolean): void {
    if (needsRestart(path)) {
      say(true, `${relative(sourceFolder, path)} takes effect after a restart.`);
      return;
    }
    // Without a complete list of the loaded files, every source counts.
    if (!isLoaded && !isContractFile(path) && (reloads.isListed() || !isSourceFile(path))) return;
    waiting.add(path);
    clearTimeout(timer);
    // One after another, because each takes over from the one before it.
    timer = setTimeout(() => {
      work = work.then(() => reloads.reload(waiting));
    }, calmMs);
  }

  const code = await openWatchedCode(onChange);
  const reloads = createReloads({ setting, slot, code, say, calls: await readContractCalls() });
  const warmUp = setTimeout(() => {
    work = work.then(async () => {
      for (const path of await reloads.warmUp()) onChange(path, true);
    });
  }, warmUpMs);

  return {
    async close() {
      clearTimeout(timer);
      clearTimeout(warmUp);
      await work;
      await code.close();
    },
  };
}

interface ReloadParts {
  readonly setting: ServiceSetting;
  readonly slot: ServiceSlot;
  readonly code: WatchedCode;
  readonly say: (ok: boolean, sentence: string) => void;
  /** The calls of the running code. */
  readonly calls: ContractCalls;
}

function createReloads({ setting, slot, code, say, calls: firstCalls }: ReloadParts) {
  let calls = firstCalls;
  let loaded: LoadedCode | null = null;
  let loadedAtMs = Date.now();
  let isListed = false;

  function sayBroken(error: unknown): void {
    isListed = false;
    say(false, `Not reloaded, the previous code still answers. ${placeOf(error)}`);
  }

  return {
    /** Whether the list of the loaded files is complete. */
    isListed: () => isListed,
    /** Reloads these files, and removes them from the set; after a failure the next reload includes them. */
    async reload(paths: Set<string>): Promise<void> {
      const names = [...paths];
      if (names.length === 0) return;
      paths.clear();
      const startedAt = performance.now();
      const startedAtMs = Date.now();
      try {
        const [next, nextCalls] = await Promise.all([code.load(), readContractCalls()]);
        const sessions = await slot.replace(await next.openService(setting));
        await loaded?.close();
        const changes = describeChanges(names, calls, nextCalls);
        [loaded, calls, loadedAtMs, isListed] = [next, nextCalls, startedAtMs, true];
        const ms = Math.round(performance.now() - startedAt);
        say(true, `Reloaded: ${changes}, in ${ms} ms with ${countOf(sessions, 'session', 'sessions')}.`);
      } catch (error) {
        for (const name of names) paths.add(name);
        sayBroken(error);
      }
    },
    /**
     * Fills the cache of transformed modules, so that the first reload is as fast as later ones.
     * @returns the files that changed before the watcher was ready
     */
    async warmUp(): Promise<readonly string[]> {
      try {
        const { close } = await code.load();
        isListed = true;
        await close();
        return code.changedSince(loadedAtMs);
      } catch (error) {
        sayBroken(error);
        return [];
      }
    },
  };
}
