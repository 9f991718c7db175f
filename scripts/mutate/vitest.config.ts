// The tests that may notice a mutant. Stryker loads this file in its workers, which inherit the name of the room.
import { defineConfig } from 'vitest/config';
import { isRoomName, rooms } from './rooms.ts';

const name = process.env.MUTATED_ROOM ?? '';
if (!isRoomName(name)) throw new Error(`MUTATED_ROOM names no room: ${name}`);
const { tests, environment } = rooms[name];

export default defineConfig({
  // The mutants live in a copy whose packages are links to the originals, outside of its root.
  server: { fs: { strict: false } },
  test: {
    include: [...tests],
    environment,
    // As in the project `web`.
    globals: environment === 'happy-dom',
    setupFiles: environment === 'happy-dom' ? ['tests/setup/fail-on-console-error.ts'] : [],
    testTimeout: 60_000,
  },
});
