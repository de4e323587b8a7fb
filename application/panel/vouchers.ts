import { err, ok, type Result } from 'neverthrow';
import type { ShopRefusal } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import { allowed, count, type LimitDeps, type TooMany } from '../accounts/limits.ts';
import type { Ids } from '../ports/ids.ts';
import type { Store } from '../ports/store.ts';
import { giveShop, type ShopDeps } from '../shop/give-shop.ts';
import { newVoucherCode } from '../shop/voucher-codes.ts';

type ReadVouchersDeps = { readonly store: Pick<Store, 'vouchers'> };

export type VoucherDeps = ShopDeps & ReadVouchersDeps & LimitDeps & { readonly ids: Ids };

/** A customer's own vouchers, those made of commission among them; newest first. */
export const vouchersOf = ({ store }: ReadVouchersDeps, accountId: string): Promise<readonly Voucher[]> =>
  store.vouchers.ofAccount(accountId);

/** A voucher as it is kept; its making has just answered its code. */
const kept = async ({ store }: ReadVouchersDeps, code: string): Promise<Voucher> => {
  const voucher = (await store.vouchers.get([code])).get(code);
  if (voucher === undefined) throw new Error('A voucher that was just made is not there');
  return voucher;
};

/** Makes a gift voucher for all brands that is inactive until the office activates it: 50 to 20 000 PLN in whole złoty (R27). */
export const makeVoucher =
  (deps: VoucherDeps) =>
  async (accountId: string, { description, value }: { readonly description: string; readonly value: Money }) => {
    const may = await allowed(deps, 'vouchersOfAccount', accountId);
    if (may.isErr()) return err<never, TooMany | ShopRefusal>(may.error);
    const code = newVoucherCode(deps.ids);
    const result: Result<unknown, ShopRefusal> = await giveShop(deps)(
      { kind: 'customer' },
      { type: 'createVoucher', code, kind: 'gift', value, description, siteId: null, expiresOn: null, accountId },
    );
    if (result.isErr()) return err<never, TooMany | ShopRefusal>(result.error);
    await count(deps, 'vouchersOfAccount', accountId);
    return ok<Voucher, TooMany | ShopRefusal>(await kept(deps, code));
  };
