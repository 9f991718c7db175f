// Setup file of the test projects that draw React.
import { beforeEach } from 'vitest';
import { failOnConsoleError } from './loud-console.ts';

beforeEach(failOnConsoleError);
