import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** It ends with a slash. */
    storybookUrl: string;
  }
}

const closing: (() => Promise<void>)[] = [];

/** Builds Storybook once and serves it as static files, as designers use it: below a path. */
export async function setup(project: TestProject): Promise<void> {
  const outDir = await mkdtemp(join(tmpdir(), 'signal-storybook-'));
  closing.push(() => rm(outDir, { recursive: true }));
  await build(outDir);
  const server = await preview({
    root: outDir,
    base: '/designs/',
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  closing.push(() => server.close());
  project.provide('storybookUrl', new URL(server.resolvedUrls?.local[0] ?? '').href);
}

export async function teardown(): Promise<void> {
  for (const close of closing.reverse()) await close();
}

async function build(outDir: string): Promise<void> {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  const command = spawn(
    join(import.meta.dirname, '../../../node_modules/.bin/storybook'),
    ['build', '--output-dir', outDir, '--disable-telemetry', '--quiet'],
    { env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [output, problems, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'exit'),
  ]);
  if (code !== 0) throw new Error(`The Storybook build failed:\n${output}\n${problems}`);
}
