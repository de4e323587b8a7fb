import { voucherCode } from '../vouchers/voucher.ts';
import type { Booking } from './booking.ts';
import { type CommandFacts, type CommandWhere, commandFacts } from './command-facts.ts';
import type { BookingCommand, LifeCommand } from './commands.ts';

/**
 * What a command reads or changes besides its booking: what to lock and load before the decision.
 */
export type Touched = {
  /** Units whose places may change, ascending: the booking's own and the requested ones. */
  readonly units: readonly number[];
  /** The decision may depend on what others take. */
  readonly asksTaken: boolean;
  /** Vouchers that may be reserved, spent or released. */
  readonly vouchers: readonly string[];
  /** The group that is read or changed. */
  readonly group: string | null;
  /** The name of the ambassador's code. */
  readonly ambassadorCode: string | null;
};

const NONE: readonly never[] = [];
const NOTHING: Touched = {
  units: NONE,
  asksTaken: false,
  vouchers: NONE,
  group: null,
  ambassadorCode: null,
};

const asksUnits = (command: LifeCommand): command is CommandWhere<'asksUnits', true> =>
  commandFacts(command.type).asksUnits;

const namesCode = <K extends 'voucher' | 'ambassador' | 'group'>(
  kind: K,
  command: LifeCommand,
): command is CommandWhere<'names', K> => commandFacts(command.type).names === kind;

const unitsAsked = (command: CommandWhere<'asksUnits', true>): readonly number[] => {
  switch (command.type) {
    case 'chooseBerths':
      return command.berths.flatMap(({ unitId }) => unitId ?? []);
    case 'changeBooking':
      return (command.berths ?? []).map(({ unitId }) => unitId);
  }
};

const unitsTouched = ({ seats }: Booking, command: LifeCommand): readonly number[] => {
  const asked = asksUnits(command) ? unitsAsked(command) : NONE;
  const own = seats[0];
  // Fast path: nearly every booking has one unit, and most commands request no other.
  if (asked.length === 0 && seats.length <= 1) return own === undefined ? NONE : [own.unitId];
  const units = seats.map(({ unitId }) => unitId);
  for (const unitId of asked) if (!units.includes(unitId)) units.push(unitId);
  return units.sort((a, b) => a - b);
};

const vouchersTouched = (
  booking: Booking,
  command: LifeCommand,
  { ends }: CommandFacts,
): readonly string[] => {
  const givesBack = ends && (booking.status === 'reserveList' || booking.status === 'confirmed');
  const own =
    booking.status === 'draft' || givesBack ? booking.vouchers.map(({ code }) => code) : NONE;
  if (own.length === 0 && !namesCode('voucher', command)) return NONE;
  return [
    ...new Set([...own, ...(namesCode('voucher', command) ? [voucherCode(command.code)] : [])]),
  ];
};

/** Returns what a command touches; nothing if there is no booking yet. */
export const touchedBy = (booking: Booking | null, command: BookingCommand): Touched => {
  if (booking === null || command.type === 'createDraft') return NOTHING;
  const facts = commandFacts(command.type);
  return {
    units: unitsTouched(booking, command),
    asksTaken: facts.asksTaken,
    vouchers: vouchersTouched(booking, command, facts),
    group:
      facts.group === null
        ? null
        : (booking.group?.code ?? (namesCode('group', command) ? command.code : null)),
    ambassadorCode: namesCode('ambassador', command) ? command.code : null,
  };
};
