import {
  type CodeEntry,
  enterVoucherAmbassadorOrGroupCode,
} from '../../../application/codes/enter-voucher-ambassador-or-group-code.ts';
import type { Own } from './book.ts';
import { countResult, type YearsShop } from './year-shop.ts';

export const tryCode = async (
  shop: YearsShop,
  { caller, bookingId }: Own,
  command: CodeEntry,
): Promise<void> => {
  const answer = await enterVoucherAmbassadorOrGroupCode(shop.deps)(
    caller,
    bookingId,
    command,
    null,
  );
  const refused = (): string => {
    if (answer.isOk()) return 'ok';
    const { error } = answer;
    return error.kind === 'voucherRefused' || error.kind === 'ambassadorRefused'
      ? `${error.kind} (${error.problem})`
      : error.kind;
  };
  countResult(shop, command.type, refused());
};
