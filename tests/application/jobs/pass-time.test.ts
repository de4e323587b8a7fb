import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { executeDueCommands } from '../../../application/jobs/execute-due-commands.ts';
import { submitOfficeCommand } from '../../../application/office/bookings.ts';
import { cancelUnpaidAfterStatements } from '../../../application/office/statements.ts';
import { applyProviderNotification } from '../../../application/payments/settle.ts';
import { BANK_LOCK } from '../../../application/ports/bank/bank.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { DAY_LENGTH, HOUR, MINUTE, startOfDay } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import { confirmCommand, NOW, raceShop } from '../../races/race-shop.ts';

const UNIT = unitWith({ id: 721, yachts: 1, berths: 8, cabins: 3 });
const OFFER = offerWith({
  id: 921,
  from: '2027-07-31',
  to: '2027-08-07',
  units: [UNIT],
  firstMinuteUntil: null,
  secondMinuteUntil: null,
});

const WAITING = ['FIRST', 'SECOND', 'THIRD'];

/** On Sunday 10 January six places are sold, a draft holds two, and the parties `waiting` wait. */
const january = async (kit: StoreKit, waiting: readonly string[] = WAITING) => {
  const shop = raceShop(kit, OFFER);
  const place = async (
    name: string,
    people: number,
    more: object = {},
    reserveList = false,
  ): Promise<string> => {
    const id = await shop.draft({ name, unitId: 721, people, reserveList });
    await shop.well(name, id, { ...confirmCommand, ...more } as typeof confirmCommand);
    return id;
  };
  const paying = await place('PAYING', 2, { paymentOption: 'installment' });
  const ids = [
    paying,
    await place('ONLINE', 2),
    await place('WIRED', 2, { paymentType: 'transfer' }),
  ];
  await submitOfficeCommand(shop.deps)('Ola', paying, {
    type: 'registerPayment',
    paymentId: 'P1',
    method: 'online',
    amount: zloty(500),
  });
  ids.push(await shop.draft({ name: 'HOLDING', unitId: 721, people: 2 }));
  for (const name of waiting) ids.push(await place(name, 2, {}, true));
  ids.push(await shop.draft({ name: 'LEFT', unitId: 721 }, 1));
  return { shop, ids, states: () => Promise.all(ids.map((id) => kit.store.bookings.get(id))) };
};

const statusOf = (booking: Booking | null): string => (booking === null ? 'none' : booking.status);

const year = async (step: number): Promise<readonly (Booking | null)[]> => {
  const { shop, states } = await january(openMemoryStore(), []);
  const pass = executeDueCommands({
    ...shop.deps,
    refused: (id, kind) => expect.fail(`${id}: ${kind}`),
  });
  for (let at = NOW + step; at < NOW + 360 * DAY_LENGTH; at += step) {
    shop.at(at);
    await pass();
  }
  shop.at(NOW + 360 * DAY_LENGTH);
  await pass();
  return states();
};

describe('events that the shop schedules (R8, R11, R32)', () => {
  it('reach the same state when the jobs run hourly, daily, irregularly or once a year, if no party waits', async () => {
    const once = await year(360 * DAY_LENGTH);
    expect(once.map(statusOf)).toEqual([
      'confirmed',
      'cancelled',
      'confirmed',
      'removed',
      'removed',
    ]);
    for (const step of [DAY_LENGTH, 7 * HOUR, 11.3 * DAY_LENGTH])
      expect(await year(step)).toEqual(once);
  });

  it.each([1, 20, 30, 7 * 24])(
    'R11.1, R11.4, R11.11: a run %i h later moves the first waiting party up; its day to pay begins then',
    async (hours) => {
      const kit = openMemoryStore();
      const { shop, ids, states } = await january(kit);
      shop.at(NOW + hours * HOUR);
      await executeDueCommands({ ...shop.deps, refused: () => undefined })();
      const [, , , , first, second] = await states();
      expect(first).toMatchObject({
        status: 'confirmed',
        firstDue: NOW + hours * HOUR + DAY_LENGTH,
        reminded: [],
      });
      // After a week, the unpaid order ONLINE is cancelled and leaves room for the second party.
      expect(statusOf(second ?? null)).toBe(hours < 7 * 24 ? 'reserveList' : 'confirmed');
      const mails = await kit.outbox.lease(1000, NOW + hours * HOUR, NOW + 400 * DAY_LENGTH);
      const kinds = mails.flatMap(({ content }) =>
        'bookingId' in content && content.bookingId === ids[4] ? [content.kind] : [],
      );
      expect(kinds).toEqual(['bookingPlaced', 'bookingMovedUp']);
    },
  );

  it('an order by transfer is cancelled once a statement covers its due day, and not earlier (R32)', async () => {
    const { shop, ids, states } = await january(openMemoryStore());
    shop.at(NOW + 20 * DAY_LENGTH);
    await executeDueCommands({ ...shop.deps, refused: () => undefined })();
    expect(statusOf((await states())[2] ?? null)).toBe('confirmed');
    // The order is due on Monday 11 January; the third working day after it is Thursday 14.
    const cancelled = async (until: string) =>
      (await cancelUnpaidAfterStatements(shop.deps)('Ola', until))._unsafeUnwrap().cancelled;
    expect(await cancelled('2027-01-13')).toEqual([]);
    expect(await cancelled('2027-01-14')).toEqual([ids[2]]);
    expect(statusOf((await states())[2] ?? null)).toBe('cancelled');
  });

  it.each([
    ['the payment was made in time', 'completed', 'confirmed'],
    ['the payment was rejected', 'rejected', 'cancelled'],
    ['the provider sends no result for ten days', null, 'cancelled'],
  ] as const)(
    'R32.2: no order is cancelled while its online payment is pending; if %s (%s), the order is then %s',
    async (_, outcome, status) => {
      const kit = openMemoryStore();
      const { shop, ids, states } = await january(kit);
      const [, bookingId = ''] = ids;
      await kit.store.inTransaction<void, never>([], async ({ payments }) => {
        const begun = {
          amount: zloty(500),
          commission: 0,
          redirectTo: null,
          askAt: NOW,
          createdAt: NOW + DAY_LENGTH,
          provider: 'payu',
        } as const;
        await payments.save({ ...begun, id: 'p1', bookingId, state: 'pending', orderId: 'ORDER1' });
        return ok(undefined);
      });
      const pass = executeDueCommands({
        ...shop.deps,
        refused: (id, kind) => expect.fail(`${id}: ${kind}`),
      });
      shop.at(NOW + 6 * DAY_LENGTH);
      await pass();
      expect(statusOf((await states())[1] ?? null)).toBe('confirmed');
      if (outcome !== null)
        (
          await applyProviderNotification(
            shop.deps,
            'payu',
          )({
            paymentId: 'p1',
            orderId: 'ORDER1',
            outcome,
            charged: zloty(500),
          })
        )._unsafeUnwrap();
      shop.at(outcome === null ? NOW + 12 * DAY_LENGTH : NOW + 6 * DAY_LENGTH + 6 * MINUTE);
      await pass();
      const [, after] = await states();
      expect(statusOf(after ?? null)).toBe(status);
      expect(after?.status === 'cancelled' ? after.cancelledAt : null).toBe(
        status === 'cancelled' ? startOfDay('2027-01-15') : null,
      );
    },
  );

  it('R32.2: an order whose online payment was refused is not cancelled before the office handles its task', async () => {
    const kit = openMemoryStore();
    const { shop, ids, states } = await january(kit);
    const [, bookingId = ''] = ids;
    const line = {
      paymentId: 'p1',
      bookingId,
      provider: 'payu',
      orderId: '',
      expected: zloty(500),
      charged: null,
      at: NOW,
      why: 'orderRefused',
    } as const;
    const save = (note: string) =>
      kit.store.inTransaction<void, never>([BANK_LOCK], async ({ bank }) => {
        await bank.saveDiscrepancy({ ...line, note });
        return ok(undefined);
      });
    const pass = executeDueCommands({
      ...shop.deps,
      refused: (id, kind) => expect.fail(`${id}: ${kind}`),
    });
    await save('');
    shop.at(NOW + 20 * DAY_LENGTH);
    await pass();
    expect(statusOf((await states())[1] ?? null)).toBe('confirmed');
    await save('no transfer came');
    shop.at(NOW + 20 * DAY_LENGTH + 6 * MINUTE);
    await pass();
    expect(statusOf((await states())[1] ?? null)).toBe('cancelled');
  });

  it('happen once if two processes run the jobs: each command and each mail', async () => {
    const kit = openMemoryStore();
    const { shop } = await january(kit);
    shop.at(NOW + 60 * DAY_LENGTH);
    const passes = [1, 2].map(() =>
      executeDueCommands({ ...shop.deps, refused: () => undefined })(),
    );
    await Promise.all(passes);
    const lines = await kit.journal.read(0, 10_000);
    const byTime = lines.flatMap((line) =>
      'recorded' in line && line.recorded.by.kind === 'system' ? [line.recorded] : [],
    );
    const each = byTime.map(
      ({ bookingId, command }) =>
        `${bookingId} ${command.type} ${'line' in command ? command.line : ''}`,
    );
    expect(new Set(each).size).toBe(each.length);
    expect(each.length).toBeGreaterThan(5);
  });

  it('a late second and third instalment are reminded of once each, and never cancel the order (R32)', async () => {
    const { shop, ids, states } = await january(openMemoryStore());
    shop.at(NOW + 190 * DAY_LENGTH);
    await executeDueCommands({ ...shop.deps, refused: () => undefined })();
    const [paying] = await states();
    expect(paying?.status === 'confirmed' ? paying.reminded : null).toEqual([1, 2, 3]);
    expect(ids[0]).toBe(paying?.id);
  });

  it('R32.9: daily runs send each mail once; a run after a pause sends one reminder and no past notice', async () => {
    const sentMails = async (step: number) => {
      const kit = openMemoryStore();
      const { shop, ids, states } = await january(kit);
      for (let at = NOW + step; at <= NOW + 360 * DAY_LENGTH; at += step) {
        shop.at(at);
        await executeDueCommands({
          ...shop.deps,
          refused: (id, kind) => expect.fail(`${id}: ${kind}`),
        })();
      }
      const mails = await kit.outbox.lease(1000, NOW + 400 * DAY_LENGTH, NOW + 401 * DAY_LENGTH);
      const [paying] = await states();
      const ofPaying = mails.filter(
        ({ content }) => 'bookingId' in content && content.bookingId === ids[0],
      );
      return {
        kinds: ofPaying.map(({ content }) => content.kind),
        state: paying?.status === 'confirmed' ? paying.announced : null,
      };
    };
    const [daily, yearly] = [await sentMails(DAY_LENGTH), await sentMails(360 * DAY_LENGTH)];
    const reminders = ['bookingReminder', 'bookingReminder', 'bookingReminder'];
    expect(daily.kinds.toSorted()).toEqual(
      [
        'bookingDeparture',
        'bookingDue',
        'bookingDue',
        'bookingPaid',
        'bookingPlaced',
        'bookingReturn',
        ...reminders,
      ].toSorted(),
    );
    // Three mails about late amounts on one morning would look like three demands.
    expect(yearly.kinds.toSorted()).toEqual(['bookingPaid', 'bookingPlaced', 'bookingReminder']);
    expect(yearly.state).toEqual(daily.state);
  });

  it('R32.9: one mail covers late and upcoming instalments that are found in the same run', async () => {
    const kit = openMemoryStore();
    const { shop, ids, states } = await january(kit);
    const [paying] = await states();
    if (paying?.status !== 'confirmed') return expect.fail('not ordered');
    const [first, second, third] = paying.plan;
    if (first === undefined || second === undefined || third === undefined || third.due === null)
      return expect.fail('no instalments');
    const letters = async (at: number) => {
      shop.at(at);
      await executeDueCommands({
        ...shop.deps,
        refused: (id, kind) => expect.fail(`${id}: ${kind}`),
      })();
      const mails = await kit.outbox.lease(1000, at, NOW + 400 * DAY_LENGTH);
      return mails.flatMap(({ content }) =>
        'bookingId' in content && content.bookingId === ids[0] ? [content] : [],
      );
    };
    await letters(NOW);
    const woken = await letters(startOfDay(third.due) - 3 * DAY_LENGTH + 10 * HOUR);
    expect(woken).toMatchObject([
      {
        kind: 'bookingDue',
        line: 3,
        amount: third.amount,
        late: [
          { line: 1, late: first.amount - zloty(500) },
          { line: 2, late: second.amount },
        ],
      },
    ]);
    const [after] = await states();
    expect(after).toMatchObject({ reminded: [1, 2], announced: ['secondDue', 'thirdDue'] });
    expect(await letters(startOfDay(third.due) + DAY_LENGTH + HOUR)).toMatchObject([
      { kind: 'bookingReminder', line: 3, earlier: [{ line: 1 }, { line: 2 }] },
    ]);
  });
});
