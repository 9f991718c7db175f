import type { Client } from 'openapi-fetch';
import type { ShopConnection } from '../connection.ts';
import type { paths } from '../generated/types.ts';
import type { CallFacts } from '../transport/client.ts';
import { sharedClients } from '../transport/client.ts';
import { createIdempotencyKey } from './idempotency.ts';
import { operations } from './operations.ts';

/**
 * The openapi-fetch client that all calls of a connection go through, typed by path. Session, deadline, repetition of
 * reads and the Idempotency-Key of a write are the same; envelopes stay closed. What is put around it with `use` is
 * around the functions of the SDK as well.
 * @example const { data } = await rawClient(shop).GET('/api/index/title');
 */
export function rawClient({ client }: ShopConnection): Client<paths> {
  sharedClients.set(client, prepare);
  return client;
}

const callsByPath = new Map(
  Object.entries(operations).map(([operation, { path, read }]) => [path, { operation, isRead: read }]),
);

/** Finds the call behind an address, whatever stands before its path, and gives a write its key. */
function prepare({ url, method, headers }: Request): CallFacts {
  const [address = ''] = url.split('?');
  const call = callsByPath.get(address.slice(address.lastIndexOf('/api/')));
  const isRead = call?.isRead ?? method === 'GET';
  if (!isRead && !headers.has('idempotency-key')) headers.set('idempotency-key', createIdempotencyKey());
  return { operation: call?.operation ?? url, isRead };
}
