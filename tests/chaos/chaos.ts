import { setTimeout as pause } from 'node:timers/promises';
import { cryptoIds } from '../../adapters/system/ids.ts';
import { createVoucher } from '../../application/office/codes.ts';
import { zloty } from '../../domain/money.ts';
import { chanceOf } from '../simulation/chance.ts';
import {
  checkAfterChaos,
  countHandedOver,
  deliverProviderNotices,
  ordersPaidAt,
} from './check-after-chaos.ts';
import { causeFailures } from './failures.ts';
import { sendPeople } from './people.ts';
import { openPlace, openWorld, type StoreName } from './world.ts';

export type Chaos = {
  readonly booked: number;
  readonly paid: number;
  readonly troubles: readonly string[];
  readonly wrong: readonly string[];
};

export type ChaosOptions = {
  readonly store: StoreName;
  readonly minutes: number;
  readonly seed: number;
};

const AT_ONCE = 6;
const VOUCHERS = 6;
export const FEWEST_TROUBLES = 4;

/** After the failures, the consistency check and a replay must pass. The seed decides choices
 * and failures; the order of calls does not depend on it. */
export const playChaos = async (
  { store, minutes, seed }: ChaosOptions,
  log: (what: string) => void = () => undefined,
): Promise<Chaos> => {
  const chance = chanceOf(seed);
  const world = await openWorld(await openPlace(store), chanceOf(seed + 1));
  const troubles: string[] = [];
  try {
    const kit = await world.openStore();
    try {
      const deps = { store: kit.store, clock: { now: () => Date.now() }, ids: cryptoIds };
      const vouchers: string[] = [];
      for (let n = 0; n < VOUCHERS; n += 1) {
        const gift = {
          kind: 'gift',
          value: zloty(500 + 500 * n),
          description: 'Prezent',
          siteId: null,
          expiresOn: null,
        } as const;
        const created = await createVoucher(deps)('Ola', gift);
        if (created.isOk() && created.value.voucher !== null)
          vouchers.push(created.value.voucher.code);
      }
      const before = await countHandedOver(kit);
      const until = performance.now() + minutes * 60_000;
      // A slow machine gets more time, so that each run has enough failures.
      const over = (): boolean => performance.now() > until && troubles.length >= FEWEST_TROUBLES;
      const trouble = causeFailures(world, chance, over, (what) => {
        troubles.push(what);
        log(what);
      });
      const outside = await sendPeople(world, seed, AT_ONCE, over, vouchers);
      await trouble;
      log('the last traveller has left');
      const unheard = await deliverProviderNotices(world);
      for (const shop of world.shops) await shop.end();
      await pause(100);
      log('the shops have ended; checking the store');
      const wrong = [...unheard, ...(await checkAfterChaos(world, kit, before, outside))];
      log('exporting and replaying the journal');
      const [shop] = world.shops;
      const file = shop?.file('chaos.jsonl') ?? '';
      shop?.command('export', file);
      if (shop?.command('replay', file).includes('The replay agrees with the recording.') !== true)
        wrong.push('the replay does not agree');
      return { booked: outside.booked.length, paid: ordersPaidAt(world).length, troubles, wrong };
    } finally {
      await kit.close();
    }
  } finally {
    await world.close();
  }
};
