export type TransactionSteps = {
  /** Begins a transaction. `durable`: its commit waits until the disk has the data. */
  begin(durable: boolean): Promise<void>;
  /** Waits one turn of the event loop, so that all calls that arrived can join the batch. */
  gather(): Promise<void>;
  commit(): void;
  rollback(): void;
  part(): void;
  keepPart(): void;
  undoPart(): void;
  /** True while the transaction is open. An error of the file can end it. */
  open(): boolean;
};

export type TaskResult<T> = { readonly commit: boolean; readonly value: T };

type Job = {
  readonly durable: boolean;
  run(): Promise<void>;
  settle(failure?: { readonly cause: unknown }): void;
};

/** Maximum number of tasks in a batch. Other processes wait until the batch has ended. */
const MAX_BATCH = 64;

/**
 * Runs tasks in batches with one commit per batch. A caller gets the value of a task only after
 * this commit. For durable tasks, the commit waits until the disk has the data. A failed task
 * undoes only its own writes; if the commit fails, all tasks of the batch fail.
 */
export const batchRunner = (
  steps: TransactionSteps,
): (<T>(durable: boolean, work: () => Promise<TaskResult<T>>) => Promise<T>) => {
  const queue: Job[] = [];
  let running = false;

  const next = (durable: boolean, count: number): Job | undefined =>
    count < MAX_BATCH && (durable || queue[0]?.durable === false) ? queue.shift() : undefined;

  const drain = async (durable: boolean, completed: Job[]): Promise<void> => {
    for (
      let job = next(durable, completed.length);
      job !== undefined;
      job = next(durable, completed.length)
    ) {
      completed.push(job);
      await job.run();
    }
  };

  const batch = async (durable: boolean): Promise<void> => {
    const completed: Job[] = [];
    try {
      await steps.begin(durable);
    } catch (cause) {
      for (const job of queue.splice(0)) job.settle({ cause });
      return;
    }
    try {
      await drain(durable, completed);
      if (durable) await steps.gather();
      await drain(durable, completed);
      steps.commit();
    } catch (cause) {
      if (steps.open()) steps.rollback();
      for (const job of completed) job.settle({ cause });
      return;
    }
    for (const job of completed) job.settle();
  };

  const run = async (): Promise<void> => {
    running = true;
    for (let first = queue[0]; first !== undefined; first = queue[0]) await batch(first.durable);
    running = false;
  };

  return <T>(durable: boolean, work: () => Promise<TaskResult<T>>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let ended: () => void = () => undefined;
      queue.push({
        durable,
        run: async () => {
          steps.part();
          try {
            const { commit, value } = await work();
            if (!commit) steps.undoPart();
            steps.keepPart();
            ended = () => resolve(value);
          } catch (failure) {
            // This error has ended the whole transaction, so earlier tasks of the batch are undone.
            if (!steps.open()) throw failure;
            steps.undoPart();
            steps.keepPart();
            ended = () => reject(failure);
          }
        },
        settle: (failure) => (failure === undefined ? ended() : reject(failure.cause)),
      });
      if (!running) void run();
    });
};
