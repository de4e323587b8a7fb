import { handPrice } from '../pricing/hand-price.ts';

/** Prices in grosze. The office raises or lowers all of them at once. */
export type PriceList = {
  readonly place: Readonly<Record<501 | 502, number>>;
  readonly yacht: number;
  readonly cabin: number;
  readonly coach: number;
  readonly insurance: number;
  readonly assistance: number;
  readonly shirt: number;
  readonly bag: number;
  readonly usualCap: number;
  /** Added to each percentage of the cancellation terms (R48). */
  readonly keptMore: number;
};

export const priceList = (level: number): PriceList => ({
  place: { 501: 2349_00 + level * 10_00, 502: 3199_00 + level * 7_00 },
  yacht: 14_900_00 + level * 100_00,
  cabin: 300_00 + level * 5_00,
  coach: 480_00 + level * 3_00,
  insurance: 89_00 + level * 2_00,
  assistance: 60_00 + level,
  shirt: 79_00 + level * 1_00,
  bag: 120_00 + level * 4_00,
  usualCap: level > 4 ? 90_00 : 120_00,
  keptMore: level > 4 ? 5 : 0,
});

export type LifeTraveller = {
  unit: 501 | 502;
  lodging: number;
  surcharge: number;
  coach: number | null;
  insured: number | null;
  assisted: number | null;
  shirt: number | null;
  bag: number | null;
};

export type LifeSheet = {
  phase: 'draft' | 'order' | 'list' | 'cancelled' | 'removed';
  version: number;
  now: number;
  level: number;
  way: 'single' | 'cabin' | 'whole';
  people: LifeTraveller[];
  skipper: boolean;
  onList: boolean;
  savedAt: number;
  /** When the office prepared the order; null if it did not (R8.17). */
  preparedAt: number | null;
  /** The browser that owns the draft (R55.4). */
  visitor: string;
  orderedAt: number;
  /** The time of the order, or the time when its last payment was undone. */
  owedSince: number;
  /** A party that moved up can decline its places without cost until then. */
  declinableUntil: number;
  wired: boolean;
  trips: number;
  knownTrips: number;
  minute: 'firstMinute' | 'secondMinute' | null;
  usualCap: number;
  /** What the contract's cancellation terms add to the usual percentages (R48.10). */
  keptMore: number;
  group: 'none' | 'counts' | 'late';
  groupOf: number | null;
  others: number;
  ambassador: boolean;
  office: number[];
  discount: number;
  gift: number;
  giftOnDraft: boolean;
  paid: number;
  registered: number;
  /** `ended`: the transfer was registered after the cancellation (R31). */
  transfers: { readonly id: string; readonly amount: number; ended: boolean }[];
  /** The letter about an undone transfer waits ten minutes (R31.10). */
  untold: readonly { readonly amount: number; readonly tellAt: number; readonly ended: boolean }[];
  /** An order that once cost nothing is never cancelled as unpaid (R63). */
  wasFree: boolean;
  othersOnPremier: number;
  lines: readonly {
    readonly number: number;
    readonly amount: number;
    readonly due: string | null;
  }[];
  seen: Set<string>;
  refund: number | null;
  /** The fee of the cancellation, and the money that the booking had before it. */
  fee: number;
  paidBeforeEnd: number;
  /** A customer who cancels after the free period loses the discount voucher. */
  paidToLeave: boolean;
};

export const FIRST_DAY = '2027-07-31';

const warsaw = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });
/** The day in Warsaw, by the time zone data of the operating system. */
export const day = (moment: number): string => warsaw.format(moment);

export const plusDays = (from: string, count: number): string =>
  new Date(Date.parse(`${from}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** Public holidays on weekdays from January to August 2027, copied from a printed calendar. */
const FREE_DAYS = ['2027-01-01', '2027-01-06', '2027-03-29', '2027-05-03', '2027-05-27'];
const works = (date: string): boolean =>
  ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay()) && !FREE_DAYS.includes(date);

/** The last day of an unpaid order is the third working day after its due day (R32). */
const lastDayOnSheet = (sheet: LifeSheet): string => {
  let date = day(sheet.owedSince + 24 * 3_600_000);
  for (let remaining = 3; remaining > 0; ) {
    date = plusDays(date, 1);
    if (works(date)) remaining -= 1;
  }
  return date;
};

const needs = ({ way, people }: LifeSheet): readonly [number, number] => {
  if (way === 'whole') return [10, 0];
  const premier = people.filter(({ unit }) => unit === 501).length;
  return [premier, people.length - premier];
};

/** Two Premier yachts of ten berths are shared; the other class has eight for this party (R7). */
export const fitsOnSheet = (sheet: LifeSheet): boolean => {
  const [premier, luxury] = needs(sheet);
  return sheet.othersOnPremier + premier <= 20 && luxury <= 8;
};

/** These travellers decide the group rebate; null without a group (R21). */
export const groupNow = ({ way, people, group, others }: LifeSheet): number | null => {
  if (way === 'whole') return null;
  const ownSize = people.length >= 6 ? people.length : null;
  const joined = group === 'counts' ? others + people.length : null;
  return ownSize === null && joined === null ? null : Math.max(ownSize ?? 0, joined ?? 0);
};

const minuteOn = (date: string): LifeSheet['minute'] => {
  if (date <= '2027-01-31') return 'firstMinute';
  return date <= '2027-04-30' ? 'secondMinute' : null;
};

export const atTodaysPrices = (sheet: LifeSheet): void => {
  const list = priceList(sheet.level);
  sheet.minute = minuteOn(day(sheet.now));
  sheet.usualCap = list.usualCap;
  sheet.keptMore = list.keptMore;
  sheet.groupOf = groupNow(sheet);
  sheet.people.forEach((person, index) => {
    person.lodging =
      sheet.way === 'whole' ? (index === 0 ? list.yacht : 0) : list.place[person.unit];
    person.surcharge = sheet.way === 'cabin' ? list.cabin : 0;
    if (person.coach !== null) person.coach = list.coach;
    if (person.insured !== null) person.insured = list.insurance;
    if (person.assisted !== null) person.assisted = list.assistance;
    if (person.shirt !== null) person.shirt = list.shirt;
    if (person.bag !== null) person.bag = list.bag;
  });
};

export const priceOnPaper = (sheet: LifeSheet): number =>
  handPrice({
    whole: sheet.way === 'whole',
    people: sheet.people.map((person, index) => ({
      lodging: person.lodging,
      rest:
        person.surcharge +
        (person.coach ?? 0) +
        (person.insured ?? 0) +
        (person.assisted ?? 0) +
        (person.shirt ?? 0) +
        (person.bag ?? 0),
      trips: index === 0 ? sheet.trips : 0,
    })),
    minute: sheet.minute,
    groupOf: sheet.groupOf,
    ambassador: sheet.ambassador ? 50_00 : 0,
    skipper: sheet.skipper,
    office: sheet.office,
    vouchers: sheet.discount > 0 ? [sheet.discount] : [],
    usualCap: sheet.usualCap,
  });

export const leftOnPaper = (sheet: LifeSheet): number =>
  Math.max(0, priceOnPaper(sheet) - sheet.paid);

export const isFreeOnPaper = (sheet: LifeSheet): boolean => {
  const today = day(sheet.now);
  if (sheet.phase === 'list' || sheet.now < sheet.declinableUntil) return true;
  if (sheet.minute === 'firstMinute' && today <= '2027-07-01') return true;
  return sheet.minute === 'secondMinute' && today <= '2027-06-21';
};

/** The fee in per cent; 0 while cancelling is free (R48). */
const keptOnPaper = (sheet: LifeSheet): number => {
  if (isFreeOnPaper(sheet)) return 0;
  const today = day(sheet.now);
  if (today > FIRST_DAY) return 100;
  const usual =
    today > '2027-07-17' ? 80 : today > '2027-07-01' ? 50 : today > '2027-06-01' ? 30 : 10;
  if (sheet.keptMore !== priceList(sheet.level).keptMore)
    sheet.seen.add('a cancellation after the terms changed');
  return usual + sheet.keptMore;
};

export const feeOnPaper = (sheet: LifeSheet): number => {
  const hundredfold = priceOnPaper(sheet) * keptOnPaper(sheet);
  const fee = Math.floor(hundredfold / 100 + 0.5);
  const refund = Math.max(0, sheet.paid - fee);
  if (refund > 0 && hundredfold % 100 !== 0) sheet.seen.add('a refund that rounds');
  if (hundredfold > 0 && sheet.discount > 0) sheet.seen.add('a late cancellation with a discount');
  return fee;
};

export const noteFree = (sheet: LifeSheet): void => {
  if (sheet.phase === 'order' && priceOnPaper(sheet) === 0) sheet.wasFree = true;
};

const tellUndone = (sheet: LifeSheet): void => {
  const waiting = sheet.untold.filter(({ tellAt }) => tellAt > sheet.now);
  sheet.version += sheet.untold.length - waiting.length;
  sheet.untold = waiting;
};

/**
 * The same sum, registered again, is the payment that was undone by mistake. Returns false if it
 * came before the cancellation.
 */
export const restoreOnSheet = (sheet: LifeSheet, amount: number): boolean => {
  const at = sheet.untold.findIndex((undone) => undone.amount === amount);
  const ended = sheet.untold[at]?.ended ?? true;
  sheet.untold = sheet.untold.filter((_, index) => index !== at);
  return sheet.phase === 'cancelled' && ended;
};

/** The fee stays the same when money from before the cancellation is undone or restored. */
export const correctBeforeEnd = (sheet: LifeSheet, amount: number): void => {
  sheet.paidBeforeEnd += amount;
  sheet.refund = Math.max(0, sheet.paidBeforeEnd - sheet.fee);
};

export const passTimeOnSheet = (sheet: LifeSheet): void => {
  tellUndone(sheet);
  if (sheet.phase === 'draft' && sheet.now >= sheet.savedAt + 30 * 24 * 3_600_000) {
    sheet.phase = 'removed';
    sheet.version += 1;
  }
  const nothing =
    sheet.registered === 0 && priceOnPaper(sheet) > 0 && !sheet.wired && !sheet.wasFree;
  if (sheet.phase === 'order' && nothing && day(sheet.now) > lastDayOnSheet(sheet)) {
    sheet.phase = 'cancelled';
    sheet.refund = 0;
    sheet.version += 1;
  }
};
