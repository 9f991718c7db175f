// Apart from `start-server.ts`, whose declarations need those of Prism: these are public.
import type { Coverage } from './self-check/coverage.ts';

export interface RunningServer {
  url: string;
  port: number;
  /** The requested port, when another program uses it; otherwise null. */
  takenPort: number | null;
  /** The token that the control API requires in `x-mock-control`; null on loopback. */
  controlToken: string | null;
  /** The coverage of the contract since the start of the server. */
  coverage(): Promise<Coverage>;
  /**
   * Ends the streams and accepts no more connections. Running requests have this long to be answered, by default no time.
   * The files are then closed.
   */
  close(graceMs?: number): Promise<void>;
}
