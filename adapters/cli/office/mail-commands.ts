import { err, ok } from 'neverthrow';
import {
  deleteGivenUpMail,
  listUnsentMails,
  retryMail,
} from '../../../application/office/mails.ts';
import type { UnsentMail } from '../../../application/ports/mail/outbox.ts';
import { alignRight, optionalColumn, table } from '../terminal/table.ts';
import { askBeforeTask } from './catalogue/change-tasks.ts';
import type { Command, CommandOutput } from './command.ts';
import { formatWarsawTime, jsonMoment, readText } from './read-values.ts';

const stateOf = ({ retryAt, attempts }: UnsentMail): string => {
  if (retryAt === null) return 'abandoned';
  return attempts === 0 ? 'waits' : `is retried at ${formatWarsawTime(retryAt)}`;
};

const unsentMailsAnswer = (mails: readonly UnsentMail[]): CommandOutput => ({
  text: table(
    [
      'ID',
      optionalColumn('What'),
      'To',
      optionalColumn('Since'),
      optionalColumn(alignRight('Tried')),
      'State',
      'Why',
    ],
    mails.map((mail) => {
      const { id, kind, to, waitsSince, attempts, why } = mail;
      return [id, kind, to, formatWarsawTime(waitsSince), String(attempts), stateOf(mail), why];
    }),
    'All mails were sent.',
  ),
  json: {
    mails: mails.map(({ waitsSince, retryAt, givenUpAt, ...mail }) => ({
      ...mail,
      waitsSince: jsonMoment(waitsSince),
      retryAt: retryAt === null ? null : jsonMoment(retryAt),
      givenUpAt: givenUpAt === null ? null : jsonMoment(givenUpAt),
    })),
  },
});

export const mailCommands: readonly Command[] = [
  {
    name: 'mail list',
    says: 'list unsent mails: which wait, which are abandoned, and why',
    prepare: () => ok(async (deps) => ok(unsentMailsAnswer(await listUnsentMails(deps)()))),
  },
  {
    name: 'mail again',
    word: 'ID',
    changes: true,
    says: 'retry an abandoned mail after its cause is corrected; mail list shows the ID; an outdated mail is not sent',
    prepare: ({ word }) =>
      readText('The mail', word ?? '').map((id) => async (deps, by) => {
        const result = await retryMail(deps)(id);
        return result.isErr()
          ? err(result.error)
          : ok({ text: `Mail ${id} is retried from now on.`, json: { mailId: id, by } });
      }),
  },
  {
    name: 'mail drop',
    word: 'ID',
    changes: true,
    says: 'drop an abandoned mail for good: its reader was called, or no longer needs it',
    prepareStoreTask: ({ word }) =>
      readText('The mail', word ?? '').map((id) =>
        askBeforeTask(
          `Take mail ${id} off the list, unsent? Its words are gone with it.`,
          async (deps, by) =>
            (await deleteGivenUpMail(deps)(id)).map(() => ({
              text: `Mail ${id} is off the list; it was not sent.`,
              json: { mailId: id, dropped: true, by },
            })),
        ),
      ),
  },
];
