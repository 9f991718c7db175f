import { randomBytes } from 'node:crypto';
import { refuseUnknownOptions } from '../known-options.ts';
import { assertNode } from './assert-node.ts';
import { hasSources } from './has-sources.ts';
import { isLoopback } from './http/origin-guard.ts';
import type { MockServerOptions } from './mock-server-options.ts';
import { mockServerOptionNames } from './mock-server-options.ts';
import type { ServiceSetting } from './open-service.ts';
import { openService } from './open-service.ts';
import { writeCoverage } from './recording/coverage-file.ts';
import { openHarFile } from './recording/har-file.ts';
import type { Log } from './recording/log.ts';
import { logProblems } from './recording/log.ts';
import { openRecordFile } from './recording/record-file.ts';
import { readReferenceContract } from './reference/reference-page.ts';
import type { ServiceSlot } from './reload/service-slot.ts';
import { createServiceSlot } from './reload/service-slot.ts';
import type { RunningServer } from './running-server.ts';
import { coverageOf } from './self-check/coverage.ts';
import { StartFailure } from './start-failure.ts';
import type { OpenWebhooks } from './webhooks/open-webhooks.ts';

export type { MockServerOptions } from './mock-server-options.ts';

export interface MockServer extends RunningServer {
  /** The secret of the webhooks; null when none are sent. */
  webhookSecret: string | null;
}

/**
 * Starts the mock shop over HTTP, with requests and answers validated against the bundled contract.
 * Rejects with a readable message: StartFailure for an old Node, a missing bundle, no free port or an unknown scenario; TypeError for an
 * unknown option; Error for a file that cannot be used.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  assertNode();
  refuseUnknownOptions('startMockServer', options, mockServerOptionNames);
  const { host = '127.0.0.1', log = logProblems, coverage } = options;
  assertPort(options.port);
  if (options.watch === true) assertSources();
  const loading = import('./start-server.ts');
  // A proxy makes a server on loopback reachable under its name.
  const isLocal = isLoopback(host) && (options.allowedHosts ?? []).length === 0;
  const controlToken = isLocal ? null : (options.controlToken ?? randomBytes(18).toString('base64url'));
  const webhooks = await webhooksOf(options, log);
  let url = '';
  const setting: ServiceSetting = {
    ...{ options, host, controlToken, log },
    origin: () => url,
    ...(webhooks === null ? {} : { onMove: webhooks.send }),
    onCall: (origin, call) => {
      har?.add(origin, call);
      record?.add(call);
    },
  };
  const begin = await openService(setting);
  if (coverage !== undefined) writeCoverage(coverage, coverageOf(await readReferenceContract(), new Map()));
  const har = options.har === undefined ? null : openHarFile(options.har);
  const record =
    options.record === undefined
      ? null
      : openRecordFile(options.record, (sentence) => log(sentence, 'error'));
  const slot = createServiceSlot(begin(null));
  const { startServer } = await loading;
  const server = await startServer({ service: slot, port: options.port, host, controlToken });
  url = server.url;
  const watch = options.watch === true ? await watchCode(setting, slot) : null;
  return {
    ...server,
    webhookSecret: webhooks?.secret ?? null,
    async close(graceMs) {
      await watch?.close();
      await server.close(graceMs);
      webhooks?.close();
      har?.close();
      if (coverage !== undefined) writeCoverage(coverage, await server.coverage());
    },
  };
}

async function webhooksOf({ webhook }: MockServerOptions, log: Log): Promise<OpenWebhooks | null> {
  if (webhook === undefined) return null;
  const { openWebhooks } = await import('./webhooks/open-webhooks.ts');
  return openWebhooks(webhook, log);
}

/** Plain JavaScript may pass anything, such as the text of an environment variable. */
function assertPort(port: number): void {
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return;
  const found = typeof port === 'string' ? `"${String(port)}"` : String(port);
  throw new TypeError(`port takes a whole number from 0 to 65535; not ${found}.`);
}

function assertSources(): void {
  if (hasSources()) return;
  throw new StartFailure(
    'usage',
    'watch needs the sources of the mock server, which only its repository has.',
  );
}

async function watchCode(setting: ServiceSetting, slot: ServiceSlot) {
  // Loaded lazily, because it needs Vite.
  const { reloadOnChange } = await import('./reload/reload-on-change.ts');
  return reloadOnChange(setting, slot);
}
