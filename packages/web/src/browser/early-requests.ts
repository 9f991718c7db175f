/** The requests that the inline script has sent before any other code was loaded (`src/begin/begin.ts`). */
export interface EarlyRequests {
  /** Resolves when the style sheets of the first view have loaded or failed. */
  readonly styles: Promise<unknown>;
  /** Shows the load error in place of the skeleton. */
  readonly fail: () => void;
  /** The content of `configuration.json`. */
  readonly configuration: Promise<Response>;
  /** The page's first API response; taken once. */
  readonly answer: EarlyAnswer | undefined;
}

export interface EarlyAnswer {
  /** The full URL of the request; known once the configuration has loaded. */
  readonly url: Promise<string>;
  readonly init: {
    readonly method: 'GET' | 'POST';
    readonly headers: Readonly<Record<string, string>>;
    /** null for a GET. */
    readonly body: string | null;
  };
  readonly response: Promise<Response>;
}

declare global {
  var early: EarlyRequests | undefined;
}

/** A response older than this is stale: the page's code took long to load. */
const freshMs = 30_000;

/** Resolves when the first view may render. In development the styles load with the code. */
export async function waitForStyles(): Promise<void> {
  await globalThis.early?.styles;
}

/** The configuration, which the HTML has requested early. */
export function fetchConfiguration(): Promise<Response> {
  return globalThis.early?.configuration ?? fetch('/configuration.json');
}

/** Takes the early response if the request is identical and carries no token; otherwise fetches. */
export async function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  const answer = globalThis.early?.answer;
  if (answer === undefined || !isSame(answer, init) || (await urlOf(answer)) !== url) return fetch(url, init);
  const { early } = globalThis;
  if (early?.answer !== answer) return fetch(url, init);
  globalThis.early = { ...early, answer: undefined };
  return performance.now() < freshMs ? answer.response : fetch(url, init);
}

function urlOf({ url }: EarlyAnswer): Promise<string | null> {
  return url.catch(() => null);
}

function isSame({ init: earlyInit }: EarlyAnswer, init: RequestInit): boolean {
  const headers = new Headers(init.headers);
  if (headers.has('authorization') || (init.body ?? null) !== earlyInit.body) return false;
  const isComplete = (headers.get('ship-to') ?? undefined) === earlyInit.headers['ship-to'];
  return (
    isComplete && Object.entries(earlyInit.headers).every(([name, value]) => headers.get(name) === value)
  );
}
