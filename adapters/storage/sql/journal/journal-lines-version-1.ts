import type { BookingEntry, Outcome } from '../../../../application/ports/journal.ts';
import type { BookingCommand, Confirm, Recorded } from '../../../../domain/booking/commands.ts';

type CommandOfVersion1 = Exclude<BookingCommand, Confirm> | Omit<Confirm, 'expectedLeft'>;

/** In version 1 only customers gave commands and nothing could be paid. */
export type EntryOfVersion1 = {
  readonly recorded: Omit<Recorded, 'by' | 'command'> & { readonly command: CommandOfVersion1 };
  readonly outcome: Omit<Outcome, 'paid' | 'left' | 'refund'>;
};

/** Nobody could pay in version 1, so a confirmed booking's whole price was unpaid. */
export const entryFromVersion1 = ({ recorded, outcome }: EntryOfVersion1): BookingEntry => {
  const { command } = recorded;
  const leftToPay = outcome.status === 'confirmed' ? (outcome.price ?? 0) : 0;
  return {
    recorded: {
      ...recorded,
      command: command.type === 'confirm' ? { ...command, expectedLeft: null } : command,
      by: { kind: 'customer' },
    },
    outcome: { ...outcome, paid: 0, left: leftToPay, refund: 0 },
  };
};
