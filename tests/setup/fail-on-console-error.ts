// Setup file of the test projects that render React.
import { afterEach, beforeEach } from 'vitest';
import { failOnConsoleError, listenToConsole } from './loud-console.ts';

beforeEach(listenToConsole);
afterEach(failOnConsoleError);
