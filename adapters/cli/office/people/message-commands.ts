import { err, ok, type Result, safeTry } from 'neverthrow';
import {
  findRecipients,
  type MessageRecipient,
  type MessageReport,
  type Recipients,
  sendMessages,
} from '../../../../application/office/messages.ts';
import { MESSAGE_BOUNDS } from '../../../../domain/booking/note.ts';
import {
  type Command,
  type CommandOutput,
  defineCommand,
  defineOption,
  type ShopDeps,
  type Task,
} from '../command.ts';
import { runIfConfirmed } from '../confirm.ts';
import {
  acceptAnyText,
  readBookingId,
  readEmailAddress,
  readMessageText,
  readNumber,
  readSingleLineUpTo,
  readText,
} from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';

type MessageSource = { readonly text: string } | { readonly file: string };

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
  deps: ShopDeps,
  says: MessageSource,
): Promise<Result<string, OfficeFailure>> => {
  if ('text' in says) return ok(says.text);
  const read = await deps.read(says.file);
  return read.andThen((files) =>
    readMessageText(files.map(({ text }) => text).join('\n'), says.file).mapErr(
      (reason): OfficeFailure => ({ kind: 'unreadable', path: says.file, reason }),
    ),
  );
};

const sendMessageTask =
  ({ whom, title, says, attach, dryRun }: MessageRequest): Task =>
  async (deps, by) =>
    safeTry(async function* () {
      const people = yield* await findRecipients(deps)(whom);
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
          formatMessageReport(await sendMessages(deps)(by, people, { title, contents, files }), by),
        ),
      );
    });

export const messageCommands: readonly Command[] = [
  defineCommand({
    name: 'messages send',
    needs: {
      title: defineOption(
        'TEXT',
        'the title of the message',
        readSingleLineUpTo(MESSAGE_BOUNDS.title),
      ),
    },
    takes: {
      booking: defineOption('ID', 'to the booker of this booking', readBookingId),
      email: defineOption(
        'EMAIL',
        'to the customer with this e-mail, about their next trip',
        readEmailAddress,
      ),
      offer: defineOption(
        'N',
        'to everybody on this trip who gave an e-mail, each once',
        readNumber,
      ),
      text: defineOption('TEXT', 'the text of the message, in one paragraph', readMessageText),
      file: defineOption(
        'FILE',
        'a file with the text of the message; each line is a paragraph',
        acceptAnyText,
      ),
      attach: defineOption(
        'FILE|FOLDER',
        'PDF, PNG or JPEG to send along: 5 files, 5 MB each, 10 MB together',
        readText,
      ),
    },
    flags: {
      'reserve-list': 'with --offer: also to the sign-ups on its reserve list',
      bookers: 'only to the bookers, not to their fellow travellers',
    },
    changes: true,
    hasPreview: true,
    helpText:
      'write to one booker, a customer, or a trip’s people: a mail, and a message with its files in the panel of each recipient with an account',
    prepare: ({ booking, email, offer, title, text, file, attach, bookers, dryRun, ...given }) => {
      const reserveList = given['reserve-list'];
      const recipients: readonly Recipients[] = [
        ...(booking === null ? [] : [{ kind: 'booking', bookingId: booking } as const]),
        ...(email === null ? [] : [{ kind: 'customer', email } as const]),
        ...(offer === null
          ? []
          : [{ kind: 'trip', offerId: offer, reserveList, bookers } as const]),
      ];
      const [whom] = recipients;
      if (whom === undefined || recipients.length > 1)
        return err('Give exactly one recipient: --booking ID, --email EMAIL or --offer N.');
      const says = text === null ? (file === null ? null : { file }) : { text };
      return says === null || (text !== null && file !== null)
        ? err('Give the text exactly once: --text TEXT or --file FILE.')
        : ok(sendMessageTask({ whom, title, says, attach, dryRun }));
    },
  }),
];
