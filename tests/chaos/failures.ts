import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../simulation/chance.ts';
import type { ChaosShop, ChaosWorld } from './world.ts';

const HOUR = 3_600_000;
const HALF_A_CALL =
  'POST /v1/reservations/create HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\nContent-Type: application/json\r\n\r\n{';

const kill = async (shop: ChaosShop, chance: Chance): Promise<string> => {
  const jump = chance.happens(0.4) ? chance.between(-2 * HOUR, 2 * HOUR) : null;
  await shop.kill();
  await pause(chance.between(0, 300));
  const clock =
    jump === null
      ? {}
      : { SHOP_CLOCK: `${new Date(Date.now() + jump).toISOString().slice(0, 19)}Z` };
  await shop.reopen(clock);
  return jump === null
    ? 'a process was killed'
    : `a process was killed, and its clock moved by ${Math.round(jump / 60_000)} minutes`;
};

const release = async (shop: ChaosShop): Promise<string> => {
  const { code } = await shop.end();
  await shop.reopen();
  if (code !== 0) throw new Error(`A process that was told to stop ended with ${code}`);
  return 'a process was stopped and started';
};

const slowClients = async (shop: ChaosShop): Promise<string> => {
  const sockets = Array.from({ length: 50 }, () =>
    connect({ port: Number(new URL(shop.base).port), host: 'localhost' }),
  );
  for (const socket of sockets) socket.on('error', () => undefined).write(HALF_A_CALL);
  await pause(500);
  for (const socket of sockets) socket.destroy();
  return 'fifty people said half a call';
};

const fullDisk = async ({ disk, shops }: ChaosWorld): Promise<string> => {
  if (disk === null) return 'nothing happened';
  // A file size limit applies only to this process; a restarted shop has no limit.
  const pid = shops[0]?.pid() ?? 0;
  disk.fill(pid);
  await pause(700);
  if (disk.kind === 'mount' || shops[0]?.pid() === pid) disk.empty(pid);
  return 'the disk was full for a while';
};

const restart = async ({ postgres }: ChaosWorld): Promise<string> => {
  await postgres?.restart();
  return 'the database restarted';
};

export const causeFailures = async (
  world: ChaosWorld,
  chance: Chance,
  over: () => boolean,
  log: (what: string) => void,
): Promise<void> => {
  while (!over()) {
    await pause(chance.between(200, 2_500));
    const shop = chance.pick(world.shops);
    if (shop === undefined || over()) return;
    const which = chance.between(1, 10);
    if (which <= 4) log(await (world.disk === null ? restart(world) : fullDisk(world)));
    else if (which <= 7) log(await kill(shop, chance));
    else if (which <= 8) log(await release(shop));
    else log(await slowClients(shop));
  }
};
