import { cartQuantityDebounceMs } from './constants.ts';

/** One line with its new quantity, as `checkoutCart` takes them. */
export interface CartEdit {
  readonly goods_id: number;
  readonly goods_number: number;
}

/**
 * The outcome of an edit: `saved` the reloaded cart contains it, `superseded` a later edit of the line replaced
 * it, `dropped` the line was deleted or the editor disposed, `failed` the line was rolled back to its old
 * quantity.
 */
export type EditOutcome =
  | { readonly status: 'saved' | 'superseded' | 'dropped' }
  | { readonly status: 'failed'; readonly error: unknown };

/** `quantities` are pending edits by goods id: an optimistic overlay over the server's cart. */
export interface CartEditorState {
  readonly status: 'settled' | 'waiting' | 'saving' | 'reloading';
  readonly quantities: ReadonlyMap<number, number>;
}

export interface CartEditorOptions {
  /** Sends the quantities. @example (params) => shop.checkoutCart({ params }) */
  readonly send: (edits: CartEdit[]) => Promise<unknown>;
  /** Reloads the cart and shows it. */
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
 * Edits the quantities of a cart optimistically (spec §4, §5): debounces for one second, sends one request at a
 * time, and blocks checkout until the cart has been reloaded. A failed request unblocks checkout and rolls its
 * edits back.
 * @example
 * const editor = new CartEditor({ send: (params) => shop.checkoutCart({ params }), reload: loadCart, onChange:
 * show });
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

  /** True while checkout must wait for pending edits. */
  get blocked(): boolean {
    return this.#status() !== 'settled';
  }

  /** Sets the quantity of a line. Never rejects. */
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

  /** Discards the edits of a deleted line. */
  drop(goodsId: number): void {
    for (const edits of [this.#waiting, this.#sending, this.#sent]) {
      edits.get(goodsId)?.finish({ status: 'dropped' });
      edits.delete(goodsId);
    }
    if (this.#waiting.size === 0) clearTimeout(this.#timer);
    if (this.#waiting.size === 0 && this.#sent.size > 0 && !this.#isDisposed) void this.flush();
    this.#tell();
  }

  /** Sends pending edits without the debounce delay. Resolves when nothing is pending. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isDue = true;
    if (this.#phase === 'resting') this.#work = this.#drain();
    await this.#work;
  }

  /**
   * Disposes the editor: discards pending edits and calls no listener again. Call `flush` first to save them.
   */
  dispose(): void {
    this.#isDisposed = true;
    for (const goodsId of this.state.quantities.keys()) this.drop(goodsId);
  }

  /**
   * Sends one request at a time. Edits during a request are debounced as usual, and the reload waits for them.
   */
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
      this.#close(this.#sending, (goodsId, edit) => {
        this.#sent.get(goodsId)?.finish({ status: 'superseded' });
        this.#sent.set(goodsId, edit);
      });
    } catch (error) {
      this.#close(this.#sending, (_goodsId, edit) => edit.finish({ status: 'failed', error }));
    }
    this.#sending = new Map();
  }

  async #reloadCart(): Promise<void> {
    this.#phase = 'reloading';
    this.#tell();
    const outcome = await this.#tryReload();
    const request = this.#sent;
    this.#sent = new Map();
    this.#close(request, (_goodsId, edit) => edit.finish(outcome));
  }

  async #tryReload(): Promise<EditOutcome> {
    try {
      await this.#options.reload();
      return { status: 'saved' };
    } catch (error) {
      return { status: 'failed', error };
    }
  }

  /** Closes edits. An edit whose line was edited again is superseded, independent of its response. */
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
