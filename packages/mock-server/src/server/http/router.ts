// HTTP: routing, reading and writing of messages, origin guard, and delivery of answers with faults.
// The only room that handles requests of Node; the other rooms of `server` provide its handlers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { isPicturePath } from '../../operations/media/pictures.ts';
import { TooManySessions } from '../../world/create/worlds.ts';
import type { ControlApi } from '../control/control-api.ts';
import { writeIndex } from '../control/index-page.ts';
import { servesPhotograph } from '../files/photographs.ts';
import { servesVideo } from '../files/videos.ts';
import type { Contract } from '../gate/contract.ts';
import { serveFile } from '../gate/serve-file.ts';
import { answerGuide, isGuidePath } from '../guide/answer-guide.ts';
import { answerPage } from '../live-page/answer-page.ts';
import { answerChallengePage, isChallengePage } from '../pages/challenge-page.ts';
import { answerProvider, isProviderPath } from '../pages/provider-page.ts';
import { answerSheetPage, isSheetPage } from '../pages/sheet-page.ts';
import { answerWalletPage, isWalletPage } from '../pages/wallet-page.ts';
import { answerReference, isReferencePath } from '../reference/answer-reference.ts';
import type { CallParts } from './call-context.ts';
import { answerCall } from './operation-call.ts';
import { guardOrigin } from './origin-guard.ts';
import { ClientGone, RefusedRequest } from './refused-request.ts';
import type { RequestTarget } from './request-target.ts';
import { readTarget } from './request-target.ts';
import { recordUnknownCall } from './unknown-call.ts';
import { newRequestId, writeFailure, writePicture } from './write-answer.ts';

export interface RouterParts {
  contract: Contract;
  call: CallParts;
  control: ControlApi;
  /** The address this server listens on. */
  host: string;
  /** Further names of the server in `Host`. */
  allowedHosts?: readonly string[] | undefined;
  reportError: (error: unknown) => void;
}

const steeringHeaders = ['prefer', 'x-mock-scenario', 'x-mock-latency', 'x-mock-fault'] as const;

/** Routes requests around the gate: origin guard, pages, calls, and an answer for every error. */
export function createRouter(
  parts: RouterParts,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    response.setHeader('request-id', newRequestId());
    try {
      await route(parts, request, response);
    } catch (error) {
      if (error instanceof ClientGone) return;
      const failure =
        error instanceof TooManySessions
          ? new RefusedRequest(429, ResponseCode.tooManyRequests, error.message)
          : error;
      if (!(failure instanceof RefusedRequest)) parts.reportError(failure);
      else if (failure.cause !== undefined) parts.reportError(failure.cause);
      writeFailure(response, failure);
    }
  };
}

async function route(parts: RouterParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  guardOrigin(request, parts.host, parts.allowedHosts);
  if (!parts.control.allows(request)) for (const name of steeringHeaders) delete request.headers[name];
  const target = readTarget(request.url ?? '');
  if (await answerPage(target, request, response)) return;
  await findSession(parts.call, request);
  if (await answerOwnPage(parts, target, request, response)) return;
  const method = request.method ?? '';
  const isVisit = method === 'GET' || method === 'HEAD';
  if (isVisit && (await answersVisit(parts, target, request, response))) return;
  const match = parts.contract.find(method, target.path);
  if (match.status === 'found') {
    await answerCall(parts.call, match.operation, target, request, response);
    return;
  }
  const refusal =
    match.status === 'wrong-method' ? wrongMethod(method, target, match.allowed) : unknownPath(target);
  recordUnknownCall(parts.call, target, request, response, refusal);
  throw refusal;
}

/** A token names its session, which another instance may have created. */
async function findSession({ shop, store }: CallParts, { headers }: IncomingMessage): Promise<void> {
  const token = headers.authorization;
  if (store.isShared && token !== undefined && shop.sessionOfToken(token) === null) await store.find(token);
}

/** Answers documentation, simulated sites and the control API. @returns whether the path was one of them */
async function answerOwnPage(
  { call, control }: RouterParts,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (isGuidePath(target.path)) await answerGuide(target.path, request, response);
  else if (isReferencePath(target.path)) await answerReference(target.path, request, response);
  else if (isProviderPath(target.path)) await answerProvider(call, target, request, response);
  else if (isChallengePage(target)) await answerChallengePage(call, target, request, response);
  else if (isSheetPage(target)) answerSheetPage(target, response);
  else if (isWalletPage(target)) await answerWalletPage(call, target, request, response);
  else if (target.path === '/__mock' || target.path.startsWith('/__mock/')) {
    await control.answer(target, request, response);
  } else return false;
  return true;
}

/** Serves resources for browsers that are not in the contract. */
async function answersVisit(
  parts: RouterParts,
  target: RequestTarget,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (target.path === '/') {
    writeIndex(request, response);
    return true;
  }
  if (await servesVideo(target.path, request, response)) return true;
  if (await servesPhotograph(target, request, response)) return true;
  if (await serveFile(parts.call.shop, target, request, response)) return true;
  return answersPicture(parts, target, response);
}

/** Pictures are public to everyone with their address. */
async function answersPicture(
  { call: { shop, store } }: RouterParts,
  { path }: RequestTarget,
  response: ServerResponse,
): Promise<boolean> {
  if (!isPicturePath(path)) return false;
  if (store.isShared && shop.picture(path) === null) await store.find(path);
  const picture = shop.picture(path);
  if (picture === null) return false;
  writePicture(response, picture);
  return true;
}

function unknownPath(target: RequestTarget): RefusedRequest {
  return new RefusedRequest(404, ResponseCode.notFound, `The contract has no call at ${pathText(target)}.`);
}

function wrongMethod(method: string, target: RequestTarget, allowed: readonly string[]): RefusedRequest {
  const sentence = `${pathText(target)} is called with ${allowed.join(' or ')}, not with ${method}.`;
  return new RefusedRequest(405, ResponseCode.notFound, sentence, { allow: allowed.join(', ') });
}

function pathText({ path }: RequestTarget): string {
  return path.length > 80 ? `${path.slice(0, 80)}…` : path;
}
