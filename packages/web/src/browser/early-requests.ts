/** What the script in the delivered html has begun before any other code was here (`src/begin/begin.ts`). */
export interface EarlyRequests {
  /** Resolves when the style sheets of the first view are here, or will not come. */
  readonly styles: Promise<unknown>;
  /** Says that the shop does not come, where its sketch stands. */
  readonly giveUp: () => void;
  /** The content of `configuration.json`. */
  readonly configuration: Promise<Response>;
  /** What the page asks the shop first; taken once. */
  readonly answer: EarlyAnswer | undefined;
}

export interface EarlyAnswer {
  /** The whole address that was asked, known once the configuration is. */
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
  var begun: EarlyRequests | undefined;
}

/** An answer older than this is asked for again: the page took long to come. */
const freshMs = 30_000;

/** Resolves when the first view may be drawn. While developing, styles come with the code. */
export async function stylesArrived(): Promise<void> {
  await globalThis.begun?.styles;
}

/** The file that says where the others are, which is on its way since the html came. */
export function fetchConfiguration(): Promise<Response> {
  return globalThis.begun?.configuration ?? fetch('/configuration.json');
}

/** Takes the answer that is on its way already, when this is exactly the question that it answers, of nobody in particular. */
export async function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  const answer = globalThis.begun?.answer;
  if (answer === undefined || !isSame(answer, init) || (await asked(answer)) !== url) return fetch(url, init);
  const { begun } = globalThis;
  if (begun?.answer !== answer) return fetch(url, init);
  globalThis.begun = { ...begun, answer: undefined };
  return performance.now() < freshMs ? answer.response : fetch(url, init);
}

function asked({ url }: EarlyAnswer): Promise<string | null> {
  return url.catch(() => null);
}

function isSame({ init: sent }: EarlyAnswer, init: RequestInit): boolean {
  const headers = new Headers(init.headers);
  if (headers.has('authorization') || (init.body ?? null) !== sent.body) return false;
  return Object.entries(sent.headers).every(([name, value]) => headers.get(name) === value);
}
