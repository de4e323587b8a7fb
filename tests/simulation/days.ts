import { setTimeout as passed } from 'node:timers/promises';
import { type Chance, chanceOf } from './chance.ts';
import { type Browser, openBrowser } from './jar.ts';
import { activate, type Became, changeMind, giveUp, joinGroup, logIn, openGroup, payNow } from './later.ts';
import { type Listed, suiting, type Taste, tasteOf } from './tastes.ts';
import { type Visit, visitShop } from './traveller.ts';

export type DaysOptions = {
  readonly seed: number;
  readonly days: number;
  readonly travellers: number;
  /** How long a day lasts beside the running shop, in seconds. */
  readonly secondsADay: number;
  /** Hears what everybody did and what became of it. */
  readonly told: (what: string, became: string) => void;
};

/** What people tell each other: codes of groups by cruise. */
type Talk = { readonly groups: Map<number, string[]> };

const listed = async (base: string): Promise<readonly Listed[]> => {
  const list = await openBrowser(base, '10.0.0.1').call('offersList', { siteId: 1 });
  if (list.isErr()) throw new Error(`The shop does not list its offers: ${JSON.stringify(list.error)}`);
  return list.value.Offers.filter(({ Availability }) => Availability.Available).map(({ OfferId, Region, Type, Prices }) => ({
    ...{ offerId: OfferId, countryId: Region.Country.CountryId, typeId: Type.OfferTypeId },
    from: Prices.Per === 'person' ? Math.round(100 * Number(Prices.From)) : null,
  }));
};

/** A browser whose traveller thinks before each step that they look at. */
const hesitant = (browser: Browser, thinks: () => Promise<void>): Browser => ({
  ...browser,
  call: async (name, sent, options) => {
    if (name.endsWith('Get')) await thinks();
    return browser.call(name, sent, options);
  },
});

const endOf = (visit: Visit): string =>
  visit.end === 'booked' ? 'booked' : visit.end === 'left' ? `left at ${visit.where}` : `refused ${visit.status} ${visit.message}`;

/** What somebody does after the order, by its day. */
const plansOf = (
  chance: Chance,
  taste: Taste,
  own: { readonly browser: Browser; readonly reservationId: string; readonly waits: boolean },
) => {
  const plan = (day: number | null, what: string, act: () => Promise<Became>) => (day === null ? [] : [{ day, what, act }]);
  return [
    ...plan(own.waits ? null : taste.paysAfter, taste.paysAfter === 0 ? 'pays' : 'pays late', () => payNow(own)),
    ...plan(own.waits ? null : taste.changesAfter, 'changes', () => changeMind(chance, own)),
    ...plan(taste.cancelsAfter, own.waits ? 'leaves the reserve list' : 'cancels', () => giveUp(own, own.waits)),
  ].toSorted((a, b) => a.day - b.day);
};

/** A night: the shop's clock goes on by a day, and what time does by itself becomes due; false where the shop's clock is not to be moved. */
const sleep = async (base: string): Promise<boolean> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/dev/clock`, { method: 'POST', headers, body: JSON.stringify({ days: 1 }) });
  return answer.ok;
};

/**
 * Days of a running shop: travellers of different tastes and budgets come as the days pass, hesitate, book alone or in groups, pay at once,
 * late or never, change their minds and cancel. Everything goes over HTTP; every night the clock of a shop in development goes on by a day,
 * so that reminders, lapsed holds and unpaid orders come in their time. The seed decides who does what; how they meet is the machine's.
 */
export const playDays = async (base: string, { seed, days, travellers, secondsADay, told }: DaysOptions): Promise<void> => {
  const offers = await listed(base);
  const talk: Talk = { groups: new Map() };
  const until = (day: number, began: number): Promise<void> =>
    passed(Math.max(0, began + day * secondsADay * 1_000 - performance.now()), undefined);
  const began = performance.now();

  const live = async (traveller: number): Promise<void> => {
    // Another seed sends other people: they have accounts of their own.
    const number = seed * 10_000 + traveller;
    const chance = chanceOf(number);
    const comes = (days * chance.between(0, 999)) / 1_000;
    const taste = tasteOf(chance, offers, days);
    await until(comes, began);
    const plain = openBrowser(base, `10.${1 + (traveller >> 16)}.${(traveller >> 8) & 255}.${traveller & 255}`);
    const browser = hesitant(plain, () => passed((taste.hesitates * secondsADay * 1_000) / 24 / 6));
    const suits = suiting(taste, offers);
    if (suits.length === 0) return told('visit', 'left: nothing for that money');
    for (let looks = taste.looksAt; looks > 0; looks -= 1) {
      const offerId = chance.pick(suits)?.offerId;
      if (offerId !== undefined) await plain.call('offerDetails', { siteId: 1, offerId });
    }
    const met = taste.joinsGroup ? chance.pick([...talk.groups]) : undefined;
    const visit = await visitShop(browser, chance, number, met === undefined ? suits.map(({ offerId }) => offerId) : [met[0]]);
    told('visit', endOf(visit));
    if (visit.end !== 'booked') return;
    const { reservationId } = visit;
    const email = `traveller${number}@example.com`;
    told('account', await activate(base, plain, email));
    const trips = await plain.call('accountReservations', { siteId: 1 });
    const trip = trips.isOk() ? trips.value.Reservations.Current.find((each) => each.ReservationId === reservationId) : undefined;
    const [offerId, waits] = [trip?.Offer.OfferId ?? null, trip?.ReserveList === true];
    const own = { browser: plain, reservationId, waits };
    const code = met === undefined ? undefined : chance.pick(met[1]);
    if (code !== undefined) told('joins a group', await joinGroup(own, code));
    else if (taste.opensGroup) {
      const opened = await openGroup(own);
      told('opens a group', opened);
      if (opened === 'done' && offerId !== null) talk.groups.set(offerId, [...(talk.groups.get(offerId) ?? []), reservationId]);
    }
    for (const { day, what, act } of plansOf(chance, taste, own)) {
      // What would come after the last day is not waited for, however slowly the shop answers.
      if (comes + day > days) return;
      await until(comes + day, began);
      // Days later nobody is logged in any more.
      if (day > 0) await logIn(plain, email);
      const became = await act();
      if (!became.startsWith('refused 401')) {
        told(what, became);
        continue;
      }
      // A night fell meanwhile, and whoever is asked to log in does so and goes on.
      await logIn(plain, email);
      told(what, await act());
    }
  };
  const nights = async (): Promise<void> => {
    for (let day = 1; day <= days; day += 1) {
      await until(day, began);
      if (!(await sleep(base))) return told('night', 'the shop’s clock is its own');
      told('night', 'passed');
    }
  };
  await Promise.all([nights(), ...Array.from({ length: travellers }, (_, traveller) => live(traveller))]);
};
