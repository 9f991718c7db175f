const maxHeldEvents = 1_000;

/** A stream that can be paused. */
export interface PausedStream {
  readonly session: string;
  /** Held events, oldest first. */
  readonly heldWork: (() => void)[];
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
    pass({ session, heldWork }, work) {
      if (!pausedSessions.has(session)) {
        work();
        return;
      }
      heldWork.push(work);
      if (heldWork.length > maxHeldEvents) heldWork.shift();
    },
    begin: (session) => void pausedSessions.add(session),
    end(session, streams) {
      pausedSessions.delete(session);
      const released = heldCount(streams);
      for (const { heldWork } of streams) for (const work of heldWork.splice(0)) work();
      return released;
    },
    forget(session) {
      if (session === null) pausedSessions.clear();
      else pausedSessions.delete(session);
    },
  };
}

/** Number of held events in all of the streams. */
export function heldCount(streams: readonly PausedStream[]): number {
  return streams.reduce((sum, { heldWork }) => sum + heldWork.length, 0);
}
