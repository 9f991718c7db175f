/** A request that never reaches the shop: the front answers it with `{code, msg}` and this HTTP status. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly status: number;
  readonly code: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: number, msg: string, headers: Readonly<Record<string, string>> = {}) {
    super(msg);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The connection ended before the request was complete: nobody is left to answer. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}
