interface CallInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | FormData | undefined;
  readonly keepalive?: boolean | undefined;
}

/**
 * The `Request` that openapi-fetch makes of a call of the SDK. It keeps what it was given, so that a read is sent again
 * without cloning a stream and a form reaches XMLHttpRequest as one; the platform's costs as much as all the rest of a
 * call. Only the pipeline sees it: a client with middleware of others makes the platform's.
 */
export class CallRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | FormData | null;
  readonly keepalive: boolean;

  constructor(url: string, { method, headers, body, keepalive = false }: CallInit) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.body = body ?? null;
    this.keepalive = keepalive;
  }
}
