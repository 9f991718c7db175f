const mostKept = 1_000;

/** A stream that can be made to wait. */
export interface PausedStream {
  readonly session: string;
  /** What waits, oldest first. */
  readonly kept: (() => void)[];
}

/** The sessions whose streams send nothing for a while. */
export interface PausedStreams {
  /** Without a session: whether there is any hold. */
  has(session: string | null): boolean;
  /** Does the work now, or when the hold of its session ends. */
  pass(stream: PausedStream, work: () => void): void;
  begin(session: string): void;
  /** Does what waited, and tells how much that was. */
  end(session: string, streams: readonly PausedStream[]): number;
  /** Ends a hold and forgets what waited; of every session without one. */
  forget(session: string | null): void;
}

export function createPausedStreams(): PausedStreams {
  const held = new Set<string>();
  return {
    has: (session) => (session === null ? held.size > 0 : held.has(session)),
    pass({ session, kept }, work) {
      if (!held.has(session)) {
        work();
        return;
      }
      kept.push(work);
      if (kept.length > mostKept) kept.shift();
    },
    begin: (session) => void held.add(session),
    end(session, streams) {
      held.delete(session);
      const released = keptIn(streams);
      for (const { kept } of streams) for (const work of kept.splice(0)) work();
      return released;
    },
    forget(session) {
      if (session === null) held.clear();
      else held.delete(session);
    },
  };
}

/** How much waits, over all of the streams. */
export function keptIn(streams: readonly PausedStream[]): number {
  return streams.reduce((sum, { kept }) => sum + kept.length, 0);
}
