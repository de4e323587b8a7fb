import { type Compilable, type RawBuilder, sql } from 'kysely';
import type { Dialect, Queries } from '../engine/engine.ts';

// Reporting tools such as Grafana read these views (docs/exports.md). The views contain no person,
// code or payment number. A migration that changes the columns of a view must drop the view first.

type Words = {
  readonly number: (...path: readonly string[]) => string;
  readonly text: (...path: readonly string[]) => string;
  readonly time: (milliseconds: string) => string;
  readonly items: (...path: readonly string[]) => string;
  readonly itemNumber: (name: string) => string;
  readonly itemText: (name: string) => string;
  readonly itemIsTrue: (name: string) => string;
  readonly position: string;
  readonly now: string;
};

const sqlite: Words = {
  number: (...path) => `json_extract(document, '$.booking.${path.join('.')}')`,
  text: (...path) => `json_extract(document, '$.booking.${path.join('.')}')`,
  time: (milliseconds) => `strftime('%Y-%m-%dT%H:%M:%SZ', ${milliseconds} / 1000, 'unixepoch')`,
  items: (...path) => `json_each(document, '$.booking.${path.join('.')}') as item`,
  itemNumber: (name) => `json_extract(item.value, '$.${name}')`,
  itemText: (name) => `json_extract(item.value, '$.${name}')`,
  itemIsTrue: (name) => `case when json_extract(item.value, '$.${name}') then 1 else 0 end`,
  position: 'item.key + 1',
  now: `cast(strftime('%s', 'now') as integer) * 1000`,
};

const postgres: Words = {
  number: (...path) => `(document::jsonb #>> '{booking,${path.join()}}')::bigint`,
  text: (...path) => `document::jsonb #>> '{booking,${path.join()}}'`,
  time: (milliseconds) => `to_timestamp(${milliseconds} / 1000)`,
  items: (...path) =>
    `jsonb_array_elements(coalesce(document::jsonb #> '{booking,${path.join()}}', '[]'))
      with ordinality as item (value, nth)`,
  itemNumber: (name) => `(item.value ->> '${name}')::bigint`,
  itemText: (name) => `item.value ->> '${name}'`,
  itemIsTrue: (name) => `case when item.value ->> '${name}' = 'true' then 1 else 0 end`,
  position: 'item.nth',
  now: 'extract(epoch from now()) * 1000',
};

const PLACED = `status in ('confirmed', 'reserveList', 'cancelled')`;

const viewTexts = (words: Words): Readonly<Record<string, string>> => {
  const { number, text, time, items, itemNumber, itemText, itemIsTrue, position, now } = words;
  return {
    report_bookings: `select bookings.id as booking, site_id as site, offer_id as offer, status, ends_on,
        ${time(number('placedAt'))} as ordered_at,
        ${time(number('cancelledAt'))} as cancelled_at,
        ${text('reason')} as cancel_reason,
        (select count(*) from ${items('choices', 'participants')}) as travellers,
        ${number('quote', 'price')} / 100.0 as price,
        coalesce((select sum(${itemNumber('amount')}) from ${items('payments')}), 0) / 100.0 as paid
      from bookings where ${PLACED}`,
    report_rows: `select bookings.id as booking, site_id as site, offer_id as offer, status,
        ${position} as position, ${itemNumber('userNum')} as traveller,
        ${itemText('kind')} as kind, ${itemText('name')} as name,
        ${itemNumber('price')} / 100.0 as price, ${itemText('currency')} as currency,
        ${itemIsTrue('onSpot')} as on_the_spot
      from bookings, ${items('quote', 'rows')} where ${PLACED}`,
    report_payments: `select bookings.id as booking, site_id as site, offer_id as offer, status,
        ${position} as position, ${itemText('method')} as method,
        ${itemNumber('amount')} / 100.0 as amount, ${time(itemNumber('at'))} as paid_at
      from bookings, ${items('payments')} where ${PLACED}`,
    report_occupancy: `select bookings.site_id as site, bookings.offer_id as offer,
        bookings.ends_on, claims.unit_id as unit, sum(claims.wholes) as whole_yachts,
        sum(claims.pairs) as cabins, sum(claims.singles) as places,
        sum(case when claims.hold_until is null then 0 else 1 end) as holds
      from claims join bookings on bookings.id = claims.booking_id
      where claims.hold_until is null or claims.hold_until > ${now}
      group by bookings.site_id, bookings.offer_id, bookings.ends_on, claims.unit_id`,
  };
};

export const createReportViews = (db: Queries, dialect: Dialect): readonly Compilable[] =>
  Object.entries(viewTexts(dialect === 'sqlite' ? sqlite : postgres)).map(([name, text]) => {
    const create: RawBuilder<unknown> = sql.raw(`create view ${name} as ${text}`);
    return { compile: () => create.compile(db) };
  });
