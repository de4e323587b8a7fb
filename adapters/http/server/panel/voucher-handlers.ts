import { err, ok } from 'neverthrow';
import {
  listMessages,
  type MessageDeps,
  markMessageRead,
} from '../../../../application/panel/access.ts';
import {
  type AmbassadorDeps,
  convertCommissionToVoucher,
  createOwnAmbassadorCode,
  listAmbassadorCodes,
  listOwnVouchers,
  orderGiftVoucher,
  type VoucherDeps,
} from '../../../../application/panel/codes.ts';
import type { MessageWords } from '../../../../application/ports/messages.ts';
import type { CodeRefusal } from '../../../../domain/codes/commands.ts';
import type { Money } from '../../../../domain/money.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import { voucherAmountProblem } from '../../contract/panel/voucher-amounts.ts';
import { type CallRefusal, refuseTooManyRequests, refuseWith } from '../pipeline/failures.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import {
  createMessagePresenter,
  presentAmbassadorCode,
  presentVoucher,
} from './present/vouchers.ts';

type ExtrasDeps = MessageDeps & VoucherDeps & AmbassadorDeps & { readonly words: MessageWords };

const refuseAmount = (value: Money): CallRefusal =>
  refuseWith('badAmount', {
    errors: [{ field: 'value', code: voucherAmountProblem(toWireMoney(value)) ?? 'invalid' }],
  });

const refuseCodeCommand = (failure: CodeRefusal, value: Money): CallRefusal => {
  switch (failure.kind) {
    case 'badAmount':
      return refuseAmount(value);
    case 'badCodeName':
      return refuseWith('badCodeName', { errors: [{ field: 'name', code: 'invalid' }] });
    case 'codeExists':
      return refuseWith('codeExists', { errors: [{ field: 'name', code: 'exists' }] });
    case 'aboveCommission':
      return refuseWith('aboveCommission', { errors: [{ field: 'value', code: 'tooLarge' }] });
    case 'notAmbassador':
      return refuseWith('notAmbassador');
    case 'codeUnknown':
    case 'voucherUnknown':
      return refuseWith('notFound');
    case 'voucherExists':
    case 'voucherSpent':
    // Only the office settles vouchers, so customers never get `notSettled` and `aboveVoucher`.
    case 'notSettled':
    case 'aboveVoucher':
      throw new Error(`A new voucher was refused: ${failure.kind}`);
  }
};

export const panelMessageAndVoucherHandlers = (deps: ExtrasDeps) => {
  const { settings, words } = deps;
  return {
    accountMessages: async ({ customer: { account } }) => {
      const messages = await listMessages(deps, account.id);
      return ok({ Messages: messages.map(createMessagePresenter(settings, words)) });
    },
    messageRead: async ({ request, customer: { account } }) => {
      const found = await markMessageRead(deps, account.id, request.messageId);
      return found ? ok({ Read: true as const }) : err(refuseWith('notFound'));
    },
    accountVouchers: async ({ customer: { account } }) => {
      const vouchers = await listOwnVouchers(deps, account.id);
      return ok({ Vouchers: vouchers.map((voucher) => presentVoucher(voucher, deps.clock.now())) });
    },
    voucherCreate: async ({ request, customer: { account } }) => {
      const { description, value } = request;
      const result = await orderGiftVoucher(deps)(account.id, { description, value });
      if (result.isOk()) return ok({ Voucher: presentVoucher(result.value, deps.clock.now()) });
      return err(
        result.error.kind === 'tooMany'
          ? refuseTooManyRequests(result.error.retryAfter)
          : refuseCodeCommand(result.error, value),
      );
    },
    ambassadorCodes: async ({ customer: { account } }) => {
      const codes = await listAmbassadorCodes(deps)(account.id);
      if (codes.isErr()) return err(refuseWith('notAmbassador'));
      return ok({
        AmbassadorCodes: codes.value.length === 0 ? null : codes.value.map(presentAmbassadorCode),
      });
    },
    ambassadorCodeCreate: async ({ request, site, customer: { account } }) => {
      const result = await createOwnAmbassadorCode(deps)(account.id, request.name, site);
      return result
        .map((view) => ({ AmbassadorCode: presentAmbassadorCode(view) }))
        .mapErr((failure) => refuseCodeCommand(failure, 0));
    },
    commissionVoucher: async ({ request, customer: { account } }) => {
      const { codeId, value } = request;
      const result = await convertCommissionToVoucher(deps)(account.id, codeId, value);
      return result
        .map((code) => ({ Code: code }))
        .mapErr((failure) => refuseCodeCommand(failure, value));
    },
  } satisfies Handlers;
};
