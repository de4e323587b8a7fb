import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { gatheringSocket } from '../../../adapters/storage/postgres/gathering-socket.ts';

/** A connection to a server that keeps what it hears. */
const connected = async () => {
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
  const socket = gatheringSocket();
  await new Promise<void>((done) => {
    socket.once('connect', done);
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

let open: Awaited<ReturnType<typeof connected>> | undefined;
afterEach(() => open?.close());

describe('a connection that gathers', () => {
  it('keeps what is written in one turn until the turn ends, also around its users’ own corking, and sends it in order', async () => {
    open = await connected();
    const { socket, until } = open;
    socket.write('begin ');
    // As a statement with values is sent: parts of it between cork and uncork.
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

  it('keeps nothing back afterwards', async () => {
    open = await connected();
    const { socket, until } = open;
    socket.write('one ');
    await until('one ');
    socket.write('two');
    expect(await until('one two')).toBe('one two');
  });
});
