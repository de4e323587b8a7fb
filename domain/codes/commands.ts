import { err, ok, type Result } from 'neverthrow';
import {
  type AmbassadorCode,
  isAmbassadorCodeName,
  normalizeAmbassadorCodeName,
  unsettledCommission,
} from '../ambassadors/code.ts';
import type { By } from '../by.ts';
import type { Instant } from '../calendar.ts';
import type { Money } from '../money.ts';
import { isVoucherAmount, normalizeVoucherCode, type Voucher } from '../vouchers/voucher.ts';

/** All commands about vouchers, codes and blocked accounts: the type of each, and its data. */
type CodeCommands = {
  /**
   * `code` is generated before the decision. The journal stores it, so that a replay creates the
   * same code.
   */
  createVoucher: {
    readonly code: string;
    readonly kind: Voucher['kind'];
    readonly value: Money;
    readonly description: string;
    readonly siteId: number | null;
    readonly expiresOn: Voucher['expiresOn'];
    readonly accountId: string | null;
  };
  activateVoucher: { readonly code: string };
  /**
   * Records that the office used a voucher outside the shop. If `value` is null, all of the voucher
   * was used.
   */
  settleVoucher: {
    readonly code: string;
    readonly value: Money | null;
    readonly reason: string;
  };
  appointAmbassador: { readonly accountId: string };
  /**
   * The account stores why it is blocked. The command does not, so that erasing the account erases
   * the reason (R39, R73).
   */
  blockAccount: { readonly accountId: string };
  unblockAccount: { readonly accountId: string };
  createAmbassadorCode: {
    readonly name: string;
    readonly accountId: string;
    readonly rebate: Money;
    readonly commission: Money;
    readonly expiresOn: AmbassadorCode['expiresOn'];
  };
  createCommissionVoucher: {
    readonly name: string;
    readonly accountId: string;
    readonly code: string;
    readonly value: Money;
  };
  /**
   * Records that the office paid commission to an ambassador (R40). `value` null: all unsettled
   * commission.
   */
  settleCommission: { readonly name: string; readonly value: Money | null };
};

/**
 * The command of a given type, together with its data. `CodeCommandOf<'settleVoucher'>` is the
 * command `settleVoucher`.
 */
export type CodeCommandOf<Type extends keyof CodeCommands> = {
  readonly [Each in Type]: { readonly type: Each } & CodeCommands[Each];
}[Type];
export type CodeCommand = CodeCommandOf<keyof CodeCommands>;

export type RecordedCodeCommand = {
  readonly command: CodeCommand;
  readonly by: By;
  readonly at: Instant;
};

export type CodeContext = {
  readonly voucher: Voucher | undefined;
  readonly ambassadorCode: AmbassadorCode | null;
  readonly earned: Money;
  readonly isAmbassador: boolean;
};

export type CodeDecision = {
  readonly voucher: Voucher | null;
  readonly ambassadorCode: AmbassadorCode | null;
  readonly ambassador: string | null;
};

export type CodeRefusal =
  | { readonly kind: 'badAmount' }
  | { readonly kind: 'voucherExists' }
  | { readonly kind: 'voucherUnknown' }
  | { readonly kind: 'voucherSpent' }
  /**
   * Only active, unreserved gift vouchers can be settled. A discount voucher has no money to settle
   * (R25, R26).
   */
  | { readonly kind: 'notSettled'; readonly problem: 'discount' | 'inactive' | 'reserved' }
  | { readonly kind: 'aboveVoucher'; readonly left: Money }
  | { readonly kind: 'badCodeName' }
  | { readonly kind: 'codeExists' }
  | { readonly kind: 'codeUnknown' }
  | { readonly kind: 'notAmbassador' }
  | { readonly kind: 'aboveCommission'; readonly unsettled: Money };

type Decided = Result<CodeDecision, CodeRefusal>;
const NOTHING: CodeDecision = { voucher: null, ambassadorCode: null, ambassador: null };

const newVoucher = (
  at: Instant,
  voucher: Pick<
    Voucher,
    | 'code'
    | 'kind'
    | 'description'
    | 'siteId'
    | 'expiresOn'
    | 'accountId'
    | 'active'
    | 'commissionOf'
  >,
  value: Money,
): Voucher => ({
  ...voucher,
  code: normalizeVoucherCode(voucher.code),
  issued: value,
  value,
  used: false,
  createdAt: at,
  reserved: null,
});

const createVoucher = (
  { voucher }: CodeContext,
  { command, by, at }: RecordedCodeCommand & { readonly command: CodeCommandOf<'createVoucher'> },
): Decided => {
  if (!isVoucherAmount(command.value)) return err({ kind: 'badAmount' });
  if (voucher !== undefined) return err({ kind: 'voucherExists' });
  const { code, kind, description, siteId, expiresOn, accountId } = command;
  // A voucher that a customer created is inactive until the office activates it (R27).
  const active = by.kind === 'office';
  return ok({
    ...NOTHING,
    voucher: newVoucher(
      at,
      { code, kind, description, siteId, expiresOn, accountId, active, commissionOf: null },
      command.value,
    ),
  });
};

const createCode = (
  { ambassadorCode, isAmbassador }: CodeContext,
  {
    command,
    at,
  }: { readonly command: CodeCommandOf<'createAmbassadorCode'>; readonly at: Instant },
): Decided => {
  const name = normalizeAmbassadorCodeName(command.name);
  if (!isAmbassador) return err({ kind: 'notAmbassador' });
  if (!isAmbassadorCodeName(name)) return err({ kind: 'badCodeName' });
  if (ambassadorCode !== null) return err({ kind: 'codeExists' });
  if (
    ![command.rebate, command.commission].every(
      (amount) => Number.isSafeInteger(amount) && amount >= 0,
    )
  )
    return err({ kind: 'badAmount' });
  const { accountId, rebate, commission, expiresOn } = command;
  return ok({
    ...NOTHING,
    ambassadorCode: { name, accountId, rebate, commission, expiresOn, createdAt: at, settled: 0 },
  });
};

const commissionVoucher = (
  context: CodeContext,
  {
    command,
    at,
  }: { readonly command: CodeCommandOf<'createCommissionVoucher'>; readonly at: Instant },
): Decided => {
  const { ambassadorCode: code, earned, voucher } = context;
  if (code === null || code.accountId !== command.accountId) return err({ kind: 'codeUnknown' });
  if (voucher !== undefined) return err({ kind: 'voucherExists' });
  const unsettled = unsettledCommission(code, earned);
  if (!Number.isSafeInteger(command.value) || command.value <= 0) return err({ kind: 'badAmount' });
  if (command.value > unsettled) return err({ kind: 'aboveCommission', unsettled: unsettled });
  const issued = {
    code: command.code,
    kind: 'gift',
    description: code.name,
    siteId: null,
    expiresOn: null,
    active: true,
  } as const;
  return ok({
    ...NOTHING,
    voucher: newVoucher(
      at,
      { ...issued, accountId: command.accountId, commissionOf: code.name },
      command.value,
    ),
    ambassadorCode: { ...code, settled: code.settled + command.value },
  });
};

const settleVoucher = (
  { voucher }: CodeContext,
  { value }: CodeCommandOf<'settleVoucher'>,
  at: Instant,
): Decided => {
  if (voucher === undefined) return err({ kind: 'voucherUnknown' });
  if (voucher.used || voucher.value <= 0) return err({ kind: 'voucherSpent' });
  if (voucher.kind === 'discount') return err({ kind: 'notSettled', problem: 'discount' });
  if (!voucher.active) return err({ kind: 'notSettled', problem: 'inactive' });
  if (voucher.reserved !== null && at < voucher.reserved.until)
    return err({ kind: 'notSettled', problem: 'reserved' });
  const spent = value ?? voucher.value;
  if (!Number.isSafeInteger(spent) || spent <= 0) return err({ kind: 'badAmount' });
  if (spent > voucher.value) return err({ kind: 'aboveVoucher', left: voucher.value });
  const remaining = voucher.value - spent;
  return ok({
    ...NOTHING,
    voucher: {
      ...voucher,
      value: remaining,
      used: remaining === 0,
      reserved: null,
      settled: (voucher.settled ?? 0) + spent,
    },
  });
};

const settleCommission = (
  { ambassadorCode: code, earned }: CodeContext,
  { value }: CodeCommandOf<'settleCommission'>,
): Decided => {
  if (code === null) return err({ kind: 'codeUnknown' });
  const unsettled = unsettledCommission(code, earned);
  const paid = value ?? unsettled;
  if (!Number.isSafeInteger(paid) || paid <= 0 || paid > unsettled)
    return err({ kind: 'aboveCommission', unsettled: unsettled });
  return ok({ ...NOTHING, ambassadorCode: { ...code, settled: code.settled + paid } });
};

/**
 * Returns the decision about a command on vouchers or ambassadors, without side effects (R27, R40).
 */
export const decideCodeCommand = (context: CodeContext, recorded: RecordedCodeCommand): Decided => {
  const { command, by, at } = recorded;
  switch (command.type) {
    case 'createVoucher':
      return createVoucher(context, { command, by, at });
    case 'activateVoucher':
      if (context.voucher === undefined) return err({ kind: 'voucherUnknown' });
      if (context.voucher.used) return err({ kind: 'voucherSpent' });
      return ok({ ...NOTHING, voucher: { ...context.voucher, active: true } });
    case 'settleVoucher':
      return settleVoucher(context, command, at);
    case 'settleCommission':
      return settleCommission(context, command);
    case 'appointAmbassador':
      return ok({ ...NOTHING, ambassador: command.accountId });
    case 'blockAccount':
    case 'unblockAccount':
      return ok(NOTHING);
    case 'createAmbassadorCode':
      return createCode(context, { command, at });
    case 'createCommissionVoucher':
      return commissionVoucher(context, { command, at });
  }
};
