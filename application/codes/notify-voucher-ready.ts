import type { Instant } from '../../domain/calendar.ts';
import type { CodeCommand } from '../../domain/codes/commands.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { Ids } from '../ports/ids.ts';
import type { CodeOutcome } from '../ports/journal.ts';
import type { Transaction } from '../ports/store.ts';

/** A voucher code consists of two booking numbers, which are easy to read over the telephone. */
export const newVoucherCode = (ids: Ids): string => `${ids.bookingId()}-${ids.bookingId()}`;

const READIES: readonly CodeCommand['type'][] = ['activateVoucher', 'createCommissionVoucher'];

/** Mails that a voucher can be redeemed; not for vouchers of the office (R27, R40). */
export const notifyVoucherReady = async (
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
