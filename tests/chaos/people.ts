import { setTimeout as pause } from 'node:timers/promises';
import type { ApiFailure } from '../../adapters/http/client/failure.ts';
import { type Chance, chanceOf } from '../simulation/chance.ts';
import type { Browser } from '../simulation/jar.ts';
import { steadfastBrowser } from '../simulation/steadfast.ts';
import { type Visit, visitShop } from '../simulation/traveller.ts';
import type { World } from './world.ts';

type Booked = Extract<Visit, { end: 'booked' }>;

/** What the people outside know: what they were told, and what they did. */
export type Outside = {
  readonly booked: Booked[];
  /** Payments that the provider has said were made, each said at least once and heard. */
  readonly paid: Set<string>;
  /** Failures that no shop in trouble should have. */
  readonly unkind: string[];
};

const unkindOf = (failure: ApiFailure): string | null =>
  failure.kind === 'refused' && failure.status >= 500 && failure.status !== 503 ? `${failure.status} ${failure.message}` : null;

/** Says what became of a payment until it is heard: as a provider does, to whichever process answers. */
const notify = async (world: World, chance: Chance, paymentId: string): Promise<boolean> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const shop = chance.pick(world.shops);
    try {
      const answer = await fetch(`${shop?.base}/dev/platnosc/${paymentId}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'outcome=completed',
      });
      if (answer.status === 303) return true;
      if (answer.status !== 503) return false;
    } catch {
      // The process is away: it is said again.
    }
    await pause(100);
  }
  return false;
};

/** Pays what is due, and the provider says so: once or twice, at once or later. */
const pay = async (world: World, chance: Chance, browser: Browser, { reservationId }: Booked, { paid }: Outside) => {
  let location = '';
  for (let tries = 0; tries < 300 && location === ''; tries += 1) {
    try {
      const answer = await browser.send(`/v1/payments/${reservationId}/next`, { redirect: 'manual' });
      if (answer.status !== 302 && answer.status !== 503) return;
      location = answer.headers.get('location') ?? '';
    } catch {
      // Asked again.
    }
    if (location === '') await pause(100);
  }
  const paymentId = /\/dev\/platnosc\/([\w-]+)$/.exec(location)?.[1];
  if (paymentId === undefined) return;
  if (chance.happens(0.4)) await pause(chance.between(500, 4_000));
  const heard = await Promise.all(Array.from({ length: chance.happens(0.3) ? 3 : 1 }, () => notify(world, chance, paymentId)));
  if (heard.some((each) => each)) paid.add(paymentId);
};

/** Travellers who book and pay, each call at whichever process comes first, until it is over; whoever is under way ends their visit. */
export const sendPeople = async (world: World, seed: number, atOnce: number, over: () => boolean, vouchers: readonly string[]) => {
  const outside: Outside = { booked: [], paid: new Set(), unkind: [] };
  const looker = steadfastBrowser(world.shops[0]?.base ?? '', '10.0.0.1', () => undefined);
  const listed = await looker.call('offersList', { siteId: 1 });
  const offers = listed._unsafeUnwrap().Offers.filter(({ Availability }) => Availability.Available);
  const numbers = offers.map(({ OfferId }) => OfferId);
  let people = 0;
  const walk = async (): Promise<void> => {
    while (!over()) {
      people += 1;
      const own = people;
      const chance = chanceOf(seed * 100_003 + own);
      const base = (): string => chance.pick(world.shops)?.base ?? '';
      const browser = steadfastBrowser(base, `10.${1 + (own >> 16)}.${(own >> 8) & 255}.${own & 255}`, (name, failure) => {
        const unkind = unkindOf(failure);
        if (unkind !== null) outside.unkind.push(`${name}: ${unkind}`);
      });
      // A key means something within a session alone.
      await browser.call('reservationCreate', { siteId: 1, offerId: numbers[0] ?? 0 });
      const visit = await visitShop(browser, chance, own, numbers);
      if (visit.end !== 'booked') continue;
      outside.booked.push(visit);
      const voucherCode = chance.happens(0.4) ? chance.pick(vouchers) : undefined;
      if (voucherCode !== undefined)
        await browser.call('voucherRedeem', { siteId: 1, reservationId: visit.reservationId, userNum: 1, voucherCode });
      if (chance.happens(0.6)) await pay(world, chance, browser, visit, outside);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return outside;
};
