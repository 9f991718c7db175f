/** The JSON type of a field in an answer; `nullable` only has to be there. */
export type AnswerType = 'array' | 'object' | 'string' | 'number' | 'boolean' | 'nullable';

/** What the join needs to know of a call at run time; the table of them is generated. */
export interface Operation {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** Changes nothing on the server, so it may be repeated. */
  readonly read: boolean;
  /** Names of the argument's fields that travel in the query; the rest is the body. */
  readonly query?: readonly string[];
  readonly body?: 'json';
  /** False when a call takes no argument. */
  readonly argument: boolean;
  /** The fields beside `code` that a success always has. */
  readonly answer: Readonly<Record<string, AnswerType>>;
}
