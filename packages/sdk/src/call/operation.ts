/** The JSON type of a required field in a response; `nullable` only has to be present. */
export type AnswerType = 'array' | 'object' | 'string' | 'number' | 'boolean' | 'nullable';

/**
 * How a call is sent: `get` with its argument in the query; `read` a POST without effects, so it may be
 * retried; `write` a POST with effects; `login` a write that starts a session; `form` a write with a multipart
 * body.
 */
export type OperationKind = 'get' | 'read' | 'write' | 'login' | 'form';

/**
 * The run-time descriptor of a call, in one line of text because every browser loads about a hundred: its kind,
 * with () if it takes no argument, its path, and the required fields of a success besides `code`.
 * @example 'read /api/goods/getCommentByGoodsId msg:array total:number' · 'get() /api/index/title msg:array'
 */
export type OperationLine = `${OperationKind}${'' | '()'} /${string}`;

/** A parsed `OperationLine`. */
export interface Operation {
  readonly kind: string;
  readonly path: string;
  readonly takesArgument: boolean;
  /** Such as `msg:array`. */
  readonly fieldTypes: readonly string[];
}

export function readOperation(line: string): Operation {
  const [head = '', path = '', ...fieldTypes] = line.split(' ');
  const [kind = '', bare] = head.split('()');
  return { kind, path, takesArgument: bare === undefined, fieldTypes };
}
