import { connect, createServer } from 'node:net';
import { freePort } from './free-port.ts';

/** Session state that does not outlive a transaction behind a pooler. */
export type SessionUse = { readonly startup: readonly string[]; readonly named: readonly string[] };

const textUntilZero = (bytes: Buffer, from: number): string =>
  bytes.toString('utf8', from, bytes.indexOf(0, from));

const reader = (startup: string[], named: string[]) => {
  let buffered = Buffer.alloc(0);
  let started = false;
  return (chunk: Buffer): void => {
    buffered = Buffer.concat([buffered, chunk]);
    for (;;) {
      const head = started ? 1 : 0;
      if (buffered.length < head + 4) return;
      const end = head + buffered.readInt32BE(head);
      if (buffered.length < end) return;
      if (!started)
        startup.push(
          ...buffered
            .toString('utf8', 8, end)
            .split('\0')
            .filter((_, at) => at % 2 === 0),
        );
      else if (buffered.toString('latin1', 0, 1) === 'P') named.push(textUntilZero(buffered, 5));
      started = true;
      buffered = buffered.subarray(end);
    }
  };
};

export const watchSessions = async (url: string) => {
  const target = Number(new URL(url).port);
  const startup: string[] = [];
  const named: string[] = [];
  const server = createServer((client) => {
    const read = reader(startup, named);
    const behind = connect(target, '127.0.0.1');
    client.on('data', read);
    client.pipe(behind).pipe(client);
    for (const socket of [client, behind]) socket.on('error', () => socket.destroy());
  });
  const port = freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String(port);
  return {
    url: through.href,
    use: (): SessionUse => ({
      startup: [...new Set(startup)].filter((name) => name !== ''),
      named: [...new Set(named)].filter((name) => name !== ''),
    }),
    close: () => void server.close(),
  };
};
