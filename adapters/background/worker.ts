/** Work that is done again and again: at once when woken, else after a pause. */
export type Worker = {
  /** Something to do has come; costs nothing while a pass is under way. */
  wake(): void;
  /** Does everything that waits now; resolved when it is done. */
  drain(): Promise<void>;
  /** No further passes; resolved when the one under way has ended. */
  stop(): Promise<void>;
};

export type WorkerSettings = {
  readonly pass: () => Promise<unknown>;
  /** Milliseconds between looks, for what other processes wrote. */
  readonly every: number;
  readonly failed: (error: unknown) => void;
};

/** A worker of a process that leaves the work to others. */
export const RESTING: Worker = { wake: () => undefined, drain: async () => undefined, stop: async () => undefined };

/** Starts a worker. Passes never overlap within a process; a pass that fails is reported and tried again at the next turn. */
export const startWorker = ({ pass, every, failed }: WorkerSettings): Worker => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let queued: Promise<void> | undefined;

  const once = async (): Promise<void> => {
    queued = undefined;
    clearTimeout(timer);
    try {
      if (!stopped) await pass();
    } catch (error) {
      failed(error);
    }
    if (!stopped) timer = setTimeout(wake, every);
  };
  // A pass that has not begun yet will see everything that is there by then: more than one in the queue would find nothing.
  const drain = (): Promise<void> => {
    if (queued === undefined) {
      queued = running.then(once);
      running = queued;
    }
    return queued;
  };
  const wake = (): void => {
    void drain();
  };
  wake();
  return {
    wake,
    drain,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
