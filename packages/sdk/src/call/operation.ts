/** The JSON type of a field in an answer; `nullable` only has to be there. */
export type AnswerType = 'array' | 'object' | 'string' | 'number' | 'boolean' | 'nullable';

/**
 * How a call travels: `get` with its argument in the query; `read` a POST that changes nothing, so it may be repeated;
 * `write` a POST that does; `login` a write that starts a session; `form` a write whose body is multipart.
 */
export type OperationKind = 'get' | 'read' | 'write' | 'login' | 'form';

/**
 * What the client knows of a call at run time, on one line, because a hundred of them travel to every browser: its kind,
 * with () when it takes no argument, its path, and the fields beside `code` that a success always has.
 * @example 'read /api/goods/getCommentByGoodsId msg:array total:number' · 'get() /api/index/title msg:array'
 */
export type OperationLine = `${OperationKind}${'' | '()'} /${string}`;

/** An `OperationLine`, taken apart. */
export interface Operation {
  readonly kind: string;
  readonly path: string;
  readonly takesArgument: boolean;
  /** Such as `msg:array`. */
  readonly promises: readonly string[];
}

export function readOperation(line: string): Operation {
  const [head = '', path = '', ...promises] = line.split(' ');
  const [kind = '', bare] = head.split('()');
  return { kind, path, takesArgument: bare === undefined, promises };
}
