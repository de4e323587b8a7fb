/** Steps of one transaction of the file. Only the first two may wait: `begin` for a file that another process keeps busy. */
export type TransactionSteps = {
  /** `durable`: the commit waits for the disk. */
  begin(durable: boolean): Promise<void>;
  /** Lets those come in who are at the door already. */
  gather(): Promise<void>;
  commit(): void;
  rollback(): void;
  /** A part of the transaction that can be undone by itself. */
  part(): void;
  keepPart(): void;
  undoPart(): void;
  /** Whether the transaction is still open; some failures of the file end it by themselves. */
  open(): boolean;
};

/** What a work comes to: its value, and whether what it wrote is kept. */
export type Outcome<T> = { readonly commit: boolean; readonly value: T };

type Job = { readonly durable: boolean; run(): Promise<void>; settle(failure?: { readonly cause: unknown }): void };

/** Together at most; another process that shares the file waits so long. */
const LARGEST = 64;

/**
 * Runs works one after another, in the order in which they were given, and makes those that queue up durable together: one wait for
 * the disk for all of them. A work's value is given out only after that. A work that fails or keeps nothing leaves the others as they
 * are; where the commit itself fails, all of them fail. Works that need not outlive a power cut do not wait for the disk where they are
 * among themselves.
 */
export const inBatches = (steps: TransactionSteps): (<T>(durable: boolean, work: () => Promise<Outcome<T>>) => Promise<T>) => {
  const queue: Job[] = [];
  let running = false;

  const next = (durable: boolean, done: number): Job | undefined =>
    done < LARGEST && (durable || queue[0]?.durable === false) ? queue.shift() : undefined;

  /** Runs what is queued up, as far as it fits into the batch. */
  const drain = async (durable: boolean, done: Job[]): Promise<void> => {
    for (let job = next(durable, done.length); job !== undefined; job = next(durable, done.length)) {
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

  return <T>(durable: boolean, work: () => Promise<Outcome<T>>): Promise<T> =>
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
            // What ended the whole transaction took the earlier works with it.
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
