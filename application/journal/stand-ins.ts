import { NO_BUYER } from '../../domain/accounts/invoice.ts';
import { commandHasPersonalData } from '../../domain/booking/command-facts.ts';
import type {
  BerthAnswer,
  BookingCommand,
  CommandOf,
  RecordedCommand,
} from '../../domain/booking/commands.ts';
import type { By } from '../../domain/by.ts';
import type { CodeCommand } from '../../domain/codes/commands.ts';
import type { Person } from '../../domain/party/person.ts';
import type { RecordedChange } from '../../domain/shop-changes/commands.ts';
import { normalizeVoucherCode } from '../../domain/vouchers/voucher.ts';
import type { Outcome, ShopEntry } from '../ports/journal.ts';
import type { Transaction } from '../ports/store.ts';

export type StandIns = {
  replace(recorded: RecordedCommand): RecordedCommand;
  replaceTyped(recorded: RecordedCommand): RecordedCommand;
  replaceShop(entry: ShopEntry): ShopEntry;
  replaceOutcome(outcome: Outcome): Outcome;
  replaceChange(change: RecordedChange): RecordedChange;
};

const STAND_IN = { firstName: 'Person', lastName: 'Somebody' } as const;
const NUMBERED_FIRST_NAME = /^Person(?: \d+)?$/;

export const isStandInPerson = ({
  firstName,
  lastName,
}: Pick<Person, 'firstName' | 'lastName'>): boolean =>
  lastName === STAND_IN.lastName && NUMBERED_FIRST_NAME.test(firstName);

const FIRST_OF_JANUARY = '-01-01';
/** A valid Polish tax number (NIP) that no company has. */
const NIP = '1234563218';

/**
 * Creates stand-ins (R46). Equal persons get equal stand-ins. Years of birth and empty values stay.
 */
export const createStandIns = (): StandIns => {
  const emails = new Map<string, string>();
  const owners = new Map<string, string>();
  const clerks = new Map<string, string>();
  const vouchers = new Map<string, string>();
  const buyers = new Map<string, string>();
  const people = new Map<string, Map<string, string>>();
  const numbered = (
    standInOf: Map<string, string>,
    text: string,
    name: (n: number) => string,
  ): string => {
    const before = standInOf.get(text);
    if (before !== undefined) return before;
    const standIn = name(standInOf.size + 1);
    standInOf.set(text, standIn);
    return standIn;
  };
  const email = (text: string): string =>
    text === '' ? '' : numbered(emails, text, (n) => `person-${n}@example.invalid`);
  const owner = (text: string): string =>
    text === '' ? '' : numbered(owners, text, (n) => `owner-${n}`);
  const unlessEmpty = (text: string, standIn: string): string => (text === '' ? '' : standIn);

  // If a command replaces one person by another, they get different stand-ins.
  const standInPerson = (
    standIn: Person,
    { firstName, lastName, birthDate, idDocument, phone }: Person,
  ): Person => {
    const look = JSON.stringify(standIn);
    const alike = people.get(look) ?? new Map<string, string>();
    people.set(look, alike);
    const which = numbered(
      alike,
      JSON.stringify([firstName, lastName, birthDate, idDocument, phone]),
      (n) => (n === 1 ? '' : ` ${n}`),
    );
    return which === '' ? standIn : { ...standIn, firstName: `${STAND_IN.firstName}${which}` };
  };

  const person = (real: Person): Person =>
    standInPerson(
      {
        firstName: unlessEmpty(real.firstName, STAND_IN.firstName),
        lastName: unlessEmpty(real.lastName, STAND_IN.lastName),
        birthDate: real.birthDate === '' ? '' : `${real.birthDate.slice(0, 4)}${FIRST_OF_JANUARY}`,
        idDocument: '',
        country: real.country,
        gender: real.gender,
        phone: unlessEmpty(real.phone, '+48 000 000 000'),
        email: email(real.email),
      },
      real,
    );

  const everybody = (
    named: CommandOf<'nameParticipants'>['participants'],
  ): CommandOf<'nameParticipants'>['participants'] =>
    named.map((participant) => ({ ...participant, person: person(participant.person) }));

  const berth = (named: BerthAnswer): BerthAnswer => ({
    ...named,
    firstName: unlessEmpty(named.firstName, STAND_IN.firstName),
    lastName: unlessEmpty(named.lastName, STAND_IN.lastName),
  });

  const by = (actor: By): By =>
    actor.kind === 'office'
      ? { kind: 'office', name: numbered(clerks, actor.name, (n) => `office-${n}`) }
      : actor;

  // Replaces the voucher's code, because anybody who reads an export could redeem it.
  const voucher = (code: string): string =>
    numbered(vouchers, normalizeVoucherCode(code), (n) => `VOUCHER-${n}`);

  const shopCommand = (unsafe: CodeCommand): CodeCommand => {
    const coded = 'code' in unsafe ? { ...unsafe, code: voucher(unsafe.code) } : unsafe;
    const command =
      coded.type === 'settleVoucher' ? { ...coded, reason: unlessEmpty(coded.reason, '…') } : coded;
    if (!('accountId' in command)) return command;
    if (command.type !== 'createVoucher')
      return { ...command, accountId: owner(command.accountId) };
    const accountId = command.accountId === null ? null : owner(command.accountId);
    return { ...command, accountId, description: unlessEmpty(command.description, '…') };
  };

  const typed = (command: BookingCommand): BookingCommand => {
    if (!commandHasPersonalData(command)) return command;
    switch (command.type) {
      case 'nameParticipants':
        return { ...command, participants: everybody(command.participants) };
      case 'changeBooking':
        return { ...command, people: command.people === null ? null : everybody(command.people) };
      case 'confirm':
        return { ...command, comments: unlessEmpty(command.comments, '…') };
      case 'tell':
        return {
          ...command,
          title: unlessEmpty(command.title, '…'),
          contents: unlessEmpty(command.contents, '…'),
          files: command.files.map((file) => ({ ...file, name: '…' })),
        };
      case 'note':
      case 'giveReview':
        return { ...command, text: unlessEmpty(command.text, '…') };
      case 'hideReview':
        return { ...command, reason: unlessEmpty(command.reason, '…') };
      case 'correctBuyer': {
        // Each buyer gets a stand-in of their own, so that `correctBuyer` changes the buyer in a
        // replay, too.
        const name = numbered(buyers, JSON.stringify(command.buyer), (n) => `Buyer ${n}`);
        return {
          ...command,
          buyer: { ...NO_BUYER, name, nip: unlessEmpty(command.buyer.nip, NIP) },
        };
      }
      case 'chooseBerths':
        return { ...command, berths: command.berths.map(berth) };
    }
  };

  const withoutSecrets = (command: BookingCommand): BookingCommand => {
    if (command.type === 'redeemVoucher') return { ...command, code: voucher(command.code) };
    if (command.type === 'removeCode' && command.kind === 'voucher')
      return { ...command, code: voucher(command.code ?? '') };
    if (command.type === 'grantRebate')
      return { ...command, reason: unlessEmpty(command.reason, '…') };
    return command;
  };

  const replaceTyped = (recorded: RecordedCommand): RecordedCommand => ({
    ...recorded,
    command: typed(recorded.command),
    bookerEmail: recorded.bookerEmail === null ? null : email(recorded.bookerEmail),
    trips: Object.fromEntries(
      Object.entries(recorded.trips).map(([address, trips]) => [email(address), trips]),
    ),
  });

  return {
    replaceTyped,
    replace: (recorded) => {
      const nameless = replaceTyped(recorded);
      return {
        ...nameless,
        command: withoutSecrets(nameless.command),
        by: by(recorded.by),
        owner: {
          visitorId: owner(recorded.owner.visitorId),
          accountId: recorded.owner.accountId === null ? null : owner(recorded.owner.accountId),
        },
      };
    },
    replaceOutcome: (outcome) => {
      const { noticed } = outcome;
      if (noticed?.vouchers === undefined) return outcome;
      return {
        ...outcome,
        noticed: {
          ...noticed,
          vouchers: noticed.vouchers.map((each) => ({ ...each, code: voucher(each.code) })),
        },
      };
    },
    replaceChange: (change) => ({ ...change, by: by(change.by) }),
    replaceShop: ({ shop, outcome }) => ({
      shop: { ...shop, command: shopCommand(shop.command), by: by(shop.by) },
      outcome: {
        ...outcome,
        voucher:
          outcome.voucher === null
            ? null
            : { ...outcome.voucher, code: voucher(outcome.voucher.code) },
      },
    }),
  };
};

/** Replaces personal data in a booking's journal lines. A replay has the same result (R46). */
export const erasePersonalDataFromJournal = async (
  { journal }: Pick<Transaction, 'journal'>,
  bookingId: string,
): Promise<void> => {
  const standIns = createStandIns();
  const lines = await journal.typedIn(bookingId);
  await journal.retell(
    lines.map(({ n, recorded }) => ({ n, recorded: standIns.replaceTyped(recorded) })),
  );
};
