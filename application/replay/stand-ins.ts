import type { BookingCommand, NameParticipants, Recorded } from '../../domain/booking/commands.ts';
import type { Person } from '../../domain/travellers/participant.ts';

/** Gives everybody of an export another name, the same one throughout, so that rules still see the same person (R46). */
export type StandIns = { replace(recorded: Recorded): Recorded };

const FIRST_OF_JANUARY = '-01-01';

/**
 * Stand-ins for one export. E-mails keep being equal or different, birth dates keep their year, what was given stays given;
 * names, numbers, documents and free texts are gone.
 */
export const makeStandIns = (): StandIns => {
  const emails = new Map<string, string>();
  const owners = new Map<string, string>();
  const numbered = (known: Map<string, string>, text: string, name: (n: number) => string): string => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = name(known.size + 1);
    known.set(text, made);
    return made;
  };
  const email = (text: string): string => (text === '' ? '' : numbered(emails, text, (n) => `person-${n}@example.invalid`));
  const owner = (text: string): string => numbered(owners, text, (n) => `owner-${n}`);
  const given = (text: string, standIn: string): string => (text === '' ? '' : standIn);

  const person = (real: Person): Person => ({
    firstName: given(real.firstName, 'Person'),
    lastName: given(real.lastName, 'Somebody'),
    birthDate: real.birthDate === '' ? '' : `${real.birthDate.slice(0, 4)}${FIRST_OF_JANUARY}`,
    idDocument: '',
    country: real.country,
    gender: real.gender,
    phone: given(real.phone, '+48 000 000 000'),
    email: email(real.email),
  });

  const named = (command: NameParticipants): NameParticipants => ({
    ...command,
    participants: command.participants.map((participant) => ({ ...participant, person: person(participant.person) })),
  });

  const replaced = (command: BookingCommand): BookingCommand => {
    if (command.type === 'nameParticipants') return named(command);
    if (command.type === 'confirm') return { ...command, comments: given(command.comments, '…') };
    if (command.type !== 'chooseBerths') return command;
    const berths = command.berths.map((berth) => ({
      ...berth,
      firstName: given(berth.firstName, 'Person'),
      lastName: given(berth.lastName, 'Somebody'),
    }));
    return { ...command, berths };
  };

  return {
    replace: (recorded) => ({
      ...recorded,
      command: replaced(recorded.command),
      owner: {
        visitorId: owner(recorded.owner.visitorId),
        accountId: recorded.owner.accountId === null ? null : owner(recorded.owner.accountId),
      },
      bookerEmail: recorded.bookerEmail === null ? null : email(recorded.bookerEmail),
      trips: Object.fromEntries(Object.entries(recorded.trips).map(([address, trips]) => [email(address), trips])),
    }),
  };
};
