/** Steps of one transaction. Only the first two may wait: `begin` waits for a busy file. */
export type TransactionSteps = {
  /** A `durable` transaction waits for the disk when it commits. */
  begin(durable: boolean): Promise<void>;
  /** Waits one turn, so that calls that have already arrived can join. */
  gather(): Promise<void>;
  commit(): void;
  rollback(): void;
  /** A part of the transaction that can be undone separately. */
  part(): void;
  keepPart(): void;
  undoPart(): void;
  /** Some failures of the file end the transaction. */
  open(): boolean;
};

/** The value of a task, and whether its writes are kept. */
export type TaskResult<T> = { readonly commit: boolean; readonly value: T };

type Job = {
  readonly durable: boolean;
  run(): Promise<void>;
  settle(failure?: { readonly cause: unknown }): void;
};

/** Maximum tasks per batch. Another process that shares the file waits that long. */
const MAX_BATCH = 64;

/**
 * Runs tasks in the order of the calls and commits queued durable ones together, with one wait for
 * the disk. Values are returned after the commit. A failed task does not affect the others; a
 * failed commit fails all.
 */
export const batchRunner = (
  steps: TransactionSteps,
): (<T>(durable: boolean, work: () => Promise<TaskResult<T>>) => Promise<T>) => {
  const queue: Job[] = [];
  let running = false;

  const next = (durable: boolean, done: number): Job | undefined =>
    done < MAX_BATCH && (durable || queue[0]?.durable === false) ? queue.shift() : undefined;

  /** Runs queued tasks while they fit into the batch. */
  const drain = async (durable: boolean, done: Job[]): Promise<void> => {
    for (
      let job = next(durable, done.length);
      job !== undefined;
      job = next(durable, done.length)
    ) {
      done.push(job);
      await job.run();
    }
  };

  const batch = async (durable: boolean): Promise<void> => {
    const done: Job[] = [];
    try {
      await steps.begin(durable);
    } catch (cause) {
      for (const job of queue.splice(0)) job.settle({ cause });
      return;
    }
    try {
      await drain(durable, done);
      if (durable) await steps.gather();
      await drain(durable, done);
      steps.commit();
    } catch (cause) {
      if (steps.open()) steps.rollback();
      for (const job of done) job.settle({ cause });
      return;
    }
    for (const job of done) job.settle();
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
            // A failure that ended the whole transaction also undid the earlier tasks.
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
