import { connect, type Socket } from 'node:net';
import { setInterval as every, setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../simulation/simulated-browser.ts';
import { startShopProcess } from '../support/shop-process.ts';

type Shop = Awaited<ReturnType<typeof startShopProcess>>;

const opened = async (): Promise<Shop> => {
  const shop = await startShopProcess();
  onTestFinished(() => shop.close());
  return shop;
};

const dial = (shop: Shop): Socket => {
  const socket = connect({ port: Number(new URL(shop.base).port), host: 'localhost' });
  socket.on('error', () => undefined).resume();
  onTestFinished(() => void socket.destroy());
  return socket;
};

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => socket.once('close', () => resolve()));

const HALF_A_BODY =
  'POST /v1/reservations/create HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"siteId":';

const drip = async (socket: Socket, beginning: string): Promise<void> => {
  socket.write(beginning);
  for await (const _ of every(250)) {
    if (socket.destroyed || !socket.writable) return;
    socket.write('x');
  }
};

it('the shop closes 500 slow or silent connections within 30 seconds, and still serves others', async () => {
  const shop = await opened();
  const began = performance.now();
  const sockets = Array.from({ length: 500 }, () => dial(shop));
  const allClosed = Promise.all(sockets.map(closed));
  sockets.forEach((socket, n) => {
    if (n % 10 === 9) return;
    void drip(socket, n % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ' : HALF_A_BODY);
  });
  let over = false;
  const slowest = (async () => {
    const browser = openBrowser(shop.base, '10.0.0.1');
    let longest = 0;
    while (!over) {
      const askedAt = performance.now();
      expect((await browser.call('offersList', { siteId: 1 })).isOk()).toBe(true);
      longest = Math.max(longest, performance.now() - askedAt);
      await pause(100);
    }
    return longest;
  })();
  await allClosed;
  over = true;
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(await slowest).toBeLessThan(5_000);
}, 60_000);

it('a shop that is stopped answers running calls and exits with code 0 within 3 s', async () => {
  const shop = await opened();
  const browser = openBrowser(shop.base, '10.0.0.1');
  const offers = (await browser.call('offersList', { siteId: 1 }))._unsafeUnwrap().Offers;
  const offerId = offers.find(({ Availability }) => Availability.Available)?.OfferId ?? 0;
  await browser.call('reservationCreate', { siteId: 1, offerId });
  const halves = Array.from({ length: 20 }, () => dial(shop));
  for (const [n, socket] of halves.entries())
    socket.write(n % 2 === 0 ? HALF_A_BODY : 'GET / HTTP/1.1\r\nHost: loc');
  const other = new Database(shop.file('shop.sqlite'));
  onTestFinished(() => void other.close());
  other.exec('BEGIN IMMEDIATE');
  const open = Array.from({ length: 5 }, () =>
    browser.call('reservationCreate', { siteId: 1, offerId }),
  );
  await expect.poll(async () => (await fetch(`${shop.base}/healthz`)).status).toBe(200);
  const signalledAt = performance.now();
  const ended = shop.end();
  setTimeout(() => other.exec('ROLLBACK'), 800);
  expect((await Promise.all(open)).map((answer) => answer.isOk())).toEqual(open.map(() => true));
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - signalledAt).toBeLessThan(3_000);
}, 30_000);
