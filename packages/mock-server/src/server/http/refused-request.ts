/** A request that is refused before it reaches the shop: the router answers with `{code, msg}` and this HTTP status. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  readonly status: number;
  readonly code: number;
  readonly headers: Readonly<Record<string, string>>;

  /** @param cause a failure of this server, which the operator must learn about */
  constructor(
    status: number,
    code: number,
    msg: string,
    headers: Readonly<Record<string, string>> = {},
    cause?: unknown,
  ) {
    super(msg, { cause });
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** The connection closed before the request was complete, so no answer is possible. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}
