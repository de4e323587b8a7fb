import { err, ok, Result, safeTry } from 'neverthrow';
import {
  findRecipients,
  type MessageRecipient,
  type MessageReport,
  type Recipients,
  sendMessages,
} from '../../../../application/office/messages.ts';
import { MESSAGE_BOUNDS } from '../../../../domain/booking/note.ts';
import { cleanMultiLineText } from '../../../../domain/text/clean.ts';
import { RESERVE_LIST_TOO } from '../booking-list-commands.ts';
import { requireOpenShop } from '../catalogue/change-tasks.ts';
import {
  type Command,
  type CommandArguments,
  type CommandOutput,
  type Flag,
  type Option,
  optionalOption,
  requiredOption,
  runIfConfirmed,
  type StoreDeps,
  type StoreTask,
} from '../command.ts';
import {
  type ParseResult,
  readBookingId,
  readEmailAddress,
  readNumber,
  readSingleLineText,
  readText,
} from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';

const BOOKING: Option = { name: 'booking', value: 'ID', says: 'to the booker of this booking' };
const EMAIL: Option = {
  name: 'email',
  value: 'EMAIL',
  says: 'to the customer with this e-mail, about their next trip',
};
const OFFER: Option = {
  name: 'offer',
  value: 'N',
  says: 'to everybody on this trip who gave an e-mail, each once',
};
const BOOKERS: Flag = {
  name: 'bookers',
  says: 'only to the bookers, not to their fellow travellers',
};
const TITLE: Option = { name: 'title', value: 'TEXT', says: 'the title of the message' };
const TEXT: Option = {
  name: 'text',
  value: 'TEXT',
  says: 'the text of the message, in one paragraph',
};
const FILE: Option = {
  name: 'file',
  value: 'FILE',
  says: 'a file with the text of the message; each line is a paragraph',
};
const ATTACH: Option = {
  name: 'attach',
  value: 'FILE|FOLDER',
  says: 'PDF, PNG or JPEG to send along: 5 files, 5 MB each, 10 MB together',
};

const readRecipients = (args: CommandArguments): ParseResult<Recipients> => {
  const reserveList = args.flags.has('reserve-list');
  const bookers = args.flags.has('bookers');
  return Result.combine([
    optionalOption<Recipients | null>(args, BOOKING, null, (typed) =>
      readBookingId(typed).map((bookingId) => ({ kind: 'booking', bookingId })),
    ),
    optionalOption<Recipients | null>(args, EMAIL, null, (typed) =>
      readEmailAddress(typed).map((found) => ({ kind: 'customer', email: found })),
    ),
    optionalOption<Recipients | null>(args, OFFER, null, (typed) =>
      readNumber('offer', typed).map((offerId) => ({
        kind: 'trip',
        offerId,
        reserveList,
        bookers,
      })),
    ),
  ]).andThen((named) => {
    const [first, ...otherRecipients] = named.filter((each) => each !== null);
    return first === undefined || otherRecipients.length > 0
      ? err('Give exactly one recipient: --booking ID, --email EMAIL or --offer N.')
      : ok(first);
  });
};

const checkContents = (name: string, typed: string): ParseResult<string> => {
  const text = cleanMultiLineText(typed.normalize('NFC'));
  if (text === '') return err(`${name} is empty: write a few words.`);
  return text.length <= MESSAGE_BOUNDS.contents
    ? ok(text)
    : err(`${name} is too long: at most ${MESSAGE_BOUNDS.contents} characters.`);
};

type MessageSource = { readonly text: string } | { readonly file: string };

const readMessageSource = (args: CommandArguments): ParseResult<MessageSource> => {
  const { text, file } = args.options;
  if ((text === undefined) === (file === undefined))
    return err('Give the text exactly once: --text TEXT or --file FILE.');
  return file === undefined
    ? checkContents('--text', text ?? '').map((contents) => ({ text: contents }))
    : ok({ file });
};

const recipientsText = (addressed: readonly MessageRecipient[]): string =>
  addressed
    .map(({ bookingId, to: people }) =>
      people.length === 1
        ? `${people[0] === 1 ? 'the booker' : `participant ${people[0]}`} of ${bookingId}`
        : `${people.length} people of ${bookingId}`,
    )
    .join(', ');

export const formatMessageReport = (
  { sent, refused }: MessageReport,
  by: string,
): CommandOutput => ({
  text: [
    sent.length === 0
      ? 'Nothing was sent.'
      : `Written to ${recipientsText(sent)}: by mail, and in the panel of each recipient with an account.`,
    ...refused.map(({ bookingId, kind }) => `${bookingId} was not written to (${kind}).`),
  ].join('\n'),
  json: { sent: sent.map(({ bookingId }) => bookingId), people: sent, refused, by },
});

type MessageRequest = {
  readonly whom: Recipients;
  readonly title: string;
  readonly says: MessageSource;
  readonly attach: string | null;
  readonly dryRun: boolean;
};

const contentsOf = async (
  deps: StoreDeps,
  says: MessageSource,
): Promise<Result<string, OfficeFailure>> => {
  if ('text' in says) return ok(says.text);
  const read = await deps.read(says.file);
  return read.andThen((files) =>
    checkContents(says.file, files.map(({ text }) => text).join('\n')).mapErr(
      (reason): OfficeFailure => ({ kind: 'unreadable', path: says.file, reason }),
    ),
  );
};

const sendMessageTask =
  ({ whom, title, says, attach, dryRun }: MessageRequest): StoreTask =>
  async (deps, by) =>
    safeTry(async function* () {
      const commands = await deps.commands();
      const people = yield* await findRecipients(commands)(whom);
      const contents = yield* await contentsOf(deps, says);
      const files = attach === null ? [] : yield* await deps.readAttached(attach);
      const names = files.map(({ name }) => name);
      const preview = [
        `To ${recipientsText(people)}: ${title}`,
        contents,
        ...names.map((name) => `With ${name}`),
      ];
      if (dryRun)
        return ok({
          text: [...preview, 'Nothing was sent (--dry-run).'].join('\n'),
          json: {
            to: people.map(({ bookingId }) => bookingId),
            people,
            title,
            contents,
            files: names,
            sent: [],
          },
        });
      return runIfConfirmed(deps, `${preview.join('\n')}\nSend it?`, async () =>
        ok(
          formatMessageReport(
            await sendMessages(commands)(by, people, { title, contents, files }),
            by,
          ),
        ),
      );
    });

export const messageCommands: readonly Command[] = [
  {
    name: 'messages send',
    needs: [TITLE],
    takes: [BOOKING, EMAIL, OFFER, TEXT, FILE, ATTACH],
    flags: [RESERVE_LIST_TOO, BOOKERS],
    changes: true,
    hasPreview: true,
    says: 'write to one booker, a customer, or a trip’s people: a mail, and a message with its files in the panel of each recipient with an account',
    prepareStoreTask: (args) =>
      Result.combine([
        readRecipients(args),
        requiredOption(args, TITLE, (typed) =>
          readSingleLineText('--title', typed, MESSAGE_BOUNDS.title),
        ),
        readMessageSource(args),
        optionalOption(args, ATTACH, null, (typed) => readText('--attach', typed)),
      ]).map(([whom, title, says, attach]) =>
        requireOpenShop(sendMessageTask({ whom, title, says, attach, dryRun: args.dryRun })),
      ),
  },
];
