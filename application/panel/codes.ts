import { err, ok, type Result, safeTry } from 'neverthrow';
import {
  type AmbassadorCode,
  normalizeAmbassadorCodeName,
  unsettledCommission,
} from '../../domain/ambassadors/code.ts';
import { type Booking, isPlaced } from '../../domain/booking/booking.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { CodeRefusal } from '../../domain/codes/commands.ts';
import { type Money, sum } from '../../domain/money.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import { countAttemptInRateLimits, type LimitDeps, type TooMany } from '../accounts/limits.ts';
import {
  type ChangeCodeDeps,
  newVoucherCode,
  submitCodeCommand,
} from '../codes/submit-code-command.ts';
import type { PortDeps } from '../ports/ports.ts';

type ReadVouchersDeps = PortDeps<{ store: 'vouchers' }>;

export type VoucherDeps = ChangeCodeDeps & ReadVouchersDeps & LimitDeps & PortDeps<{ ids: true }>;

export const listOwnVouchers = (
  { store }: ReadVouchersDeps,
  accountId: string,
): Promise<readonly Voucher[]> => store.vouchers.ofAccount(accountId);

const readVoucher = async ({ store }: ReadVouchersDeps, code: string): Promise<Voucher> => {
  const voucher = (await store.vouchers.get([code])).get(code);
  if (voucher === undefined)
    throw new Error(`The voucher ${code} was just created but is missing from the store`);
  return voucher;
};

type VoucherWish = { readonly description: string; readonly value: Money };

/** Creates a customer's voucher of 50 to 20 000 whole złoty, which the office activates (R27). */
export const orderGiftVoucher =
  (deps: VoucherDeps) =>
  async (
    accountId: string,
    { description, value }: VoucherWish,
  ): Promise<Result<Voucher, TooMany | CodeRefusal>> =>
    safeTry(async function* () {
      const counted = yield* await countAttemptInRateLimits(deps, ['vouchersOfAccount', accountId]);
      const code = newVoucherCode(deps.ids);
      const voucher = {
        code,
        kind: 'gift',
        value,
        description,
        siteId: null,
        expiresOn: null,
        accountId,
      } as const;
      const created = await submitCodeCommand(deps)(
        { kind: 'customer' },
        { type: 'createVoucher', ...voucher },
      );
      if (created.isErr()) {
        await counted.uncount();
        return err(created.error);
      }
      return ok(await readVoucher(deps, code));
    });

type ReadCodesDeps = PortDeps<{ store: 'ambassadors' }>;

export type AmbassadorDeps = ChangeCodeDeps & ReadCodesDeps & PortDeps<{ ids: true }>;

export type CodeView = {
  readonly code: AmbassadorCode;
  readonly unsettled: Money;
  readonly given: Money;
  /** First names of customers who used the code; the ambassador sees nothing else of them (R45). */
  readonly users: readonly string[];
  readonly settled: boolean;
  /** True if customers used the code, and the shop still owes commission for it. */
  readonly earnsVoucher: boolean;
};

type NotAmbassador = { readonly kind: 'notAmbassador' };

const givenBy = (booking: Booking): Money =>
  isPlaced(booking)
    ? sum(
        booking.quote.rebates.filter(({ kind }) => kind === 'ambassador').map(({ value }) => value),
      )
    : 0;

const viewOf = async ({ store }: ReadCodesDeps, code: AmbassadorCode): Promise<CodeView> => {
  const [earned, bookings] = await Promise.all([
    store.ambassadors.earned(code.name),
    store.ambassadors.bookingsWith(code.name),
  ]);
  const unsettled = unsettledCommission(code, earned);
  const users = bookings.flatMap(({ choices }) => choices.participants[0]?.person.firstName ?? []);
  return {
    code,
    unsettled: unsettled,
    given: sum(bookings.map(givenBy)),
    users,
    settled: code.settled > 0 && unsettled === 0,
    earnsVoucher: unsettled > 0 && users.length > 0,
  };
};

const onlyAmbassadors = async (
  { store }: ReadCodesDeps,
  accountId: string,
): Promise<Result<void, NotAmbassador>> =>
  (await store.ambassadors.isAmbassador(accountId))
    ? ok(undefined)
    : err({ kind: 'notAmbassador' });

/**
 * Lists an ambassador's codes in the order of their names. Refuses an account that is not an
 * ambassador's.
 */
export const listAmbassadorCodes =
  (deps: ReadCodesDeps) =>
  async (accountId: string): Promise<Result<readonly CodeView[], NotAmbassador>> =>
    safeTry(async function* () {
      yield* await onlyAmbassadors(deps, accountId);
      const codes = await deps.store.ambassadors.codesOf(accountId);
      return ok(await Promise.all(codes.map((code) => viewOf(deps, code))));
    });

/**
 * Creates an ambassador's code. Its name has 4 to 20 characters: capital letters A–Z, digits or
 * hyphens. The brand's settings decide the rebate and the commission (R40).
 */
export const createOwnAmbassadorCode =
  (deps: AmbassadorDeps) =>
  async (
    accountId: string,
    name: string,
    settings: BrandSettings,
  ): Promise<Result<CodeView, CodeRefusal>> =>
    safeTry(async function* () {
      const { ambassadorRebate: rebate, ambassadorCommission: commission } = settings;
      const command = {
        type: 'createAmbassadorCode',
        name,
        accountId,
        rebate,
        commission,
        expiresOn: null,
      } as const;
      yield* await submitCodeCommand(deps)({ kind: 'customer' }, command);
      const code = await deps.store.ambassadors.code(normalizeAmbassadorCodeName(name));
      return code === null ? err({ kind: 'codeUnknown' } as const) : ok(await viewOf(deps, code));
    });

/** Turns all or a part of the unsettled commission into an active voucher (R40). */
export const convertCommissionToVoucher =
  (deps: AmbassadorDeps) =>
  async (accountId: string, name: string, value: Money): Promise<Result<string, CodeRefusal>> =>
    safeTry(async function* () {
      yield* await onlyAmbassadors(deps, accountId);
      const code = newVoucherCode(deps.ids);
      yield* await submitCodeCommand(deps)(
        { kind: 'customer' },
        { type: 'createCommissionVoucher', name, accountId, code, value },
      );
      return ok(code);
    });
