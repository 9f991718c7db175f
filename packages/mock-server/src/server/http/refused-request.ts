/** A request that is refused before it reaches the shop: the router answers with `{code, msg}` and this HTTP status. */
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

/** The connection closed before the request was complete, so no answer is possible. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}
