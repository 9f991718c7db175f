/** Runs tasks in parallel, but the tasks of one subject one after the other. */
export interface SubjectQueue {
  /** @param task never rejects */
  add(subject: string, task: () => Promise<void>): void;
  /** Drops the tasks that have not started. */
  clear(): void;
}

interface WaitingTask {
  readonly subject: string;
  readonly task: () => Promise<void>;
}

/** @param most the number of tasks that run at the same time */
export function createSubjectQueue(most: number): SubjectQueue {
  const busySubjects = new Set<string>();
  let waiting: readonly WaitingTask[] = [];

  function begin(): void {
    while (busySubjects.size < most) {
      const next = waiting.find(({ subject }) => !busySubjects.has(subject));
      if (next === undefined) return;
      waiting = waiting.filter((other) => other !== next);
      void run(next);
    }
  }

  async function run({ subject, task }: WaitingTask): Promise<void> {
    busySubjects.add(subject);
    await task();
    busySubjects.delete(subject);
    begin();
  }

  return {
    add(subject, task) {
      waiting = [...waiting, { subject, task }];
      begin();
    },
    clear() {
      waiting = [];
    },
  };
}
