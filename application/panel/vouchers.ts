import { err, ok, type Result, safeTry } from 'neverthrow';
import type { CodeRefusal } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import { type LimitDeps, type TooMany, takeLimits } from '../accounts/limits.ts';
import { type ChangeCodeDeps, changeCode } from '../codes/change-code.ts';
import { newVoucherCode } from '../codes/notify-voucher-ready.ts';
import type { Ids } from '../ports/ids.ts';
import type { Store } from '../ports/store.ts';

type ReadVouchersDeps = { readonly store: Pick<Store, 'vouchers'> };

export type VoucherDeps = ChangeCodeDeps & ReadVouchersDeps & LimitDeps & { readonly ids: Ids };

export const listOwnVouchers = (
  { store }: ReadVouchersDeps,
  accountId: string,
): Promise<readonly Voucher[]> => store.vouchers.ofAccount(accountId);

const readVoucher = async ({ store }: ReadVouchersDeps, code: string): Promise<Voucher> => {
  const voucher = (await store.vouchers.get([code])).get(code);
  if (voucher === undefined)
    throw new Error('A voucher that was just created is missing from the store');
  return voucher;
};

export type VoucherWish = { readonly description: string; readonly value: Money };

/** Orders a voucher of 50 to 20 000 whole złoty; the office activates it later (R27). */
export const createOwnVoucher =
  (deps: VoucherDeps) =>
  async (
    accountId: string,
    { description, value }: VoucherWish,
  ): Promise<Result<Voucher, TooMany | CodeRefusal>> =>
    safeTry(async function* () {
      const counted = yield* await takeLimits(deps, ['vouchersOfAccount', accountId]);
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
      const created = await changeCode(deps)(
        { kind: 'customer' },
        { type: 'createVoucher', ...voucher },
      );
      if (created.isErr()) {
        await counted.giveBack();
        return err(created.error);
      }
      return ok(await readVoucher(deps, code));
    });
