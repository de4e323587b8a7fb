import { hash } from 'node:crypto';
import type { PastTrips } from '../../../application/ports/accounts.ts';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { CatalogueStore, ShopOpening, ShopValues } from '../../../application/ports/values.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import { fillMissingLimits } from '../../../domain/limits.ts';
import { SITES } from '../../../domain/sites.ts';
import { USUAL_OPEN_LINE_DAYS } from '../../../domain/statements/may-pay.ts';
import { fillMissingOfferFields, type OlderEntry } from '../../system/older-offers.ts';
import {
  type Connection,
  type Engine,
  mapInBatches,
  type Queries,
  queriesFor,
} from './engine/engine.ts';
import { statementsOf, type TableRow } from './engine/table-statements.ts';

const valueStatements = (db: Queries) => {
  const values = statementsOf(db, 'shop_values');
  return { get: values.select(['value'], ['key']), set: values.upsert(['key'], ['value']) };
};

export const createSqlShopValues = (db: Queries, engine: Engine): ShopValues => {
  const { get, set } = valueStatements(db);
  return {
    get: async (key) => (await engine.read(get({ key })))[0]?.value ?? null,
    set: async (key, value) => {
      await engine.write(set({ key, value }));
    },
  };
};

/** Settings that can be null. If a shop opened before a setting existed, it lacks that setting. */
type LaterFigure = {
  [K in keyof BrandSettings]: null extends BrandSettings[K] ? K : never;
}[keyof BrandSettings];

/** A setting that can be null must have an entry here. Otherwise this does not compile. */
const NO_LATER_FIGURES: Readonly<Record<LaterFigure, null>> = {
  address: null,
  surchargeDays: null,
  noticeDays: null,
  noticeHour: null,
  guaranteeFunds: null,
  lateOrderHours: null,
  paymentMeans: null,
  correctionMinutes: null,
  officeLetters: null,
  preparedHours: null,
  meeting: null,
};

/**
 * Defaults for shops that opened before these settings existed. With these values, a replay gives
 * the same results as the journal has recorded.
 */
const DEFAULTS = { openLineDays: USUAL_OPEN_LINE_DAYS } as const;

const OPENING = 'shop.opening';
/** Hashes of the opening data, with which the audit finds data changed by hand (R46). */
const SEALS = 'shop.opening.seals';
const sealOf = (text: string): string => hash('sha256', text, 'base64url');
const sealName = ({ siteId, offerId }: Omit<TableRow<'offers'>, 'document'>): string =>
  `offer ${offerId}, brand ${siteId}`;
const CATALOGUE_LOCK = { kind: 'code', id: 'kilwater/catalogue' } as const;

export const sqlCatalogueStore = (
  db: Queries,
  { versions, versionsOf }: Pick<CatalogueStore, 'versions' | 'versionsOf'>,
  engine: Engine,
): CatalogueStore => {
  const { get, set } = valueStatements(db);
  const offers = statementsOf(db, 'offers');
  const offersOf = offers.select(
    ['offerId', 'document'],
    ['siteId', ['offerId', '>', 'offerId']] as const,
    { orderBy: ['offerId'], limit: 'limit' },
  );
  const some = offers.select(['offerId'], [], { limit: 1 });
  const clear = offers.delete([]);
  const add = offers.insert(['siteId', 'offerId', 'document']);
  const lay = (
    connection: Connection,
    opening: ShopOpening | null,
    entries: readonly CatalogueEntry[],
  ): void => {
    connection.send(clear({}));
    const seals: Record<string, string> = {};
    if (opening !== null) {
      const value = JSON.stringify(opening);
      connection.send(set({ key: OPENING, value }));
      seals[OPENING] = sealOf(value);
    }
    for (const entry of entries) {
      const document = JSON.stringify(entry);
      const row = { siteId: entry.siteId, offerId: entry.offer.id, document };
      connection.send(add(row));
      seals[sealName(row)] = sealOf(row.document);
    }
    connection.send(set({ key: SEALS, value: JSON.stringify(seals) }));
  };
  return {
    versions,
    versionsOf,
    opening: async () => {
      const [row] = await engine.read(get({ key: OPENING }));
      if (row === undefined) return null;
      const opening: ShopOpening = JSON.parse(row.value);
      return {
        ...opening,
        brands: opening.brands.map((brand) => ({
          ...NO_LATER_FIGURES,
          ...DEFAULTS,
          ...brand,
          limits: fillMissingLimits(brand.limits),
        })),
      };
    },
    open: (opening, entries) =>
      engine.transaction([CATALOGUE_LOCK], async (connection) => {
        if ((await connection.all(get({ key: OPENING }))).length > 0)
          return { commit: false, value: false };
        lay(connection, opening, entries);
        return { commit: true, value: true };
      }),
    load: async () => {
      const entries: CatalogueEntry[] = [];
      // The offers of an opening never change, so one snapshot for all batches is not needed.
      for (const siteId of SITES)
        entries.push(
          ...(await mapInBatches(
            { offerId: -1 },
            ({ offerId }, limit) => engine.read(offersOf({ siteId, offerId, limit })),
            ({ document }) => {
              const entry: OlderEntry = JSON.parse(document);
              return fillMissingOfferFields(entry);
            },
          )),
        );
      return entries;
    },
    isEmpty: async () => (await engine.read(some({}))).length === 0,
    replace: (entries) =>
      engine.transaction([CATALOGUE_LOCK], async (connection) => {
        lay(connection, null, entries);
        return { commit: true, value: undefined };
      }),
  };
};

/** Returns which opening data were changed by hand; null if no hashes are stored. */
export const createOpeningDataCheck = ({ dialect, read }: Pick<Engine, 'dialect' | 'read'>) => {
  const db = queriesFor(dialect);
  const { get } = valueStatements(db);
  const offers = statementsOf(db, 'offers').select(['siteId', 'offerId', 'document'], [], {
    orderBy: ['siteId', 'offerId'],
  });
  return async (): Promise<readonly string[] | null> => {
    // Run one query after the other, because a snapshot has only one connection.
    const [sealed] = await read(get({ key: SEALS }));
    const [opening] = await read(get({ key: OPENING }));
    const rows = await read(offers({}));
    if (sealed === undefined) return null;
    const seals = new Map<string, string>(Object.entries(JSON.parse(sealed.value)));
    const current = new Map(rows.map((row) => [sealName(row), sealOf(row.document)]));
    if (opening !== undefined && seals.has(OPENING)) current.set(OPENING, sealOf(opening.value));
    return [...new Set([...seals.keys(), ...current.keys()])].filter(
      (name) => seals.get(name) !== current.get(name),
    );
  };
};

export const sqlPastTrips = (db: Queries, engine: Engine): PastTrips => {
  const add = statementsOf(db, 'past_trips').insert(['email', 'endedOn', 'siteId']);
  return {
    add: (trips) =>
      engine.transaction([], async (connection) => {
        for (const trip of trips) connection.send(add(trip));
        return { commit: true, value: undefined };
      }),
  };
};
