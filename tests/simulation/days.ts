import { setTimeout as passed } from 'node:timers/promises';
import { type Chance, chanceOf } from './chance.ts';
import {
  changeMind,
  createGroupCode,
  enterGroupCode,
  followActivationMail,
  giveUp,
  logInWithRetry,
  payNow,
  type StepResult,
} from './later.ts';
import { openBrowser, type SimulatedBrowser } from './simulated-browser.ts';
import { type ListedOffer, suitingOffers, type Taste, tasteOf } from './tastes.ts';
import { type Visit, visitShop } from './traveller.ts';

export type DaysOptions = {
  readonly seed: number;
  readonly days: number;
  readonly travellers: number;
  readonly secondsADay: number;
  readonly told: (what: string, became: string) => void;
};

type Talk = { readonly groups: Map<number, string[]> };

const listed = async (base: string): Promise<readonly ListedOffer[]> => {
  const list = await openBrowser(base, '10.0.0.1').call('offersList', { siteId: 1 });
  if (list.isErr())
    throw new Error(`The shop does not list its offers: ${JSON.stringify(list.error)}`);
  return list.value.Offers.filter(({ Availability }) => Availability.Available).map(
    ({ OfferId, Region, Type, Prices }) => ({
      ...{ offerId: OfferId, countryId: Region.Country.CountryId, typeId: Type.OfferTypeId },
      from: Prices.Per === 'person' ? Math.round(100 * Number(Prices.From)) : null,
    }),
  );
};

const hesitant = (browser: SimulatedBrowser, thinks: () => Promise<void>): SimulatedBrowser => ({
  ...browser,
  call: async (name, sent, options) => {
    if (name.endsWith('Get')) await thinks();
    return browser.call(name, sent, options);
  },
});

const endOf = (visit: Visit): string =>
  visit.end === 'booked'
    ? 'booked'
    : visit.end === 'left'
      ? `left at ${visit.where}`
      : `refused ${visit.status} ${visit.message}`;

const plansOf = (
  chance: Chance,
  taste: Taste,
  booked: {
    readonly browser: SimulatedBrowser;
    readonly reservationId: string;
    readonly waits: boolean;
  },
) => {
  const plan = (day: number | null, what: string, act: () => Promise<StepResult>) =>
    day === null ? [] : [{ day, what, act }];
  return [
    ...plan(
      booked.waits ? null : taste.paysAfter,
      taste.paysAfter === 0 ? 'pays' : 'pays late',
      () => payNow(booked),
    ),
    ...plan(booked.waits ? null : taste.changesAfter, 'changes', () => changeMind(chance, booked)),
    ...plan(taste.cancelsAfter, booked.waits ? 'leaves the reserve list' : 'cancels', () =>
      giveUp(booked, booked.waits),
    ),
  ].toSorted((a, b) => a.day - b.day);
};

const sleep = async (base: string): Promise<boolean> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/dev/clock`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ days: 1 }),
  });
  return answer.ok;
};

/** The seed decides what travellers do; the order of their calls depends on the machine. */
export const playDays = async (
  base: string,
  { seed, days, travellers, secondsADay, told }: DaysOptions,
): Promise<void> => {
  const offers = await listed(base);
  const talk: Talk = { groups: new Map() };
  const until = (day: number, began: number): Promise<void> =>
    passed(Math.max(0, began + day * secondsADay * 1_000 - performance.now()), undefined);
  const began = performance.now();

  const live = async (traveller: number): Promise<void> => {
    // Each seed has its own people and accounts, so two runs on one shop do not collide.
    const number = seed * 10_000 + traveller;
    const chance = chanceOf(number);
    const comes = (days * chance.between(0, 999)) / 1_000;
    const taste = tasteOf(chance, offers, days);
    await until(comes, began);
    const plain = openBrowser(
      base,
      `10.${1 + (traveller >> 16)}.${(traveller >> 8) & 255}.${traveller & 255}`,
    );
    const browser = hesitant(plain, () => passed((taste.hesitates * secondsADay * 1_000) / 24 / 6));
    const suits = suitingOffers(taste, offers);
    if (suits.length === 0) return told('visit', 'left: nothing for that money');
    for (let looks = taste.looksAt; looks > 0; looks -= 1) {
      const offerId = chance.pick(suits)?.offerId;
      if (offerId !== undefined) await plain.call('offerDetails', { siteId: 1, offerId });
    }
    const met = taste.joinsGroup ? chance.pick([...talk.groups]) : undefined;
    const visit = await visitShop(
      browser,
      chance,
      number,
      met === undefined ? suits.map(({ offerId }) => offerId) : [met[0]],
    );
    told('visit', endOf(visit));
    if (visit.end !== 'booked') return;
    const { reservationId } = visit;
    const email = `traveller${number}@example.com`;
    told('account', await followActivationMail(base, plain, email));
    const trips = await plain.call('accountReservations', { siteId: 1 });
    const trip = trips.isOk()
      ? trips.value.Reservations.Current.find((each) => each.ReservationId === reservationId)
      : undefined;
    const [offerId, waits] = [trip?.Offer.OfferId ?? null, trip?.ReserveList === true];
    const booked = { browser: plain, reservationId, waits };
    const code = met === undefined ? undefined : chance.pick(met[1]);
    if (code !== undefined) told('joins a group', await enterGroupCode(booked, code));
    else if (taste.opensGroup) {
      const opened = await createGroupCode(booked);
      told('opens a group', opened);
      if (opened === 'done' && offerId !== null)
        talk.groups.set(offerId, [...(talk.groups.get(offerId) ?? []), reservationId]);
    }
    for (const { day, what, act } of plansOf(chance, taste, booked)) {
      if (comes + day > days) return;
      await until(comes + day, began);
      if (day > 0) await logInWithRetry(plain, email);
      const became = await act();
      if (!became.startsWith('refused 401')) {
        told(what, became);
        continue;
      }
      await logInWithRetry(plain, email);
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
  await Promise.all([
    nights(),
    ...Array.from({ length: travellers }, (_, traveller) => live(traveller)),
  ]);
};
