import { err, type Result } from 'neverthrow';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { CodeCommandOf, CodeRefusal } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import { normalizeEmail } from '../../domain/travellers/contact.ts';
import { type Voucher, type VoucherState, voucherState } from '../../domain/vouchers/voucher.ts';
import { officeActor } from '../booking/actor.ts';
import {
  type ChangeCodeDeps,
  newVoucherCode,
  submitCodeCommand,
} from '../codes/submit-code-command.ts';
import type { CodeOutcome } from '../ports/journal.ts';
import type { PortDeps } from '../ports/ports.ts';

export type AppointFailure =
  | CodeRefusal
  | { readonly kind: 'unknownAccount' | 'inactiveAccount' | 'alreadyAmbassador' };

export type AppointDeps = ChangeCodeDeps & PortDeps<{ store: 'accounts' | 'ambassadors' }>;

/**
 * Gives an active account the ambassador role (R35). The account's owner can then create
 * ambassador's codes in the panel (R40).
 */
export const appointAmbassador =
  (deps: AppointDeps) =>
  async (name: string, email: string): Promise<Result<CodeOutcome, AppointFailure>> => {
    const account = await deps.store.accounts.byEmail(normalizeEmail(email));
    if (account === null) return err({ kind: 'unknownAccount' });
    if (!account.active) return err({ kind: 'inactiveAccount' });
    if (await deps.store.ambassadors.isAmbassador(account.id))
      return err({ kind: 'alreadyAmbassador' });
    return submitCodeCommand(deps)(officeActor(name).by, {
      type: 'appointAmbassador',
      accountId: account.id,
    });
  };

/**
 * Records that an ambassador's commission was paid outside the shop. `value`: the amount; null: all
 * of the code's commission that is not settled yet (R40).
 */
export const settleCommission =
  (deps: ChangeCodeDeps) =>
  (name: string, code: string, value: Money | null): Promise<Result<CodeOutcome, CodeRefusal>> =>
    submitCodeCommand(deps)(officeActor(name).by, { type: 'settleCommission', name: code, value });

export type VoucherView = {
  readonly voucher: Voucher;
  readonly state: VoucherState;
  readonly madeBy: string | null;
};

type NewVoucher = Pick<
  CodeCommandOf<'createVoucher'>,
  'kind' | 'description' | 'siteId' | 'expiresOn'
> & {
  readonly value: Money;
};

export type VoucherFailure = CodeRefusal | { readonly kind: 'expiresInPast'; readonly today: Day };

export const createVoucher =
  (deps: ChangeCodeDeps & PortDeps<{ ids: true }>) =>
  async (
    name: string,
    { kind, value, description, siteId, expiresOn }: NewVoucher,
  ): Promise<Result<CodeOutcome, VoucherFailure>> => {
    const today = dayOf(deps.clock.now());
    if (expiresOn !== null && expiresOn < today) return err({ kind: 'expiresInPast', today });
    const terms = { kind, value, description, siteId, expiresOn };
    return submitCodeCommand(deps)(officeActor(name).by, {
      type: 'createVoucher',
      code: newVoucherCode(deps.ids),
      ...terms,
      accountId: null,
    });
  };

export const activateVoucher =
  (deps: ChangeCodeDeps) =>
  (name: string, code: string): Promise<Result<CodeOutcome, CodeRefusal>> =>
    submitCodeCommand(deps)(officeActor(name).by, { type: 'activateVoucher', code });

/**
 * Records that a voucher was used outside the shop. `value`: the amount that was used; null: all
 * that is left on the voucher (R26).
 */
export const settleVoucher =
  (deps: ChangeCodeDeps) =>
  (
    name: string,
    code: string,
    value: Money | null,
    reason: string,
  ): Promise<Result<CodeOutcome, CodeRefusal>> =>
    submitCodeCommand(deps)(officeActor(name).by, { type: 'settleVoucher', code, value, reason });

export type VoucherListDeps = PortDeps<{ store: 'vouchers' | 'accounts'; clock: true }>;

export const listVouchers =
  (deps: VoucherListDeps) => async (): Promise<readonly VoucherView[]> => {
    const vouchers = await deps.store.vouchers.all();
    const makers = [...new Set(vouchers.flatMap(({ accountId }) => accountId ?? []))];
    const accounts = await Promise.all(makers.map((id) => deps.store.accounts.byId(id)));
    const emails = new Map(
      accounts.flatMap((account) =>
        account === null ? [] : [[account.id, account.email] as const],
      ),
    );
    const now = deps.clock.now();
    return vouchers.map((voucher) => ({
      voucher,
      state: voucherState(voucher, now),
      madeBy: voucher.accountId === null ? null : (emails.get(voucher.accountId) ?? null),
    }));
  };
