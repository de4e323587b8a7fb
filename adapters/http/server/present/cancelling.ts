import type { CancellingTerms as Terms } from '../../../../domain/booking/placed/cancellation.ts';
import type { CancellingTerms } from '../../contract/offers/catalogue.ts';

/** Presents the cancelling terms of a booking that is made today (R48). */
export const presentCancelling = ({ freeUntil, fees }: Terms): CancellingTerms => ({
  FreeUntil: freeUntil,
  Fees: fees.map(({ fromDays, toDays, keepsPercent }) => ({
    FromDays: fromDays,
    ToDays: toDays,
    Percent: keepsPercent,
  })),
});
