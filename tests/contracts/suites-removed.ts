import { beforeAll, describe, expect, test } from 'vitest';
import type { JournalLine } from '../../application/ports/journal.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import { DRAFT_BEGUN_AT, draft } from '../arbitraries/bookings.ts';
import { JAN } from '../arbitraries/parties.ts';
import { commitWork, type Opener, saveBookings } from './helpers.ts';
import { bookingEntryOf } from './record-examples.ts';
import { leaveDraft, replayExport } from './replay-helpers.ts';
import { removedBooking } from './stored-examples.ts';

const BOOKER: Person = {
  firstName: 'Wanda',
  lastName: 'Rutkiewicz',
  birthDate: '1993-02-04',
  idDocument: 'ABA300000',
  country: 'Polska',
  gender: 'woman',
  phone: '+48 612 612 612',
  email: 'wanda@gone.example',
};
const FRIEND: Person = {
  ...BOOKER,
  firstName: 'Jerzy',
  lastName: 'Kukuczka',
  birthDate: '1998-03-24',
  gender: 'man',
  email: 'jurek@gone.example',
};
const TYPED = [
  'Wanda',
  'Rutkiewicz',
  '1993-02-04',
  'ABA300000',
  '612 612 612',
  'gone.example',
  'Jerzy',
  'Kukuczka',
  '1998-03-24',
];

const typedIn = (what: unknown): readonly string[] => {
  const text = JSON.stringify(what);
  return TYPED.filter((secret) => text.includes(secret));
};

export const removedSuite = (opener: Opener): void => {
  describe('a draft that the customer abandoned and the shop removed', () => {
    let kit: StoreKit;
    let lines: readonly JournalLine[];
    beforeAll(async () => {
      kit = await opener.open();
      await leaveDraft(kit.store, 'GONE2222', [BOOKER, FRIEND]);
      lines = await kit.journal.read(0, 50);
    });

    test('keeps its number but no participants (R8)', async () => {
      const booking = await kit.store.bookings.get('GONE2222');
      expect(booking).toMatchObject({ status: 'removed', seats: [] });
      expect(
        booking?.choices.participants.map(({ person, berthFirstName }) => [person, berthFirstName]),
      ).toEqual([
        [NOBODY, ''],
        [NOBODY, ''],
      ]);
      expect(typedIn(booking)).toEqual([]);
    });

    test('has a journal stand-in for each person: birth years stay, equal e-mails get one stand-in (R8.15)', () => {
      expect(typedIn(lines)).toEqual([]);
      const recorded = lines.flatMap((line) => ('recorded' in line ? [line.recorded] : []));
      expect(recorded.map(({ bookerEmail }) => bookerEmail)).toEqual([
        ...Array(6).fill('person-1@example.invalid'),
        null,
      ]);
      const person = { firstName: 'Person', lastName: 'Somebody', idDocument: '' };
      expect(recorded[5]?.command).toMatchObject({
        participants: [
          { person: { ...person, birthDate: '1993-01-01', email: 'person-1@example.invalid' } },
          { person: { ...person, birthDate: '1998-01-01', email: 'person-2@example.invalid' } },
        ],
      });
      expect(recorded[2]?.command).toMatchObject({
        berths: [
          { firstName: 'Person', lastName: '' },
          { firstName: 'Person', lastName: 'Somebody' },
        ],
      });
      expect(recorded.map(({ owner }) => owner.visitorId)).toEqual(recorded.map(() => 'visitor'));
    });

    test('is removed again by a replay of its export, without refusals or differences (R46)', async () => {
      expect(await replayExport(lines)).toMatchObject({ commands: 7, refusals: 0, differences: 0 });
    });

    test('is removed without a change to other bookings or their journal lines', async () => {
      const jan = {
        type: 'nameParticipants',
        participants: [{ userNum: 1, fillLater: false, person: JAN }],
      } as const;
      await saveBookings(kit.store, draft('STAY2222'));
      await commitWork(kit.store, ({ journal }) =>
        journal.append(bookingEntryOf('STAY2222', jan, { bookerEmail: 'stays@example.com' })),
      );
      await saveBookings(kit.store, removedBooking('GONE3333'), removedBooking('GONE2222'));
      const stays = (await kit.journal.read(0, 50)).at(-1);
      expect(stays).toMatchObject({
        recorded: { bookerEmail: 'stays@example.com', command: jan, at: DRAFT_BEGUN_AT },
      });
      expect((await kit.store.bookings.get('STAY2222'))?.choices).toEqual(
        draft('STAY2222').choices,
      );
      expect((await kit.journal.read(0, 7)).slice(0, 7)).toEqual(lines);
    });
  });
};
