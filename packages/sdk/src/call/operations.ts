import { operationLines } from '../generated/operations.ts';
import { readOperation } from './operation.ts';
import type { CallId } from './operation-types.ts';

/** A call as the contract describes it. */
export interface OperationEntry {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** Has no effect on the server, so it may be retried. */
  readonly read: boolean;
  /** The body format of a POST. */
  readonly body: 'json' | 'multipart' | undefined;
}

/** Every call that responds with an envelope, by operation id. */
export const operations: Readonly<Record<CallId, OperationEntry>> = /* @__PURE__ */ readAll();

function readAll(): Readonly<Record<CallId, OperationEntry>>;
function readAll(): object {
  return Object.fromEntries(
    Object.entries(operationLines).map(([id, line]) => {
      const { kind, path } = readOperation(line);
      const body = kind === 'form' ? 'multipart' : 'json';
      return [
        id,
        kind === 'get'
          ? { method: 'get', path, read: true, body: undefined }
          : { method: 'post', path, read: kind === 'read', body },
      ];
    }),
  );
}
