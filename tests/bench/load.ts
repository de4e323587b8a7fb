import { connect } from 'node:net';

type Load = {
  readonly port: number;
  readonly path: string;
  readonly body: string;
  readonly connections: number;
  readonly requests: number;
};

/**
 * Sends the same POST over kept connections, the next when the answer before it is whole; answers per second. Written on bare
 * sockets, so that the measuring side costs as little as it can.
 */
export const answersPerSecond = async ({ port, path, body, connections, requests }: Load): Promise<number> => {
  const request = `POST ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  let sent = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: 'localhost', noDelay: true });
      let missing = 0;
      const next = (): void => {
        if (sent >= requests) {
          socket.end();
          resolve();
          return;
        }
        sent += 1;
        socket.write(request);
      };
      socket.on('connect', next).on('error', reject);
      socket.on('data', (chunk) => {
        if (missing > 0) missing -= chunk.length;
        else {
          const end = chunk.indexOf('\r\n\r\n');
          const head = chunk.toString('latin1', 0, end);
          if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.split('\r\n')[0]));
          const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
          missing = end + 4 + length - chunk.length;
        }
        if (missing === 0) next();
      });
    });
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, one));
  return requests / ((performance.now() - began) / 1000);
};
