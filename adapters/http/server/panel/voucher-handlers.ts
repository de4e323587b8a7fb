import { err, ok } from 'neverthrow';
import { type AmbassadorDeps, codesOf, commissionToVoucher, makeCode } from '../../../../application/panel/ambassador-codes.ts';
import { type MessageDeps, messagesOf, openMessage } from '../../../../application/panel/messages.ts';
import { makeVoucher, type VoucherDeps, vouchersOf } from '../../../../application/panel/vouchers.ts';
import type { MessageWords } from '../../../../application/ports/messages.ts';
import type { CodeRefusal } from '../../../../domain/codes/commands.ts';
import type { Money } from '../../../../domain/money.ts';
import { VOUCHER_BOUNDS } from '../../../../domain/vouchers/voucher.ts';
import { forCustomer } from '../frame/customer.ts';
import type { Handlers } from '../frame/frame.ts';
import { type Refused, refuse, refusePanel, refuseUntil } from '../frame/refused.ts';
import { presentCode, presentMessage, presentVoucher } from './present/vouchers.ts';

type ExtrasDeps = MessageDeps & VoucherDeps & AmbassadorDeps & { readonly words: MessageWords };

/** Which bound an amount is beyond; `invalid` where it is no amount that is taken at all. */
const amountFault = (value: Money, least: Money, most: Money): string => {
  if (value < least) return 'tooSmall';
  return value > most ? 'tooLarge' : 'invalid';
};

const badAmount = (value: Money): Refused =>
  refusePanel('badAmount', [{ field: 'value', code: amountFault(value, VOUCHER_BOUNDS.least, VOUCHER_BOUNDS.most) }]);

/** The answer to a refused command about vouchers or codes. */
const refusedShop = (failure: CodeRefusal, value: Money): Refused => {
  switch (failure.kind) {
    case 'badAmount':
      return badAmount(value);
    case 'badCodeName':
      return refusePanel('badCodeName', [{ field: 'name', code: 'invalid' }]);
    case 'codeExists':
      return refusePanel('codeExists', [{ field: 'name', code: 'exists' }]);
    case 'aboveCommission':
      return refusePanel('aboveCommission', [{ field: 'value', code: 'tooLarge' }]);
    case 'notAmbassador':
      return refusePanel('notAmbassador');
    case 'codeUnknown':
    case 'voucherUnknown':
      return refuse('notFound');
    case 'voucherExists':
    case 'voucherSpent':
    // Only the office settles anything.
    case 'notSettled':
    case 'aboveVoucher':
      throw new Error(`A new voucher was refused: ${failure.kind}`);
  }
};

/** Messages, vouchers and ambassadors' codes of the logged-in customer (R27, R40, R41). */
export const panelExtraHandlers = (deps: ExtrasDeps) => {
  const { settings, words } = deps;
  return {
    accountMessages: forCustomer(async ({ customer: { account } }) => {
      const messages = await messagesOf(deps, account.id);
      return ok({ Messages: messages.map(presentMessage(settings, words)) });
    }),
    messageRead: forCustomer(async ({ request, customer: { account } }) => {
      const found = await openMessage(deps, account.id, request.messageId);
      return found ? ok({ Read: true as const }) : err(refuse('notFound'));
    }),
    accountVouchers: forCustomer(async ({ customer: { account } }) => {
      const vouchers = await vouchersOf(deps, account.id);
      return ok({ Vouchers: vouchers.map((voucher) => presentVoucher(voucher, deps.clock.now())) });
    }),
    voucherCreate: forCustomer(async ({ request, customer: { account } }) => {
      const { description, value } = request;
      const result = await makeVoucher(deps)(account.id, { description, value });
      if (result.isOk()) return ok({ Voucher: presentVoucher(result.value, deps.clock.now()) });
      return err(result.error.kind === 'tooMany' ? refuseUntil(result.error.retryAfter) : refusedShop(result.error, value));
    }),
    ambassadorCodes: forCustomer(async ({ customer: { account } }) => {
      const codes = await codesOf(deps)(account.id);
      if (codes.isErr()) return err(refusePanel('notAmbassador'));
      return ok({ AmbassadorCodes: codes.value.length === 0 ? null : codes.value.map(presentCode) });
    }),
    ambassadorCodeCreate: forCustomer(async ({ request, site, customer: { account } }) => {
      const result = await makeCode(deps)(account.id, request.name, site);
      return result.map((view) => ({ AmbassadorCode: presentCode(view) })).mapErr((failure) => refusedShop(failure, 0));
    }),
    commissionVoucher: forCustomer(async ({ request, customer: { account } }) => {
      const { codeId, value } = request;
      const result = await commissionToVoucher(deps)(account.id, codeId, value);
      return result.map((code) => ({ Code: code })).mapErr((failure) => refusedShop(failure, value));
    }),
  } satisfies Handlers;
};
