/** Why a server cannot start; each kind has its own exit code on the command line. */
export type StartProblem = 'usage' | 'contract' | 'port';

/** The server could not start; its message is for the user who started it. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly problem: StartProblem;

  constructor(problem: StartProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
