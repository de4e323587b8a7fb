import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { closeContainer } from '../../../adapters/composition/close-container.ts';
import { testContainer } from '../../../adapters/composition/containers.ts';
import { createDemoDataAtFirstStart } from '../../../adapters/composition/first-start.ts';
import {
  CATALOGUE,
  CHANGES,
  MAIL_WORKER,
  PASSWORDS,
  SETTINGS,
  STORE,
} from '../../../adapters/composition/tokens.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../../adapters/demo-catalogue/people.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { exportJournal } from '../../../application/replay/export-journal.ts';
import { agreesWithRecording, replay } from '../../../application/replay/replay.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { dayOf, daysBetween, HOUR } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { configFor, movableClock } from '../../http/server/server-shop.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';

const NOW = Date.UTC(2027, 0, 10, 10);

const shop = async ({ production = false, now = NOW } = {}) => {
  const clock = movableClock(now);
  const container = await testContainer({ ...configFor(), production }, clock);
  onTestFinished(() => closeContainer(container));
  (await container.rebindAsync(PASSWORDS)).toConstantValue(quickPasswords);
  const kit = await container.getAsync(STORE);
  const emails = DEMO_PEOPLE.map(({ email }) => email);
  return {
    ...{ container, kit, clock, emails },
    tripsOf: async (name: string): Promise<readonly Booking[]> => {
      const account = await kit.store.accounts.byEmail(`${name}@kilwater.example`);
      return account === null ? [] : kit.store.bookings.ofAccount(account.id);
    },
  };
};

const openDemo = async (more: Parameters<typeof shop>[0] = {}) => {
  const demo = await shop(more);
  await createDemoDataAtFirstStart(demo.container);
  return demo;
};

const offersWithStatus = (bookings: readonly Booking[]): readonly (readonly [number, string])[] =>
  bookings.map(({ offerId, status }) => [offerId, status] as const).sort(([a], [b]) => a - b);

describe('the demo’s customers', () => {
  it('R20: two customers have no past trip, and the other five have 1, 2, 3, 4 and 5 past trips', async () => {
    const { kit, emails } = await openDemo();
    const trips = await kit.store.bookings.endedTrips(emails, dayOf(NOW));
    expect(emails.map((email) => trips[email] ?? 0).sort()).toEqual([0, 0, 1, 2, 3, 4, 5]);
  });

  it.each(['2027-04-05', '2027-06-05'])(
    'R29: pay at once if their trip is too near for instalments, in a demo that starts on %s',
    async (day) => {
      const { tripsOf } = await openDemo({ now: Date.parse(`${day}T10:00:00Z`) });
      const options = (await tripsOf(day < '2027-05' ? 'bywalec' : 'lojalny')).flatMap((trip) =>
        'plan' in trip ? trip.paymentOption : [],
      );
      expect(options).toContain('onetime');
    },
  );

  it('log in with the password of the README’s table, which lists exactly these customers', async () => {
    const { kit, emails } = await openDemo();
    const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
    const table = [...readme.matchAll(/^\| `([^`]+@[^`]+)` \| `([^`]+)` \| /gm)].map(
      ([, email, password]) => [email, password],
    );
    expect(table.map(([email]) => email).sort()).toEqual([...emails].sort());
    for (const [email = '', password = ''] of table) {
      const account = await kit.store.accounts.byEmail(email);
      expect([
        email,
        account?.active,
        await quickPasswords.matches(password, account?.passwordHash ?? null),
      ]).toEqual([email, true, true]);
    }
    expect(new Set(table.map(([, password]) => password))).toEqual(new Set([DEMO_PASSWORD]));
  });

  it('include one with trips in each state, one on a reserve list, and one without trips', async () => {
    const { tripsOf } = await openDemo();
    expect(offersWithStatus(await tripsOf('lojalny'))).toEqual([
      [114, 'confirmed'],
      [115, 'confirmed'],
      [119, 'cancelled'],
      [126, 'confirmed'],
      [151, 'confirmed'],
    ]);
    expect(offersWithStatus(await tripsOf('czeka'))).toEqual([[3, 'reserveList']]);
    expect(await tripsOf('nowa')).toEqual([]);
  });

  it('R21: include the leader of a group of seven, who has the group rebate and a notification about it', async () => {
    const { kit, tripsOf } = await openDemo();
    const [leaders] = await tripsOf('grupa');
    if (leaders?.status !== 'confirmed') throw new Error('The leader has no trip');
    expect(leaders.basis.terms.groupTravellers).toBe(7);
    expect(await kit.store.bookings.membersOf(leaders.id)).toHaveLength(2);
    const messages = await kit.store.messages.ofAccount(leaders.owner.accountId ?? '');
    expect(messages.map(({ content }) => content.kind)).toEqual([
      'bookingRegrouped',
      'bookingPlaced',
      'bookingPaid',
    ]);
  });

  it('R40: include an ambassador with a used code and commission to settle', async () => {
    const { kit } = await openDemo();
    const account = await kit.store.accounts.byEmail('ambasador@kilwater.example');
    const [code] = await kit.store.ambassadors.codesOf(account?.id ?? '');
    expect(await kit.store.ambassadors.bookingsWith(code?.name ?? '')).toHaveLength(1);
    expect(await kit.store.ambassadors.earned(code?.name ?? '')).toBe(zloty(100));
  });

  it('R8.17, R73: include a blocked customer and one for whom the office has prepared an order', async () => {
    const { kit } = await openDemo();
    const drafts = await kit.store.bookings.inStates(['draft'], null);
    expect(drafts).toMatchObject([{ preparedAt: NOW, hold: { until: NOW + 24 * HOUR } }]);
    const account = await kit.store.accounts.byEmail('zablokowany@kilwater.example');
    expect(account?.blocked).toMatchObject({ by: 'demo', reason: 'obraził załogę' });
  });

  it('R60.9: come with an offer whose price the office has planned to change 7 days before the trip', async () => {
    const { container } = await openDemo();
    const { shop: live } = await container.getAsync(CHANGES);
    const planned = live.known().entries.flatMap(({ offer, planned: plans = [] }) =>
      plans.map(({ from, of, price }) => ({
        ...{ days: daysBetween(from, offer.from), of },
        price,
      })),
    );
    expect(planned).toEqual([{ days: 7, of: 'place', price: zloty(1690) }]);
  });

  it('get no mail, because nobody reads their e-mail addresses', async () => {
    const { container, kit } = await openDemo();
    await (await container.getAsync(MAIL_WORKER)).drain();
    expect(await kit.mailbox.list(null)).toEqual([]);
  });

  it('R46: are in the journal without their e-mail addresses; a replay gives the same amounts', async () => {
    const { container, kit } = await openDemo();
    const [catalogue, settings] = await Promise.all([
      container.getAsync(CATALOGUE),
      container.getAsync(SETTINGS),
    ]);
    for (const personalData of [true, false]) {
      const lines = [];
      for await (const line of exportJournal(
        { journal: kit.journal, catalogue, settings, hashOf: cryptoIds.hashOf },
        personalData,
      ))
        lines.push(line);
      const report = await replay(
        { store: openMemoryStore().store, hashOf: cryptoIds.hashOf, progress: () => undefined },
        lines,
      );
      expect([report.firstDivergence, agreesWithRecording(report)]).toEqual([null, true]);
      expect(
        JSON.stringify(lines.filter(({ kind }) => kind !== 'settings')).includes(
          'kilwater.example',
        ),
      ).toBe(personalData);
    }
  });

  it('are created once: a later start changes nothing', async () => {
    const { container, kit, clock, tripsOf } = await openDemo();
    const state = async () => [
      (await kit.journal.read(0, 1_000_000)).length,
      await tripsOf('lojalny'),
    ];
    const before = await state();
    clock.pass(HOUR);
    await createDemoDataAtFirstStart(container);
    expect(await state()).toEqual(before);
  });

  it.each([3, 12, 20, 40, 57, 70, 80])(
    'if the shop stops at transaction %i of creating them, the next start creates the missing data',
    async (cutAt) => {
      const cut = await shop();
      const { inTransaction } = cut.kit.store;
      let writes = 0;
      const failing = Object.assign(cut.kit.store, {
        inTransaction: async (...call: Parameters<typeof inTransaction>) => {
          writes += 1;
          if (writes >= cutAt) throw new Error('The power went');
          return inTransaction(...call);
        },
      });
      await expect(createDemoDataAtFirstStart(cut.container)).rejects.toThrow('The power went');
      Object.assign(failing, { inTransaction });
      await createDemoDataAtFirstStart(cut.container);
      const whole = await openDemo();
      for (const email of whole.emails) {
        const [name = ''] = email.split('@');
        const money = (bookings: readonly Booking[]) =>
          bookings.map((booking) => [
            booking.id,
            booking.status,
            'quote' in booking && booking.quote.price,
            'payments' in booking && booking.payments,
          ]);
        expect(money(await cut.tripsOf(name))).toEqual(money(await whole.tripsOf(name)));
      }
      const trips = await cut.kit.store.bookings.endedTrips(cut.emails, dayOf(NOW));
      expect(cut.emails.map((email) => trips[email] ?? 0).sort()).toEqual([0, 0, 1, 2, 3, 4, 5]);
    },
  );

  it.each([Date.UTC(2026, 11, 24, 20), Date.UTC(2027, 5, 30, 22, 30), Date.UTC(2028, 1, 29, 4)])(
    'are created on any start day (%i)',
    async (startsAt) => {
      const { tripsOf } = await openDemo({ now: startsAt });
      expect(offersWithStatus(await tripsOf('lojalny'))).toHaveLength(5);
    },
  );

  it('V15.2.3: production has no demo customers and no demo bookings, because their password is public', async () => {
    const { kit, emails } = await openDemo({ production: true });
    for (const email of emails) expect(await kit.store.accounts.byEmail(email)).toBeNull();
    expect(await kit.store.bookings.endedTrips(emails, dayOf(NOW))).toEqual({});
    expect((await kit.store.bookings.takenOfAll(NOW, null)).taken.size).toBe(0);
  });
});
