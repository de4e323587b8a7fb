import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';

const FIXTURE = new URL('../fixtures/shop-2026-11.sqlite.gz', import.meta.url);
/** Each past season or copied offer adds this to the numbers of offers and units. */
const STEP = 10_000_000;

type Row = Readonly<Record<string, unknown>>;
type StoredOffer = {
  offer: {
    id: number;
    from: string;
    to: string;
    firstMinuteUntil: string | null;
    secondMinuteUntil: string | null;
    units: { id: number }[];
  };
  content: {
    friendlyUrl: string;
    similar: number[];
    units: { unitId: number }[];
    classes: { unitIds: number[] }[];
  };
  priceHistory: { unitId: number }[];
};

const yearsEarlier = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4).replace('-02-29', '-02-28')}`;

const copyOffer = (document: string, nth: number, years: number): StoredOffer => {
  const entry: StoredOffer = JSON.parse(document);
  const { offer, content } = entry;
  const other = (id: number): number => id + nth * STEP;
  const earlier = (day: string | null) => (day === null ? null : yearsEarlier(day, years));
  offer.id = other(offer.id);
  offer.from = yearsEarlier(offer.from, years);
  offer.to = yearsEarlier(offer.to, years);
  offer.firstMinuteUntil = earlier(offer.firstMinuteUntil);
  offer.secondMinuteUntil = earlier(offer.secondMinuteUntil);
  for (const unit of offer.units) unit.id = other(unit.id);
  for (const unit of content.units) unit.unitId = other(unit.unitId);
  for (const type of content.classes) type.unitIds = type.unitIds.map(other);
  for (const step of entry.priceHistory) step.unitId = other(step.unitId);
  content.friendlyUrl = `${content.friendlyUrl}-${nth}`;
  content.similar = [];
  return entry;
};

const inserter = (db: InstanceType<typeof Database>, table: string): ((row: Row) => void) => {
  let insert: Database.Statement<[Row]> | undefined;
  return (row) => {
    const columns = Object.keys(row);
    insert ??= db.prepare<[Row]>(
      `insert into ${table} (${columns.join()}) values (${columns.map((key) => `@${key}`)})`,
    );
    insert.run(row);
  };
};

export type StoreSize = {
  readonly bookings: number;
  readonly offers: number;
  readonly seasons: number;
};

/** Copied bookings have their places and people, but no journal lines. */
export const growStore = async (
  file: string,
  { bookings, offers, seasons }: StoreSize,
): Promise<void> => {
  writeFileSync(file, gunzipSync(readFileSync(FIXTURE)));
  await (await openSqlite(file)).close();
  const db = new Database(file);
  db.pragma('synchronous = OFF');
  db.exec('BEGIN');
  const all = (text: string): Row[] => db.prepare<[], Row>(text).all();
  const sold = all('select site_id, offer_id, document from offers');
  const addOffer = inserter(db, 'offers');
  const copy = (row: Row, nth: number, years: number): void => {
    const entry = copyOffer(String(row.document), nth, years);
    addOffer({ ...row, offer_id: entry.offer.id, document: JSON.stringify(entry) });
  };
  for (let added = 0; added < offers - sold.length; added += 1) {
    const row = sold[added % sold.length];
    if (row !== undefined) copy(row, seasons + 1 + Math.floor(added / sold.length), 0);
  }
  for (let season = 1; season <= seasons; season += 1)
    for (const row of sold) copy(row, season, 1 + season);
  const placed = all("select * from bookings where status <> 'draft'");
  const claims = Map.groupBy(all('select * from claims'), ({ booking_id }) => booking_id);
  const people = Map.groupBy(
    all('select * from people where journal_n = 0'),
    ({ booking_id }) => booking_id,
  );
  const [addBooking, addClaim, addPerson] = ['bookings', 'claims', 'people'].map((table) =>
    inserter(db, table),
  );
  for (let index = 0; index < bookings; index += 1) {
    const row = placed[index % placed.length];
    if (row === undefined) break;
    const id = `H${index}`;
    const season = 1 + (index % seasons);
    const other = (number: unknown): number => Number(number) + season * STEP;
    const document = String(row.document)
      .replaceAll(`"${row.id}"`, `"${id}"`)
      .replace(/"(offerId|unitId)":(\d+)/g, (_, key, number) => `"${key}":${other(number)}`);
    addBooking?.({
      ...row,
      id,
      document,
      offer_id: other(row.offer_id),
      ends_on: yearsEarlier(String(row.ends_on), 1 + season),
      group_code: null,
      wake_at: null,
    });
    for (const claim of claims.get(row.id) ?? [])
      addClaim?.({ ...claim, booking_id: id, unit_id: other(claim.unit_id) });
    for (const person of people.get(row.id) ?? []) addPerson?.({ ...person, booking_id: id });
  }
  db.exec('COMMIT');
  db.close();
};
