import fc from 'fast-check';
import { executeDueCommands } from '../../../application/jobs/execute-due-commands.ts';
import { submitOfficeCommand } from '../../../application/office/bookings.ts';
import type { JournalLine } from '../../../application/ports/journal.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import { HOUR, type Instant } from '../../../domain/calendar.ts';
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

export type SimulatedParty = {
  readonly people: number;
  readonly reserveList: boolean;
  readonly leftAt: number | null;
  readonly paymentOption: 'installment' | 'onetime';
  readonly paymentType: 'transfer' | 'online';
  readonly pays: number;
  readonly hoursLater: number;
};

export const simulatedParties: fc.Arbitrary<readonly SimulatedParty[]> = fc.array(
  fc.record({
    people: fc.integer({ min: 1, max: 3 }),
    reserveList: fc.boolean(),
    leftAt: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 3 }),
    paymentOption: fc.constantFrom('installment', 'onetime'),
    paymentType: fc.constantFrom('transfer', 'online'),
    pays: fc.constantFrom(0, 0, 500, 1500, 9000),
    hoursLater: fc.integer({ min: 0, max: 60 }),
  }),
  { minLength: 1, maxLength: 8 },
);

export const shopOf = async (kit: StoreKit, all: readonly SimulatedParty[]) => {
  const shop = raceShop(kit, OFFER);
  const ids: string[] = [];
  let now = NOW;
  const pass = executeDueCommands({
    ...shop.deps,
    refused: (id, kind) => {
      throw new Error(`${id}: ${kind}`);
    },
  });
  for (const [
    index,
    { people, reserveList, leftAt, paymentOption, paymentType, pays, hoursLater },
  ] of all.entries()) {
    now += hoursLater * HOUR;
    shop.at(now);
    await pass();
    const name = `PARTY${index}`;
    const id = await shop
      .draft({ name, unitId: 721, people, reserveList }, leftAt ?? 4)
      .catch(() => null);
    if (id === null) continue;
    ids.push(id);
    if (leftAt !== null) continue;
    const command = { ...confirmCommand, paymentOption, paymentType } as LifeCommand;
    await shop.give(name, id, command);
    const booking = await shop.get(id);
    if (pays === 0 || booking?.status !== 'confirmed') continue;
    await submitOfficeCommand(shop.deps)('Ola', id, {
      type: 'registerPayment',
      paymentId: name,
      method: 'transfer',
      amount: zloty(pays),
    });
  }
  const until = async (moment: Instant): Promise<void> => {
    now = moment;
    shop.at(moment);
    await pass();
  };
  return {
    shop,
    until,
    now: () => now,
    state: () => Promise.all(ids.map((id) => kit.store.bookings.get(id))),
  };
};

export const doneByTime = (lines: readonly JournalLine[]): readonly string[] =>
  lines.flatMap((line) => {
    if (!('recorded' in line) || line.recorded.by.kind !== 'system') return [];
    const { bookingId, command, at } = line.recorded;
    return [
      `${new Date(at).toISOString()} ${bookingId} ${command.type} ${'line' in command ? command.line : ''}`,
    ];
  });
