interface CallInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | FormData | undefined;
  readonly keepalive?: boolean | undefined;
}

/**
 * A `Request` for openapi-fetch that retains its init, so that a read is retried without cloning a stream and a
 * form reaches XMLHttpRequest as a form. The platform's Request costs as much as the rest of a call. Only the
 * pipeline receives it; a client with other middleware creates the platform's.
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
