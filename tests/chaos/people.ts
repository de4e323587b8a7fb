import { setTimeout as pause } from 'node:timers/promises';
import type { ApiFailure } from '../../adapters/http/client/call.ts';
import { type Chance, chanceOf } from '../simulation/chance.ts';
import { retryingBrowser } from '../simulation/retrying-browser.ts';
import type { SimulatedBrowser } from '../simulation/simulated-browser.ts';
import { type Visit, visitShop } from '../simulation/traveller.ts';
import type { ChaosWorld } from './world.ts';

type Booked = Extract<Visit, { end: 'booked' }>;

export type PeopleResult = {
  readonly booked: Booked[];
  /** Status 500 or higher, except 503, is not allowed even during failures. */
  readonly unkind: string[];
};

const unkindOf = (failure: ApiFailure): string | null =>
  failure.kind === 'refused' && failure.status >= 500 && failure.status !== 503
    ? `${failure.status} ${failure.message}`
    : null;

const pay = async (
  { payu }: ChaosWorld,
  chance: Chance,
  browser: SimulatedBrowser,
  { reservationId }: Booked,
) => {
  let location = '';
  for (let tries = 0; tries < 300 && location === ''; tries += 1) {
    try {
      const answer = await browser.send(`/v1/payments/${reservationId}/next`, {
        redirect: 'manual',
      });
      if (answer.status !== 302 && answer.status !== 503) return;
      location = answer.headers.get('location') ?? '';
    } catch {}
    if (location === '') await pause(100);
  }
  if (location === '') return;
  if (chance.happens(0.4)) await pause(chance.between(500, 4_000));
  const news = chance.pick(['once', 'doubled', 'reordered'] as const) ?? 'once';
  payu.order({ news, signs: chance.happens(0.5) ? 'MD5' : 'SHA-256' });
  // A request on a broken connection may have arrived; then a second one changes nothing.
  for (let pressed = false, tries = 0; !pressed && tries < 20; tries += 1)
    pressed = await fetch(location, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'completed' }),
    }).then(
      () => true,
      () => pause(100, false),
    );
};

export const sendPeople = async (
  world: ChaosWorld,
  seed: number,
  atOnce: number,
  over: () => boolean,
  vouchers: readonly string[],
) => {
  const outside: PeopleResult = { booked: [], unkind: [] };
  const looker = retryingBrowser(world.shops[0]?.base ?? '', '10.0.0.1', () => undefined);
  const listed = await looker.call('offersList', { siteId: 1 });
  const offers = listed._unsafeUnwrap().Offers.filter(({ Availability }) => Availability.Available);
  const numbers = offers.map(({ OfferId }) => OfferId);
  let people = 0;
  const walk = async (): Promise<void> => {
    while (!over()) {
      people += 1;
      const personNumber = people;
      const chance = chanceOf(seed * 100_003 + personNumber);
      const base = (): string => chance.pick(world.shops)?.base ?? '';
      const browser = retryingBrowser(
        base,
        `10.${1 + (personNumber >> 16)}.${(personNumber >> 8) & 255}.${personNumber & 255}`,
        (name, failure) => {
          const unkind = unkindOf(failure);
          if (unkind !== null) outside.unkind.push(`${name}: ${unkind}`);
        },
      );
      // An idempotency key is valid within one session, so the session must exist first.
      await browser.call('reservationCreate', { siteId: 1, offerId: numbers[0] ?? 0 });
      const visit = await visitShop(browser, chance, personNumber, numbers);
      if (visit.end !== 'booked') continue;
      outside.booked.push(visit);
      const voucherCode = chance.happens(0.4) ? chance.pick(vouchers) : undefined;
      if (voucherCode !== undefined)
        await browser.call('voucherRedeem', {
          siteId: 1,
          reservationId: visit.reservationId,
          userNum: 1,
          voucherCode,
        });
      if (chance.happens(0.6)) await pay(world, chance, browser, visit);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  return outside;
};
