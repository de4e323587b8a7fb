import { ok } from 'neverthrow';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { catalogueOf } from '../../../adapters/system/catalogue.ts';
import { settingsOf } from '../../../adapters/system/settings.ts';
import type { StandIns } from '../../../application/journal/stand-ins.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import { type ExportLine, exportJournal } from '../../../application/replay/export-journal.ts';
import { addDays, DAY_LENGTH, dayOf, HOUR, type Instant } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { Chance } from '../chance.ts';
import { afterwards } from './after-order.ts';
import { agendaFrom, type YearStory } from './agenda.ts';
import { audit } from './audit.ts';
import { type BookingPlan, book, type Own } from './book.ts';
import { changesTheShop } from './changes.ts';
import {
  ambassadors,
  callsOff,
  cancelsAll,
  desk,
  passDays,
  statements,
  vouchers,
} from './office.ts';
import { watchJournal } from './watch.ts';
import { yearsCatalogue } from './year-catalogue.ts';
import { openYearsShop, type YearsShop } from './year-shop.ts';

const START = Date.parse('2027-01-04T08:00:00Z');
const DAYS = 425;
/** Days between the starts of two years: whole weeks, and more than a year has. */
const APART = 65 * 7;
/** Bookings begin on the first 395 days only, so that their trips start before the end. */
const SELLING_DAYS = 395;
/** The catalogue gets one edition for this many parties. */
const PER_EDITION = 700;

/** `nth` is the number of the simulated year, from 0. */
export const startOfYear = (nth: number): Instant => START + nth * APART * DAY_LENGTH;

const followLink = async (shop: YearsShop, chance: Chance, { bookingId }: Own): Promise<void> => {
  const accountId = (await shop.deps.store.bookings.get(bookingId))?.owner.accountId ?? null;
  const account = accountId === null ? null : await shop.deps.store.accounts.byId(accountId);
  if (account === null || account.active || chance.happens(0.3)) return;
  await shop.deps.store.inTransaction(
    [{ kind: 'account', id: account.email }],
    async ({ accounts }) => ok(await accounts.save({ ...account, active: true })),
  );
  shop.customers.push({ email: account.email, accountId: account.id });
};

/** A party that opened a group brings up to six other parties within two weeks. */
async function* party(shop: YearsShop, chance: Chance, plan: BookingPlan): YearStory {
  const bookingRef = yield* book(shop, chance, plan);
  if (bookingRef === null) return;
  if (plan.customer === null) await followLink(shop, chance, bookingRef);
  const group = (await shop.deps.store.bookings.get(bookingRef.bookingId))?.group ?? null;
  if (group?.code === bookingRef.bookingId && plan.groupCode === null)
    for (let friends = chance.between(1, 6); friends > 0; friends -= 1)
      shop.agenda.begin(
        party(shop, shop.chance(), { ...plan, customer: null, groupCode: group.code }),
        chance.between(1, 14 * 24) * HOUR,
      );
  yield* afterwards(shop, chance, bookingRef, group === null ? plan.groupCode : null);
}

const offersAhead = (shop: YearsShop): readonly Offer[] => {
  const today = dayOf(shop.agenda.clock.now());
  return shop.deps.catalogue
    .all(1)
    .map(({ offer }) => offer)
    .filter(({ from, closed }) => from > today && !closed);
};

const planOf = (shop: YearsShop, chance: Chance): BookingPlan => {
  const ahead = offersAhead(shop).toSorted((a, b) =>
    a.from < b.from ? -1 : a.from > b.from ? 1 : a.id - b.id,
  );
  const near = ahead.slice(0, Math.max(8, Math.floor(ahead.length / 3)));
  const offer = chance.happens(0.01)
    ? chance.pick(shop.deps.catalogue.all(1))?.offer
    : chance.pick(chance.happens(0.55) ? near : ahead);
  return {
    offerId: offer?.id ?? 0,
    customer: chance.happens(0.28) ? (chance.pick(shop.customers) ?? null) : null,
    groupCode: null,
    largeParty: chance.happens(0.08),
  };
};

async function* customers(shop: YearsShop, chance: Chance, parties: number): YearStory {
  for (let n = 0; n < parties; n += 1) {
    shop.agenda.begin(party(shop, shop.chance(), planOf(shop, chance)), 0);
    // Parties come in bursts, but fill the selling days evenly on average.
    yield chance.between(0, Math.floor((2 * SELLING_DAYS * DAY_LENGTH) / parties));
  }
}

export type YearOptions = {
  readonly parties: number;
  readonly seed: number;
  readonly nth?: number;
  readonly progress?: (day: number) => void;
};

export type Year = {
  readonly shop: YearsShop;
  readonly wrong: readonly string[];
  readonly export: (standIns?: StandIns) => AsyncGenerator<ExportLine>;
};

export const playYear = async (
  kit: StoreKit,
  { parties, seed, nth, progress }: YearOptions,
): Promise<Year> => {
  const start = startOfYear(nth ?? 0);
  const agenda = agendaFrom(start);
  const editions = Math.max(1, Math.ceil(parties / PER_EDITION));
  const entries = yearsCatalogue(
    dayOf(start),
    editions,
    addDays(dayOf(start), DAYS + 60),
    (nth ?? 0) * editions,
  );
  const shop = await openYearsShop(kit, entries, agenda, seed, nth ?? null);
  const wrong: string[] = [];
  const watch = watchJournal(
    kit.journal,
    entries.flatMap(({ offer }) => offer.units),
    (what) => wrong.push(what),
  );
  for (const story of [
    passDays,
    vouchers,
    ambassadors,
    desk,
    statements,
    cancelsAll,
    callsOff,
    changesTheShop,
  ])
    agenda.begin(story(shop, shop.chance()), 0);
  agenda.begin(customers(shop, shop.chance(), parties), HOUR);
  let turns = 0;
  const turned = async (): Promise<void> => {
    turns += 1;
    if (turns % 50 === 0) await watch.catchUp();
  };
  for (let day = 30; day < DAYS + 30; day += 30) {
    await agenda.run(start + Math.min(day, DAYS) * DAY_LENGTH, turned);
    await audit(shop, watch, (what) => wrong.push(what));
    progress?.(Math.min(day, DAYS));
  }
  const opened = {
    journal: kit.journal,
    catalogue: catalogueOf(entries),
    settings: settingsOf(DEMO_BRANDS),
    hashOf: shop.deps.ids.hashOf,
  };
  return { shop, wrong, export: (standIns) => exportJournal(opened, false, standIns) };
};
