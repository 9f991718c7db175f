export type { ListeningPort } from './listen-on-free-port.ts';
export { listenOnFreePort } from './listen-on-free-port.ts';
export type { Log, LogKind } from './log.ts';
export { logEverything, logNothing, logProblems } from './log.ts';
export type { ReferenceContract } from './reference/reference-contract.ts';
export type { ReferenceFile } from './reference/reference-page.ts';
export { readReferenceDocument, referenceFiles } from './reference/reference-page.ts';
export type { MockServer, MockServerOptions } from './start-mock-server.ts';
export { startMockServer } from './start-mock-server.ts';
