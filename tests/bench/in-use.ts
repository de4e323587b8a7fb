type Answered = {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
};

const LOOK = 50;

const addressAt = async (port: number): Promise<string> => {
  for (;;) {
    const targets = await fetch(`http://127.0.0.1:${port}/json`).then(
      (answer) => answer.json(),
      () => [],
    );
    const url: unknown = targets[0]?.webSocketDebuggerUrl;
    if (typeof url === 'string') return url;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
};

/** Megabytes of used heap after garbage collection, through the process's `--inspect-port`. */
export const inUseOf = async (
  pid: number,
  port: number,
): Promise<{ readonly ask: () => Promise<number>; readonly end: () => void }> => {
  process.kill(pid, 'SIGUSR1');
  const line = new WebSocket(await addressAt(port));
  await new Promise((resolve) => line.addEventListener('open', resolve));
  const waiting = new Map<number, (answer: Answered) => void>();
  line.addEventListener('message', ({ data }) => {
    const answer: Answered = JSON.parse(String(data));
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let requestCount = 0;
  const call = (method: string, params: object = {}): Promise<Answered> =>
    new Promise((resolve) => {
      requestCount += 1;
      waiting.set(requestCount, resolve);
      line.send(JSON.stringify({ id: requestCount, method, params }));
    });
  return {
    ask: async () => {
      // The first collection can release objects that only the second one removes.
      for (let sweep = 0; sweep < 2; sweep += 1) await call('HeapProfiler.collectGarbage');
      const { result } = await call('Runtime.evaluate', {
        expression: 'process.memoryUsage().heapUsed',
      });
      return Number(result?.result?.value) / 2 ** 20;
    },
    end: () => line.close(),
  };
};
