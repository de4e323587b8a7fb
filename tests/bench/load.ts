import { connect } from 'node:net';

export type Load = {
  readonly port: number;
  readonly path: string;
  readonly body?: string;
  readonly headers?: string;
  readonly connections: number;
  readonly requests: number;
};

/** `p99` is the 99th percentile of the response time in milliseconds. */
export type LoadResult = { readonly perSecond: number; readonly p99: number };

export const measureLoad = async ({
  port,
  path,
  body,
  headers = '',
  connections,
  requests,
}: Load): Promise<LoadResult> => {
  const posted =
    body === undefined
      ? ''
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  const request = `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nhost: localhost:${port}\r\n${posted}${headers}\r\n${body ?? ''}`;
  const waits: number[] = [];
  let sent = 0;
  const sendRequest = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: 'localhost', noDelay: true });
      let missing = 0;
      let sentAt = 0;
      const next = (): void => {
        if (sent >= requests) {
          socket.end();
          resolve();
          return;
        }
        sent += 1;
        sentAt = performance.now();
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
        if (missing > 0) return;
        waits.push(performance.now() - sentAt);
        next();
      });
    });
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, sendRequest));
  const seconds = (performance.now() - began) / 1000;
  const slowest = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)];
  return { perSecond: requests / seconds, p99: slowest ?? Number.NaN };
};
