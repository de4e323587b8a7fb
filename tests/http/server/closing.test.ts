import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createConnectionTracker } from '../../../adapters/http/server/pipeline/connections.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const answerOn = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes)));
    socket.once('close', () => resolve(''));
  });

const openClosing = async () => {
  const { serverFactory, begun, endSoon } = createConnectionTracker((_error, socket) =>
    socket.destroy(),
  );
  const { promise: blocked, resolve: answer } = Promise.withResolvers<string>();
  const { promise: arrival, resolve: reached } = Promise.withResolvers<void>();
  const { promise: begunToSay, resolve: heard } = Promise.withResolvers<void>();
  const app = Fastify({ serverFactory, return503OnClosing: false });
  app.addHook('onRequest', (request, reply, next) => {
    begun(request.raw, reply.raw);
    heard();
    next();
  });
  app.addHook('preClose', async () => endSoon());
  app.get('/open', async () => {
    reached();
    return blocked;
  });
  app.post('/said', async () => 'all of it');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const at = app.server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  const say = async (words: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1' });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(words);
    return socket;
  };
  const half = await say(
    'POST /said HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
  );
  await begunToSay;
  return { app, say, half, answer, asked: arrival };
};

it('a closing server waits one second for requests that are half sent, if no call is running', async () => {
  const { app, half } = await openClosing();
  const answered = answerOn(half);
  const closed = app.close();
  await vi.advanceTimersByTimeAsync(999);
  expect(half.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answered).toBe('');
  await closed;
});

it('a closing server answers a half-sent request if the rest arrives within one second', async () => {
  const { app, half } = await openClosing();
  const answered = answerOn(half);
  const closed = app.close();
  await vi.advanceTimersByTimeAsync(500);
  half.write(' said');
  expect(await answered).toContain('all of it');
  await vi.advanceTimersByTimeAsync(500);
  await closed;
});

it('a closing server waits up to two seconds to answer a running call; after that it closes at once', async () => {
  const { app, say, half, answer, asked } = await openClosing();
  const answered = answerOn(half);
  const open = answerOn(await say('GET /open HTTP/1.1\r\nHost: x\r\n\r\n'));
  await asked;
  const closed = app.close();
  await vi.advanceTimersByTimeAsync(1_800);
  answer('done');
  expect(await open).toContain('done');
  await vi.advanceTimersByTimeAsync(100);
  expect(await answered).toBe('');
  await closed;
});

it('a closing server breaks off a call that still runs after two seconds', async () => {
  const { app, say, answer, asked } = await openClosing();
  const open = answerOn(await say('GET /open HTTP/1.1\r\nHost: x\r\n\r\n'));
  await asked;
  const closed = app.close();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await open).toBe('');
  answer('too late');
  await closed;
});
