// A small client of WebDriver BiDi, the protocol that every released Firefox speaks without another program.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A value that a script in the page returned; elements have a shared id. */
interface RemoteValue {
  readonly type: string;
  readonly value?: unknown;
  readonly sharedId?: string;
}

export interface BidiPage {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page. Only texts go in and out. */
  readonly call: (run: (...texts: string[]) => unknown, ...texts: readonly string[]) => Promise<unknown>;
  /** Presses the element that a function in the page returns, as a pointer does; false if it returns none. */
  readonly press: (find: (...texts: string[]) => unknown, ...texts: readonly string[]) => Promise<boolean>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /** The errors in the console of the page. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

const startMs = 60_000;
/** Motion is off, as in the tests; no page of the browser itself loads anything. */
const preferences = [
  'user_pref("ui.prefersReducedMotion", 1);',
  'user_pref("browser.startup.page", 0);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("app.update.auto", false);',
];

/** Starts Firefox with an empty profile and opens a page of this size. */
export async function openFirefox(executable: string, width: number, height: number): Promise<BidiPage> {
  const profile = mkdtempSync(join(tmpdir(), 'signal-firefox-'));
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'));
  const parameters = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = spawn(executable, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  const dispose = async () => {
    if (browser.exitCode === null && browser.kill()) await new Promise((done) => browser.once('exit', done));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { send, errors } = await connect(await addressOf(browser));
    await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    await send('script.addPreloadScript', { functionDeclaration: String(reportViolations) });
    const { context } = await send('browsingContext.create', { type: 'tab' });
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
    return { ...pageOf(send, String(context)), errors, close: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Names the element: the message of the browser itself does not. */
function reportViolations(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, target, sourceFile, lineNumber }) => {
      const element = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
      console.error(`Violation of ${effectiveDirective} at ${sourceFile}:${lineNumber} ${element}`);
    },
  );
}

type Send = (method: string, parameters: object) => Promise<Record<string, unknown>>;

function pageOf(send: Send, context: string): Pick<BidiPage, 'open' | 'call' | 'press' | 'type'> {
  const evaluate = async (run: (...texts: string[]) => unknown, texts: readonly string[]) => {
    const { result, exceptionDetails } = await send('script.callFunction', {
      functionDeclaration: String(run),
      arguments: texts.map((value) => ({ type: 'string', value })),
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails).slice(0, 400));
    return result as RemoteValue;
  };
  const perform = (source: object) => send('input.performActions', { context, actions: [source] });
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    call: async (run, ...texts) => (await evaluate(run, texts)).value,
    press: async (find, ...texts) => {
      const { sharedId } = await evaluate(find, texts);
      if (sharedId === undefined) return false;
      const origin = { type: 'element', element: { sharedId } };
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await perform({ type: 'pointer', id: 'mouse', actions });
      return true;
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform({ type: 'key', id: 'keyboard', actions });
    },
  };
}

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly result?: Record<string, unknown>;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

async function connect(address: string): Promise<{ send: Send; errors: readonly string[] }> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
  });
  const waiting = new Map<number, (message: Message) => void>();
  const errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.params?.level === 'error') errors.push(message.params.text ?? '');
  });
  let last = 0;
  const send: Send = (method, parameters) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ type, result = {}, message = '' }) =>
        type === 'success' ? resolve(result) : reject(new Error(`${method}: ${message}`)),
      );
      socket.send(JSON.stringify({ id: last, method, params: parameters }));
    });
  return { send, errors };
}

function addressOf({ stdout, stderr }: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`Firefox did not start: ${output}`)), startMs);
    for (const stream of [stdout, stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
        if (address === undefined) return;
        clearTimeout(late);
        resolve(address);
      });
  });
}
