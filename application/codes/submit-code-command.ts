import { err, ok, type Result } from 'neverthrow';
import { normalizeAmbassadorCodeName } from '../../domain/ambassadors/code.ts';
import type { By } from '../../domain/by.ts';
import type { Instant } from '../../domain/calendar.ts';
import {
  type CodeCommand,
  type CodeContext,
  type CodeRefusal,
  decideCodeCommand,
  type RecordedCodeCommand,
} from '../../domain/codes/commands.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { normalizeVoucherCode } from '../../domain/vouchers/voucher.ts';
import type { CodeOutcome } from '../ports/journal.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Lock, ReplayTransaction, Transaction } from '../ports/store.ts';
import type { Ids } from '../ports/system.ts';

/**
 * A voucher's code is two random numbers in the format of a booking number, which people can read
 * out by phone.
 */
export const newVoucherCode = (ids: Ids): string => `${ids.bookingId()}-${ids.bookingId()}`;

const READIES: readonly CodeCommand['type'][] = ['activateVoucher', 'createCommissionVoucher'];

/** Mails a voucher's owner that it can be redeemed. Office vouchers have no owner (R27, R40). */
const notifyVoucherReady = async (
  transaction: Transaction,
  type: CodeCommand['type'],
  outcome: CodeOutcome,
  at: Instant,
): Promise<void> => {
  const code =
    outcome.voucher?.active === true && READIES.includes(type) ? outcome.voucher.code : null;
  const voucher = code === null ? undefined : (await transaction.vouchers.get([code])).get(code);
  if (voucher === undefined || voucher.accountId === null) return;
  const account = await transaction.accounts.byId(voucher.accountId);
  if (account === null) return;
  const { kind, value, expiresOn, description, siteId } = voucher;
  const content = {
    kind: 'voucherReady',
    firstName: account.person.firstName,
    code: voucher.code,
    voucher: kind,
    value,
    expiresOn,
    description,
  } as const;
  await transaction.outbox.add({
    id: `voucher/${voucher.code}`,
    siteId: siteId ?? SHOP_SITE,
    to: account.email,
    content,
    createdAt: at,
  });
};

export type ChangeCodeDeps = PortDeps<{ store: 'inTransaction'; clock: true }>;

const voucherOf = (command: CodeCommand): string | null =>
  'code' in command ? normalizeVoucherCode(command.code) : null;
const nameOf = (command: CodeCommand): string | null =>
  'name' in command ? normalizeAmbassadorCodeName(command.name) : null;
const accountOf = (command: CodeCommand): string | null =>
  'accountId' in command ? command.accountId : null;

type CodeTransaction = Pick<ReplayTransaction, 'vouchers' | 'ambassadors' | 'journal'>;

const contextOf = async (
  transaction: CodeTransaction,
  command: CodeCommand,
): Promise<CodeContext> => {
  const code = voucherOf(command);
  const name = nameOf(command);
  const accountId = accountOf(command);
  const [vouchers, ambassadorCode, earned, isAmbassador] = await Promise.all([
    code === null ? null : transaction.vouchers.get([code]),
    name === null ? null : transaction.ambassadors.code(name),
    name === null ? 0 : transaction.ambassadors.earned(name),
    accountId === null ? false : transaction.ambassadors.isAmbassador(accountId),
  ]);
  return {
    voucher: code === null ? undefined : vouchers?.get(code),
    ambassadorCode,
    earned,
    isAmbassador,
  };
};

/** Executes a command about a voucher or an ambassador; a replay uses this function, too (R46). */
export const executeCodeCommand = async (
  transaction: CodeTransaction,
  recorded: RecordedCodeCommand,
): Promise<Result<CodeOutcome, CodeRefusal>> => {
  const result = decideCodeCommand(await contextOf(transaction, recorded.command), recorded);
  if (result.isErr()) return err(result.error);
  const { voucher, ambassadorCode, ambassador } = result.value;
  if (voucher !== null) await transaction.vouchers.save(voucher);
  if (ambassadorCode !== null) await transaction.ambassadors.saveCode(ambassadorCode);
  if (ambassador !== null) await transaction.ambassadors.appoint(ambassador);
  const outcome: CodeOutcome = {
    voucher:
      voucher === null
        ? null
        : { code: voucher.code, value: voucher.value, active: voucher.active },
    ambassadorCode:
      ambassadorCode === null
        ? null
        : { name: ambassadorCode.name, settled: ambassadorCode.settled },
  };
  await transaction.journal.append({ shop: recorded, outcome });
  return ok(outcome);
};

export const submitCodeCommand =
  ({ store, clock }: ChangeCodeDeps) =>
  async (by: By, command: CodeCommand): Promise<Result<CodeOutcome, CodeRefusal>> => {
    const code = voucherOf(command);
    const name = nameOf(command);
    const locks: readonly Lock[] = [
      ...(code === null ? [] : [{ kind: 'code', id: `voucher/${code}` } as const]),
      ...(name === null ? [] : [{ kind: 'code', id: `ambassador/${name}` } as const]),
    ];
    const at = clock.now();
    return store.inTransaction(locks, async (transaction) => {
      const executed = await executeCodeCommand(transaction, { command, by, at });
      if (executed.isOk()) await notifyVoucherReady(transaction, command.type, executed.value, at);
      return executed;
    });
  };
