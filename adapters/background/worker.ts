export type Worker = {
  wake(): void;
  drain(): Promise<void>;
  stop(): Promise<void>;
};

export type WorkerSettings = {
  readonly pass: () => Promise<unknown>;
  /**
   * Milliseconds between the end of one run of `pass` and the start of the next run. Other
   * processes can store work, but cannot wake this worker. So each run also looks for their work.
   */
  readonly every: number;
  readonly failed: (error: unknown) => void;
};

export const IDLE_WORKER: Worker = {
  wake: () => undefined,
  drain: async () => undefined,
  stop: async () => undefined,
};

/**
 * Runs `pass` again and again, never two runs at the same time. Reports a failed run and continues.
 */
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
  // One waiting run is enough: when it begins, it does all work that was stored until then. So a
  // call of `drain` during the wait starts no further run.
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
