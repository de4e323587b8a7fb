import { createConnection, createServer, type Socket } from 'node:net';

/** A stretch of network before a PostgreSQL server that loses what a test wants lost. */
export type DatabaseProxy = {
  /** The same database address, through the proxy. */
  through(url: string): string;
  /** The next COMMIT does not arrive, or arrives and its answer does not; the connection breaks at that moment. */
  loseCommit(what: 'question' | 'answer'): void;
  /** How many COMMITs were lost. */
  lost(): number;
  /** Nothing goes through any more, in either direction, and no connection ends, until it is undone. */
  hold(held: boolean): void;
  close(): Promise<void>;
};

const COMMIT = Buffer.from('COMMIT\0');

export const openProxy = async (port: number): Promise<DatabaseProxy> => {
  let losing: 'question' | 'answer' | null = null;
  let lost = 0;
  let held = false;
  const waiting: (() => void)[] = [];
  const pass = (send: () => void): void => void (held ? waiting.push(send) : send());
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const behind = createConnection({ port, host: '127.0.0.1' });
    let answerLost = false;
    for (const socket of [client, behind]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          client.destroy();
          behind.destroy();
        });
    }
    client.on('data', (chunk) => {
      if (losing !== null && chunk.includes(COMMIT)) {
        lost += 1;
        const what = losing;
        losing = null;
        if (what === 'question') return void client.destroy();
        answerLost = true;
      }
      pass(() => behind.write(chunk));
    });
    behind.on('data', (chunk) => {
      if (!answerLost) return pass(() => client.write(chunk));
      // Done: the server says so, to nobody.
      if (chunk.includes(COMMIT)) client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    through: (url) => Object.assign(new URL(url), { port: String(own) }).href,
    loseCommit: (what) => {
      losing = what;
    },
    lost: () => lost,
    hold: (now) => {
      held = now;
      if (!held) for (const send of waiting.splice(0)) send();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
