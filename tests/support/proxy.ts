import { createConnection, createServer, type Socket } from 'node:net';

export type DatabaseProxy = {
  through(url: string): string;
  /** Loses the next COMMIT (`question`) or its response (`answer`) and breaks that connection. */
  loseCommit(what: 'question' | 'answer'): void;
  lost(): number;
  hold(hold: boolean): void;
  close(): Promise<void>;
};

const COMMIT = Buffer.from('COMMIT\0');

export const openProxy = async (port: number): Promise<DatabaseProxy> => {
  let losing: 'question' | 'answer' | null = null;
  let lost = 0;
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const pass = (send: () => void): void => void (isHeld ? waiting.push(send) : send());
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
      if (chunk.includes(COMMIT)) client.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const ownPort = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    through: (url) => Object.assign(new URL(url), { port: String(ownPort) }).href,
    loseCommit: (what) => {
      losing = what;
    },
    lost: () => lost,
    hold: (hold) => {
      isHeld = hold;
      if (!isHeld) for (const send of waiting.splice(0)) send();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
};
