import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { batchingSocket } from '../../../adapters/storage/postgres/batching-socket.ts';

const connectToServer = async () => {
  let heard = '';
  const peers: Socket[] = [];
  const server = createServer((peer) => {
    peers.push(peer);
    peer.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const at = server.address();
  const socket = batchingSocket();
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.connect(typeof at === 'object' && at !== null ? at.port : 0, '127.0.0.1');
  });
  return {
    socket,
    until: async (text: string) => {
      while (heard !== text) await new Promise((more) => peers[0]?.once('data', more));
      return heard;
    },
    close: () => {
      socket.destroy();
      server.close();
    },
  };
};

let open: Awaited<ReturnType<typeof connectToServer>> | undefined;
afterEach(() => open?.close());

describe('a database socket that sends several writes together', () => {
  it('collects the writes of one event loop turn, even with cork and uncork, and sends them in order', async () => {
    open = await connectToServer();
    const { socket, until } = open;
    socket.write('begin ');
    socket.cork();
    socket.write('lock ');
    socket.write('read ');
    socket.uncork();
    await Promise.resolve();
    socket.write('save');
    expect(socket.writableLength).toBe('begin lock read save'.length);
    await new Promise((next) => process.nextTick(next));
    expect(socket.writableCorked).toBe(0);
    expect(await until('begin lock read save')).toBe('begin lock read save');
  });

  it('sends a write of a later event loop turn at once, without waiting for another write', async () => {
    open = await connectToServer();
    const { socket, until } = open;
    socket.write('one ');
    await until('one ');
    socket.write('two');
    expect(await until('one two')).toBe('one two');
  });
});
