import type { Client } from 'openapi-fetch';
import type { ShopConnection } from '../connection.ts';
import type { paths } from '../generated/types.ts';
import type { CallFacts } from '../transport/client.ts';
import { sharedClients } from '../transport/client.ts';
import { createIdempotencyKey } from './idempotency.ts';
import { operations } from './operations.ts';

/**
 * Returns the openapi-fetch client of a connection, typed by path. Session, timeout, retries of reads and the
 * Idempotency-Key of writes work as in the SDK's functions; envelopes stay unopened. Middleware added with
 * `use` also applies to the functions of the SDK.
 * @example const { data } = await rawClient(shop).GET('/api/index/title');
 */
export function rawClient({ client }: ShopConnection): Client<paths> {
  sharedClients.set(client, prepare);
  return client;
}

const callsByPath = new Map(
  Object.entries(operations).map(([operation, { path, read }]) => [path, { operation, isRead: read }]),
);

/** Finds the operation of a URL below any base path, and sets the idempotency key of a write. */
function prepare({ url, method, headers }: Request): CallFacts {
  const [address = ''] = url.split('?');
  const call = callsByPath.get(address.slice(address.lastIndexOf('/api/')));
  const isRead = call?.isRead ?? method === 'GET';
  if (!isRead && !headers.has('idempotency-key')) headers.set('idempotency-key', createIdempotencyKey());
  return { operation: call?.operation ?? url, isRead };
}
