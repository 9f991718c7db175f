const maxPendingEvents = 1_000;

/** A stream that can be paused. */
export interface PausedStream {
  readonly session: string;
  /** Held events, oldest first. */
  readonly pendingWork: (() => void)[];
}

/** The sessions whose streams are paused. */
export interface PausedStreams {
  /** Without a session: whether any session is paused. */
  has(session: string | null): boolean;
  /** Runs the work now, or when the hold of its session ends. */
  pass(stream: PausedStream, work: () => void): void;
  begin(session: string): void;
  /** Runs the held work. Returns its number. */
  end(session: string, streams: readonly PausedStream[]): number;
  /** Ends a hold and discards the held work; of every session without one. */
  forget(session: string | null): void;
}

export function createPausedStreams(): PausedStreams {
  const pausedSessions = new Set<string>();
  return {
    has: (session) => (session === null ? pausedSessions.size > 0 : pausedSessions.has(session)),
    pass({ session, pendingWork }, work) {
      if (!pausedSessions.has(session)) {
        work();
        return;
      }
      pendingWork.push(work);
      if (pendingWork.length > maxPendingEvents) pendingWork.shift();
    },
    begin: (session) => void pausedSessions.add(session),
    end(session, streams) {
      pausedSessions.delete(session);
      const count = pendingCount(streams);
      for (const { pendingWork } of streams) for (const work of pendingWork.splice(0)) work();
      return count;
    },
    forget(session) {
      if (session === null) pausedSessions.clear();
      else pausedSessions.delete(session);
    },
  };
}

/** Number of held events in all of the streams. */
export function pendingCount(streams: readonly PausedStream[]): number {
  return streams.reduce((sum, { pendingWork }) => sum + pendingWork.length, 0);
}
