/** Runs works at once, but those of one subject one after the other. */
export interface SubjectQueue {
  /** @param work never rejects */
  add(subject: string, work: () => Promise<void>): void;
  /** Drops the works that have not started. */
  clear(): void;
}

interface WaitingWork {
  readonly subject: string;
  readonly work: () => Promise<void>;
}

/** @param most the number of works that run at once */
export function createSubjectQueue(most: number): SubjectQueue {
  const busySubjects = new Set<string>();
  let waiting: readonly WaitingWork[] = [];

  function begin(): void {
    while (busySubjects.size < most) {
      const next = waiting.find(({ subject }) => !busySubjects.has(subject));
      if (next === undefined) return;
      waiting = waiting.filter((other) => other !== next);
      void run(next);
    }
  }

  async function run({ subject, work }: WaitingWork): Promise<void> {
    busySubjects.add(subject);
    await work();
    busySubjects.delete(subject);
    begin();
  }

  return {
    add(subject, work) {
      waiting = [...waiting, { subject, work }];
      begin();
    },
    clear() {
      waiting = [];
    },
  };
}
