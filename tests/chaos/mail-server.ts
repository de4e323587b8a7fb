import { createServer, type Socket } from 'node:net';
import type { Chance } from '../simulation/chance.ts';

/** Drops one conversation in five, before the server accepts or confirms the mail. */
export const lossyMailServer = async (chance: Chance) => {
  const delivered = new Map<string, number>();
  const serve = (socket: Socket): void => {
    let [data, inData] = ['', false];
    const fate = chance.happens(0.8) ? 'kept' : chance.pick(['refused', 'cut', 'unsaid'] as const);
    const take = (mail: string): void => {
      const id = /^Message-ID: <(.+)>$/im.exec(mail)?.[1] ?? '';
      delivered.set(id, (delivered.get(id) ?? 0) + 1);
    };
    socket.on('error', () => socket.destroy()).write('220 ready\r\n');
    socket.on('data', (chunk) => {
      data += chunk.toString('utf8');
      for (let end = data.indexOf('\r\n'); end >= 0; end = data.indexOf('\r\n')) {
        if (inData) {
          const stop = data.indexOf('\r\n.\r\n');
          if (stop < 0) return;
          if (fate !== 'cut') take(data.slice(0, stop));
          if (fate !== 'kept') return void socket.destroy();
          [data, inData] = [data.slice(stop + 5), false];
          socket.write('250 kept\r\n');
          continue;
        }
        const line = data.slice(0, end);
        data = data.slice(end + 2);
        inData = line === 'DATA';
        if (line === 'QUIT') socket.end('221 bye\r\n');
        else
          socket.write(
            inData
              ? '354 go on\r\n'
              : fate === 'refused' && line.startsWith('RCPT')
                ? '450 later\r\n'
                : '250 ok\r\n',
          );
      }
    });
  };
  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
    delivered: delivered as ReadonlyMap<string, number>,
    close: (): void => void server.close(),
  };
};
