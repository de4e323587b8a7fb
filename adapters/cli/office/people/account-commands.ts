import { err, ok } from 'neverthrow';
import {
  blockOrUnblockAccount,
  type ErasureResult,
  endSessionsByOffice,
  eraseAccount,
  eraseParticipant,
  exportAccountByOffice,
  type FoundAccount,
  type FoundPeople,
  findAccountsAndBookings,
} from '../../../../application/office/accounts.ts';
import { presentExport } from '../../../http/server/account/present-export.ts';
import { formatQuantity, formatTableOfItems } from '../../terminal/table.ts';
import { statusText } from '../booking-list-commands.ts';
import {
  type Command,
  type CommandOutput,
  defineArgument,
  defineCommand,
  defineOption,
  type Task,
} from '../command.ts';
import { askBeforeTask } from '../confirm.ts';
import {
  acceptAnyText,
  formatWarsawTime,
  instantJson,
  readBookingId,
  readEmailAddress,
  readNumber,
  readSingleLineText,
  readText,
} from '../read-values.ts';

const EMAIL = defineArgument('EMAIL', readEmailAddress);

const nameOf = ({ account: { person } }: FoundAccount): string =>
  `${person.firstName} ${person.lastName}`.trim();

const accountsTable = (accounts: readonly FoundAccount[], none: string): string =>
  formatTableOfItems(accounts, none, [
    ['E-mail', ({ account }) => account.email],
    ['Name', nameOf],
    ['Phone', ({ account }) => account.person.phone],
    ['Since', ({ account }) => formatWarsawTime(account.createdAt), 'optional'],
    [
      'State',
      ({ account: { active, blocked }, ambassador }) =>
        [
          active ? 'active' : 'not activated',
          ...(ambassador ? ['ambassador'] : []),
          ...(blocked === undefined ? [] : [`blocked: ${blocked.reason}`]),
        ].join(', '),
    ],
    ['Trips ahead', ({ ahead }) => ahead.join(' ')],
    ['Other bookings', ({ others }) => others.join(' '), 'optional'],
  ]);

const bookingsTable = (bookings: FoundPeople['bookings']): string =>
  formatTableOfItems(bookings, '', [
    ['Booking', ({ booking }) => booking.id],
    ['State', ({ status }) => statusText(status)],
    ['Booker', ({ booking: { booker } }) => `${booker.firstName} ${booker.lastName}`.trim()],
    ['Phone', ({ booking }) => booking.booker.phone],
    ['Account', ({ account }) => account ?? 'none'],
  ]);

const NOBODY_FOUND =
  'No account and no booking has this name, e-mail, phone, number, transfer title or voucher.';

const foundPeopleAnswer = ({ accounts, bookings }: FoundPeople): CommandOutput => ({
  text: [
    ...(bookings.length > 0 && accounts.length === 0
      ? []
      : [accountsTable(accounts, NOBODY_FOUND)]),
    ...(bookings.length > 0
      ? [
          `${accounts.length === 0 ? 'No account matches. ' : ''}Matching bookings:`,
          bookingsTable(bookings),
        ]
      : []),
  ].join('\n'),
  json: {
    accounts: accounts.map((listed) => ({
      email: listed.account.email,
      name: nameOf(listed),
      phone: listed.account.person.phone,
      active: listed.account.active,
      ambassador: listed.ambassador,
      blocked:
        listed.account.blocked === undefined
          ? null
          : { ...listed.account.blocked, at: instantJson(listed.account.blocked.at) },
      createdAt: instantJson(listed.account.createdAt),
      ahead: listed.ahead,
      others: listed.others,
    })),
    bookings: bookings.map(({ booking: { id, booker }, status, account }) => ({
      ...{ bookingId: id, status, account },
      booker: { firstName: booker.firstName, lastName: booker.lastName, phone: booker.phone },
    })),
  },
});

const erasedText = (email: string, erased: ErasureResult): string =>
  erased.account
    ? `The account of ${email} is erased. The shop notifies its owner by mail; issued invoices stay for bookkeeping.`
    : [
        `${email} has no account, and is erased as a participant of ${formatQuantity(erased.erased, 'booking')} of others. Tell the person: no mail is sent.`,
        ...(erased.kept === 0
          ? []
          : [
              `Kept in ${formatQuantity(erased.kept, 'booking')}, because the booker still needs the data.`,
            ]),
      ].join('\n');

const eraseAccountTask = (email: string): Task =>
  askBeforeTask(
    `Erase ${email}, with the account and all that is known of its owner? It cannot be brought back.`,
    async (deps, by) =>
      (await eraseAccount(await deps.accounts())(email)).map((erased) => ({
        text: erasedText(email, erased),
        json: { email, erased: true, account: erased.account, by },
      })),
  );

const eraseParticipantTask = (bookingId: string, userNum: number): Task =>
  askBeforeTask(
    `Erase participant ${userNum} of ${bookingId}? It cannot be brought back.`,
    async (deps, by) =>
      (await eraseParticipant(await deps.accounts())(bookingId, userNum)).map(() => ({
        text: `Participant ${userNum} of ${bookingId} is erased. Tell the person: no mail is sent.`,
        json: { bookingId, participant: userNum, erased: true, by },
      })),
  );

const doneBlocking = (email: string, reason: string | null): string =>
  reason === null
    ? `The account of ${email} can be used again.`
    : `The account of ${email} is blocked: it is logged out everywhere, and cannot log in or order. Its bookings stay; bookings cancel ends one. Lift the block with accounts unblock.`;

const blockTask =
  (email: string, reason: string | null): Task =>
  async (deps, by) =>
    (await blockOrUnblockAccount(deps)(by, email, reason)).map(() => ({
      text: doneBlocking(email, reason),
      json: { email, blocked: reason !== null, changed: true, by },
    }));

/**
 * The export of an account lists its sessions. If the customer makes the export, the list marks the
 * session that the customer uses. An export by the office marks none.
 */
const NO_SESSION = '';

const exportAccountTask =
  (email: string, file: string): Task =>
  async (deps, by) => {
    const accounts = await deps.accounts();
    const found = await exportAccountByOffice(accounts)(email);
    if (found.isErr()) return err(found.error);
    const wire = presentExport(found.value, accounts.clock.now(), NO_SESSION);
    const text = `${JSON.stringify({ Export: wire }, null, 2)}\n`;
    return deps.write(file, new TextEncoder().encode(text)).map(() => ({
      text: `${file} has the data of ${email}: ${found.value.bookings.length} own bookings, ${found.value.travels.length} of others. Only its owner can read the file; delete it when the customer has it.`,
      json: { email, file, by },
    }));
  };

export const accountCommands: readonly Command[] = [
  defineCommand({
    name: 'accounts find',
    explainsMissingStore: true,
    word: defineArgument('TEXT', readSingleLineText),
    helpText:
      'find customers by a part of their name, e-mail or phone, with their bookings; also by an order number, a transfer title or a voucher, and travellers without an account',
    prepare:
      ({ word }) =>
      async (deps) =>
        ok(foundPeopleAnswer(await findAccountsAndBookings(deps)(word))),
  }),
  defineCommand({
    name: 'accounts block',
    word: EMAIL,
    needs: {
      reason: defineOption(
        'TEXT',
        'the reason, which the office sees and the customer does not',
        readText,
      ),
    },
    changes: true,
    helpText: 'end a customer’s sessions and refuse their logins and orders; the login says so',
    prepare: ({ word, reason }) => blockTask(word, reason),
  }),
  defineCommand({
    name: 'accounts unblock',
    word: EMAIL,
    changes: true,
    helpText: 'lift the block of an account',
    prepare: ({ word }) => blockTask(word, null),
  }),
  defineCommand({
    name: 'accounts export',
    word: EMAIL,
    needs: { file: defineOption('FILE', 'the new JSON file to write', readText) },
    changes: true,
    helpText:
      'write a customer’s data into a JSON file, like the panel’s own export; changes nothing',
    prepare: ({ word, file }) => exportAccountTask(word, file),
  }),
  defineCommand({
    name: 'accounts erase',
    word: defineArgument('EMAIL|BOOKING', acceptAnyText),
    takes: {
      participant: defineOption(
        'N',
        'a fellow traveller of this booking who has no e-mail; bookings show has the numbers',
        readNumber,
      ),
    },
    changes: true,
    helpText:
      'erase a customer as their own deletion does, unless they have a trip ahead; also a fellow traveller without an account, or with --participant one without an e-mail',
    prepare: ({ word, participant }) =>
      participant === null
        ? readEmailAddress(word).map(eraseAccountTask)
        : readBookingId(word).map((id) => eraseParticipantTask(id, participant)),
  }),
  defineCommand({
    name: 'sessions end',
    explainsMissingStore: true,
    word: EMAIL,
    changes: true,
    helpText: 'log a customer out on all devices',
    prepare:
      ({ word: email }) =>
      async (deps, by) =>
        (await endSessionsByOffice(deps)(email)).map(() => ({
          text: `${email} is logged out everywhere. The password is unchanged; the login page links to setting a new one.`,
          json: { email, loggedOut: true, by },
        })),
  }),
];
