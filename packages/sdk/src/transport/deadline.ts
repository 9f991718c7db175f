/** Why a call was stopped before it had its answer. */
export type StopReason = 'timeout' | 'aborted';

/**
 * One end for a whole call, repeated attempts and bodies included: after `timeoutMs`, or when the caller aborts.
 * What waits in `race` ends at that moment, also when the thing it waits for does not listen to signals.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;
  readonly #outer: AbortSignal | undefined;
  #reason: StopReason | undefined;

  constructor(timeoutMs: number, outer: AbortSignal | undefined) {
    this.#outer = outer;
    this.#timer = setTimeout(() => this.#stop('timeout'), timeoutMs);
    if (outer?.aborted) this.#stop('aborted');
    else outer?.addEventListener('abort', this.#onAbort);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get reason(): StopReason | undefined {
    return this.#reason;
  }

  race<Value>(work: Promise<Value>): Promise<Value> {
    const { signal } = this.#controller;
    return new Promise((resolve, reject) => {
      const stop = () => reject(signal.reason);
      if (signal.aborted) stop();
      signal.addEventListener('abort', stop);
      work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
  }

  wait(delayMs: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, delayMs);
    });
    return this.race(pause).finally(() => clearTimeout(timer));
  }

  /** Lets go of the timer and of the caller's signal. */
  release(): void {
    clearTimeout(this.#timer);
    this.#outer?.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = () => this.#stop('aborted');

  #stop(reason: StopReason): void {
    this.#reason ??= reason;
    this.#controller.abort(
      reason === 'aborted' ? this.#outer?.reason : new DOMException(reason, 'TimeoutError'),
    );
    this.release();
  }
}
