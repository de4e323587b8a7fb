import { describe, expect, it } from 'vitest';
import { bookingQueries } from '../../../adapters/storage/sql/bookings/booking-queries.ts';
import { bookingWriter } from '../../../adapters/storage/sql/bookings/booking-writer.ts';
import { bookingWriteStatements } from '../../../adapters/storage/sql/bookings/booking-writes.ts';
import { queriesFor } from '../../../adapters/storage/sql/engine/engine.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import {
  confirmedBooking,
  DRAFT_BEGUN_AT,
  heldDraft,
  singles,
} from '../../arbitraries/bookings.ts';
import { SEARCH_COLUMNS } from '../../contracts/record-examples.ts';

const ID = 'AAAAAAAA';

const saveAgain = async (before: Booking, after: Booking): Promise<string> => {
  const db = queriesFor('sqlite');
  const sent: string[] = [];
  const connection = {
    all: async () => [],
    send: ({ text }: { readonly text: string }) => void sent.push(text),
  };
  const bookings = bookingWriter(
    bookingQueries(db, 'sqlite'),
    bookingWriteStatements(db),
    connection,
  );
  await bookings.save(before, { ...SEARCH_COLUMNS, isNew: true });
  sent.length = 0;
  await bookings.save(after, SEARCH_COLUMNS);
  return sent.find((text) => text.includes('"bookings"')) ?? '';
};

describe('a booking that is stored again after a change', () => {
  const before = heldDraft(ID, [singles(701, 1)]);

  it('keeps its index entries if state, owner, group and ambassador are unchanged', async () => {
    const text = await saveAgain(before, {
      ...before,
      version: before.version + 1,
      savedAt: DRAFT_BEGUN_AT + 1,
    });
    expect(text).toMatch(/^update/);
    for (const column of ['status', 'visitor_id', 'account_id', 'group_code', 'ambassador_code'])
      expect(text).not.toContain(`"${column}"`);
    for (const column of [
      'document',
      'version',
      'saved_at',
      'address',
      'ends_on',
      'held_since',
      'wake_at',
      'age_asked_at',
      'commission',
    ])
      expect(text).toContain(`"${column}"`);
  });

  it.each<[string, Booking]>([
    ['state', confirmedBooking(ID, [singles(701, 1)])],
    ['visitor', { ...before, owner: { ...before.owner, visitorId: 'another' } }],
    ['account', { ...before, owner: { ...before.owner, accountId: 'account' } }],
    ['group', { ...before, group: { code: ID, openedOn: '2026-01-01', counts: true } }],
    [
      'ambassador',
      { ...before, ambassador: { name: 'FALA', accountId: 'a', rebate: 100, commission: 200 } },
    ],
  ])('has its index columns written again if its %s changes', async (_what, after) => {
    const text = await saveAgain(before, after);
    for (const column of ['status', 'visitor_id', 'account_id', 'group_code', 'ambassador_code'])
      expect(text).toContain(`"${column}" = "excluded"."${column}"`);
  });
});
