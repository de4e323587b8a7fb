import type { CancellingTerms as Terms } from '../../../../domain/booking/placed/cancellation.ts';
import type { CancellingTerms } from '../../contract/offers/catalogue.ts';

/** What cancelling costs whoever books today, on the offer's page and in the wizard (R48). */
export const presentCancelling = ({ freeUntil, fees }: Terms): CancellingTerms => ({
  FreeUntil: freeUntil,
  Fees: fees.map(({ fromDays, toDays, keepsPercent }) => ({ FromDays: fromDays, ToDays: toDays, Percent: keepsPercent })),
});
