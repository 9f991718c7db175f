import { cartQuantityDebounceMs } from './constants.ts';

/** One line and the quantity it shall have, as `checkoutCart` takes them. */
export interface CartEdit {
  readonly goods_id: number;
  readonly goods_number: number;
}

/**
 * How an edit ended: `saved` the cart has been reloaded with it, `superseded` a later edit of the line took its place,
 * `dropped` the line or the editor went away, `failed` the line has its old quantity again.
 */
export type EditOutcome =
  | { readonly status: 'saved' | 'superseded' | 'dropped' }
  | { readonly status: 'failed'; readonly error: unknown };

/** `quantities` are edits that the cart does not show yet, by goods id; they lie over what the server said. */
export interface CartEditorState {
  readonly status: 'settled' | 'waiting' | 'saving' | 'reloading';
  readonly quantities: ReadonlyMap<number, number>;
}

export interface CartEditorOptions {
  /** Sends quantities. @example (params) => shop.checkoutCart({ params }) */
  readonly send: (edits: CartEdit[]) => Promise<unknown>;
  /** Loads and shows the cart anew. */
  readonly reload: () => Promise<unknown>;
  readonly onChange?: ((state: CartEditorState) => void) | undefined;
  readonly debounceMs?: number | undefined;
}

interface OpenEdit {
  readonly quantity: number;
  readonly finish: (outcome: EditOutcome) => void;
}

type OpenEdits = Map<number, OpenEdit>;

/**
 * Edits the quantities of a cart (spec §4, §5): sends after a second of quiet, one request at a time, and blocks
 * checkout until the cart has been reloaded. A failed request releases the block and takes its edits back.
 * @example
 * const editor = new CartEditor({ send: (params) => shop.checkoutCart({ params }), reload: loadCart, onChange: show });
 * const outcome = await editor.change(1201, 3);
 * if (outcome.status === 'failed') warn(outcome.error);
 */
export class CartEditor {
  readonly #options: CartEditorOptions;
  #waiting: OpenEdits = new Map();
  #sending: OpenEdits = new Map();
  #sent: OpenEdits = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #work: Promise<void> | undefined;
  #phase: 'resting' | 'saving' | 'reloading' = 'resting';
  #isDue = false;
  #isDisposed = false;

  constructor(options: CartEditorOptions) {
    this.#options = options;
  }

  get state(): CartEditorState {
    const quantities = new Map<number, number>();
    for (const edits of [this.#sent, this.#sending, this.#waiting]) {
      for (const [goodsId, { quantity }] of edits) quantities.set(goodsId, quantity);
    }
    return { status: this.#status(), quantities };
  }

  /** True while checkout must wait for the cart. */
  get blocked(): boolean {
    return this.#status() !== 'settled';
  }

  /** Gives a line another quantity. Never rejects. */
  change(goodsId: number, quantity: number): Promise<EditOutcome> {
    if (this.#isDisposed) return Promise.resolve({ status: 'dropped' });
    this.#waiting.get(goodsId)?.finish({ status: 'superseded' });
    const outcome = new Promise<EditOutcome>((finish) => {
      this.#waiting.set(goodsId, { quantity, finish });
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#options.debounceMs ?? cartQuantityDebounceMs);
    this.#tell();
    return outcome;
  }

  /** Forgets the edits of a line that is deleted. */
  drop(goodsId: number): void {
    for (const edits of [this.#waiting, this.#sending, this.#sent]) {
      edits.get(goodsId)?.finish({ status: 'dropped' });
      edits.delete(goodsId);
    }
    if (this.#waiting.size === 0) clearTimeout(this.#timer);
    if (this.#waiting.size === 0 && this.#sent.size > 0 && !this.#isDisposed) void this.flush();
    this.#tell();
  }

  /** Sends what waits without further delay, and resolves when nothing is open any more. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isDue = true;
    if (this.#phase === 'resting') this.#work = this.#drain();
    await this.#work;
  }

  /** Ends the editor: what waits is not sent, and nothing is told any more. Call `flush` before to keep it. */
  dispose(): void {
    this.#isDisposed = true;
    for (const goodsId of this.state.quantities.keys()) this.drop(goodsId);
  }

  /** One request at a time; edits that come meanwhile keep their second of quiet, and the reload waits for them. */
  async #drain(): Promise<void> {
    try {
      do {
        this.#isDue = false;
        if (this.#waiting.size > 0) await this.#sendWaiting();
        if (this.#waiting.size === 0 && this.#sent.size > 0) await this.#reloadCart();
      } while (this.#isDue && this.#waiting.size > 0);
    } finally {
      this.#phase = 'resting';
    }
    this.#tell();
  }

  async #sendWaiting(): Promise<void> {
    this.#phase = 'saving';
    this.#sending = this.#waiting;
    this.#waiting = new Map();
    this.#tell();
    try {
      await this.#options.send(
        [...this.#sending].map(([goodsId, { quantity }]) => ({ goods_id: goodsId, goods_number: quantity })),
      );
      this.#close(this.#sending, (goodsId, edit) => this.#sent.set(goodsId, edit));
    } catch (error) {
      this.#close(this.#sending, (_goodsId, edit) => edit.finish({ status: 'failed', error }));
    }
    this.#sending = new Map();
  }

  async #reloadCart(): Promise<void> {
    this.#phase = 'reloading';
    this.#tell();
    const outcome = await this.#tryReload();
    const sent = this.#sent;
    this.#sent = new Map();
    this.#close(sent, (_goodsId, edit) => edit.finish(outcome));
  }

  async #tryReload(): Promise<EditOutcome> {
    try {
      await this.#options.reload();
      return { status: 'saved' };
    } catch (error) {
      return { status: 'failed', error };
    }
  }

  /** Ends edits; one whose line has been edited again is superseded, whatever became of it. */
  #close(edits: OpenEdits, finish: (goodsId: number, edit: OpenEdit) => void): void {
    for (const [goodsId, edit] of edits) {
      if (this.#waiting.has(goodsId)) edit.finish({ status: 'superseded' });
      else finish(goodsId, edit);
    }
  }

  #status(): CartEditorState['status'] {
    if (this.#phase !== 'resting') return this.#phase;
    return this.#waiting.size > 0 ? 'waiting' : 'settled';
  }

  #tell(): void {
    if (!this.#isDisposed) this.#options.onChange?.(this.state);
  }
}
