import { beforeAll, describe, expect, test } from 'vitest';
import type { JournalLine } from '../../application/ports/journal.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import { BEGUN, draft } from '../arbitraries/bookings.ts';
import { JAN } from '../arbitraries/parties.ts';
import { entryOf } from './examples.ts';
import { keep, type Opener, within } from './helpers.ts';
import { removed } from './kept.ts';
import { doneAgain, leaveDraft } from './lived.ts';

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
const TYPED = ['Wanda', 'Rutkiewicz', '1993-02-04', 'ABA300000', '612 612 612', 'gone.example', 'Jerzy', 'Kukuczka', '1998-03-24'];

const typedIn = (what: unknown): readonly string[] => {
  const text = JSON.stringify(what);
  return TYPED.filter((secret) => text.includes(secret));
};

/** What every store owes to drafts that are cleared away: what was typed is gone, and the journal can still be done again (R8, R46). */
export const removedSuite = (opener: Opener): void => {
  describe('a draft that nobody came back to', () => {
    let kit: StoreKit;
    let lines: readonly JournalLine[];
    beforeAll(async () => {
      kit = await opener.open();
      await leaveDraft(kit.store, 'GONE2222', [BOOKER, FRIEND]);
      lines = await kit.journal.read(0, 50);
    });

    test('is still there as a number, and nobody is aboard (R8)', async () => {
      const booking = await kit.store.bookings.get('GONE2222');
      expect(booking).toMatchObject({ status: 'removed', seats: [] });
      expect(booking?.choices.participants.map(({ person, berthFirstName }) => [person, berthFirstName])).toEqual([
        [NOBODY, ''],
        [NOBODY, ''],
      ]);
      expect(typedIn(booking)).toEqual([]);
    });

    test('has stand-ins in the journal: as many people, of the same years, with e-mails that are equal where they were (R8.15)', () => {
      expect(typedIn(lines)).toEqual([]);
      const recorded = lines.flatMap((line) => ('recorded' in line ? [line.recorded] : []));
      expect(recorded.map(({ bookerEmail }) => bookerEmail)).toEqual([...Array(6).fill('person-1@example.invalid'), null]);
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

    test('is removed again by whoever replays its export: nothing refused, nothing different (R46)', async () => {
      expect(await doneAgain(lines)).toMatchObject({ commands: 7, refusals: 0, differences: 0 });
    });

    test('takes nothing of anybody else’s with it', async () => {
      const jan = { type: 'nameParticipants', participants: [{ userNum: 1, fillLater: false, person: JAN }] } as const;
      await keep(kit.store, draft('STAY2222'));
      await within(kit.store, ({ journal }) => journal.append(entryOf('STAY2222', jan, { bookerEmail: 'stays@example.com' })));
      await keep(kit.store, removed('GONE3333'), removed('GONE2222'));
      const stays = (await kit.journal.read(0, 50)).at(-1);
      expect(stays).toMatchObject({ recorded: { bookerEmail: 'stays@example.com', command: jan, at: BEGUN } });
      expect((await kit.store.bookings.get('STAY2222'))?.choices).toEqual(draft('STAY2222').choices);
      expect((await kit.journal.read(0, 7)).slice(0, 7)).toEqual(lines);
    });
  });
};
