import { normalizeVoucherCode } from '../vouchers/voucher.ts';
import type { Booking } from './booking.ts';
import { type CommandFacts, type CommandWhere, commandFacts } from './command-facts.ts';
import type { BookingCommand, LifeCommand } from './commands.ts';

export type TouchedData = {
  readonly units: readonly number[];
  readonly readsOccupancy: boolean;
  readonly vouchers: readonly string[];
  readonly group: string | null;
  readonly ambassadorCode: string | null;
  readonly reserveLists: readonly number[];
};

const NONE: readonly never[] = [];
const NOTHING: TouchedData = {
  units: NONE,
  readsOccupancy: false,
  vouchers: NONE,
  group: null,
  ambassadorCode: null,
  reserveLists: NONE,
};

const requestsUnits = (command: LifeCommand): command is CommandWhere<'requestsUnits', true> =>
  commandFacts(command.type).requestsUnits;

const namesCode = <K extends 'voucher' | 'ambassador' | 'group'>(
  kind: K,
  command: LifeCommand,
): command is CommandWhere<'names', K> => commandFacts(command.type).names === kind;

const requestedUnits = (command: CommandWhere<'requestsUnits', true>): readonly number[] => {
  switch (command.type) {
    case 'chooseBerths':
      return command.berths.flatMap(({ unitId }) => unitId ?? []);
    case 'changeBooking':
      return (command.berths ?? []).map(({ unitId }) => unitId);
  }
};

const unitsTouched = ({ seats }: Booking, command: LifeCommand): readonly number[] => {
  const requested = requestsUnits(command) ? requestedUnits(command) : NONE;
  const firstSeats = seats[0];
  // Nearly every booking has one unit, and most commands name no other unit. For speed, this case
  // returns before units are merged and sorted.
  if (requested.length === 0 && seats.length <= 1)
    return firstSeats === undefined ? NONE : [firstSeats.unitId];
  const units = seats.map(({ unitId }) => unitId);
  for (const unitId of requested) if (!units.includes(unitId)) units.push(unitId);
  return units.sort((a, b) => a - b);
};

const vouchersTouched = (
  booking: Booking,
  command: LifeCommand,
  { ends }: CommandFacts,
): readonly string[] => {
  const givesBack = ends && (booking.status === 'reserveList' || booking.status === 'confirmed');
  const ownVouchers =
    booking.status === 'draft' || givesBack ? booking.vouchers.map(({ code }) => code) : NONE;
  if (ownVouchers.length === 0 && !namesCode('voucher', command)) return NONE;
  return [
    ...new Set([
      ...ownVouchers,
      ...(namesCode('voucher', command) ? [normalizeVoucherCode(command.code)] : []),
    ]),
  ];
};

const reserveListsTouched = (booking: Booking, { list }: CommandFacts): readonly number[] => {
  const joins = list === 'joins' && booking.status === 'draft' && booking.reserveList;
  const leaves = list === 'leaves' && booking.status === 'reserveList';
  return joins || leaves ? booking.seats.map(({ unitId }) => unitId) : NONE;
};

/**
 * Returns what a command locks and loads besides its booking: units, vouchers, a group, an
 * ambassador's code and reserve lists.
 */
export const dataToLockAndLoad = (
  booking: Booking | null,
  command: BookingCommand,
): TouchedData => {
  if (booking === null || command.type === 'createDraft') return NOTHING;
  const facts = commandFacts(command.type);
  return {
    units: unitsTouched(booking, command),
    readsOccupancy: facts.readsOccupancy,
    vouchers: vouchersTouched(booking, command, facts),
    group:
      facts.group === null
        ? null
        : (booking.group?.code ?? (namesCode('group', command) ? command.code : null)),
    ambassadorCode: namesCode('ambassador', command) ? command.code : null,
    reserveLists: reserveListsTouched(booking, facts),
  };
};
