/** What keeps a server from starting; each kind has an exit code of its own on the command line. */
export type StartProblem = 'usage' | 'contract' | 'port';

/** The server could not start; its message is for the person who started it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly problem: StartProblem;

  constructor(problem: StartProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
