import { ok } from 'neverthrow';
import {
  eraseAccount,
  type FoundAccount,
  findAccounts,
} from '../../../../application/office/accounts.ts';
import { table } from '../../terminal/table.ts';
import { requireOpenShop } from '../catalogue/change-tasks.ts';
import type { Answer, Command, CommandArguments, StoreTask } from '../command.ts';
import { confirmFirst } from '../confirm-first.ts';
import {
  formatWarsawTime,
  jsonMoment,
  type ParseResult,
  readAddress,
  readLine,
} from '../read-values.ts';

const nameOf = ({ account: { person } }: FoundAccount): string =>
  `${person.firstName} ${person.lastName}`.trim();

const foundAccountsAnswer = (accounts: readonly FoundAccount[]): Answer => ({
  text: table(
    [
      { head: 'E-mail' },
      { head: 'Name' },
      { head: 'Phone' },
      { head: 'Since' },
      { head: 'State' },
      { head: 'Trips ahead' },
      { head: 'Other bookings' },
    ],
    accounts.map((one) => [
      one.account.email,
      nameOf(one),
      one.account.person.phone,
      formatWarsawTime(one.account.createdAt),
      [
        one.account.active ? 'active' : 'not activated',
        ...(one.ambassador ? ['ambassador'] : []),
      ].join(', '),
      one.ahead.join(' '),
      one.others.join(' '),
    ]),
    'Nobody is called like that: bookings list --name finds people without an account too.',
  ),
  json: {
    accounts: accounts.map((one) => ({
      email: one.account.email,
      name: nameOf(one),
      phone: one.account.person.phone,
      active: one.account.active,
      ambassador: one.ambassador,
      createdAt: jsonMoment(one.account.createdAt),
      ahead: one.ahead,
      others: one.others,
    })),
  },
});

const eraseAccountTask = (email: string): StoreTask =>
  requireOpenShop((deps, by) =>
    confirmFirst(
      deps,
      `Erase the account of ${email}, with all that is known of its owner? It cannot be brought back.`,
      async () =>
        (await eraseAccount(await deps.accounts())(email)).map(() => ({
          text: `The account of ${email} is erased. Its owner is told by mail; issued invoices stay for the books.`,
          json: { email, erased: true, by },
        })),
    ),
  );

const erase = ({ word }: CommandArguments): ParseResult<StoreTask> =>
  readAddress(word ?? '').map(eraseAccountTask);

export const accountCommands: readonly Command[] = [
  {
    name: 'accounts find',
    word: 'TEXT',
    needs: [],
    takes: [],
    changes: false,
    says: 'customers by a part of their name or e-mail, with their bookings',
    prepare: ({ word }) =>
      readLine('TEXT', word ?? '').map(
        (typed) => async (deps) => ok(foundAccountsAnswer(await findAccounts(deps)(typed))),
      ),
  },
  {
    name: 'accounts erase',
    word: 'EMAIL',
    needs: [],
    takes: [],
    changes: true,
    needsShop: false,
    says: 'what a customer’s own deletion does; not while a trip is ahead of them',
    prepare: erase,
  },
];
