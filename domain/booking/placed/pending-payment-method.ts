import { hasResignation } from '../../party/choices.ts';
import { isOnlineOnly } from '../../payments/instalments.ts';
import type { Confirmed, Waiting } from '../booking.ts';
import type { CommandContext } from '../commands.ts';
import { firstPaymentDueForOrder } from './dues.ts';

/** An order that must be paid online has no payment method while the shop has no provider (R30). */
export const pendingPaymentMethodFlag = (
  { offer, settings, today }: CommandContext,
  { orderedOffline, choices }: Pick<Waiting, 'orderedOffline' | 'choices'>,
): Pick<Confirmed, 'wayAwaited'> =>
  orderedOffline === true && isOnlineOnly(offer, settings, today, hasResignation(choices))
    ? { wayAwaited: true }
    : {};

/** Sets the payment method to transfer; the time to pay the first instalment starts now. */
export const setPaymentMethodToTransfer = (
  context: CommandContext,
  { wayAwaited: _named, ...booking }: Confirmed,
): Confirmed => ({
  ...booking,
  paymentType: 'transfer',
  firstDue: firstPaymentDueForOrder(context),
  version: booking.version + 1,
  savedAt: context.at,
});
