import { hasResignation } from '../../party/choices.ts';
import { onlineOnly } from '../../payments/instalments.ts';
import type { Confirmed, Waiting } from '../booking.ts';
import type { CommandContext } from '../decision.ts';
import { firstDueFrom } from './first-due.ts';

/** What is kept of an order that is confirmed now: where it can be paid online alone, and the shop takes no such payments, a way is awaited (R30). */
export const awaitedWay = (
  { offer, settings, today }: CommandContext,
  { orderedOffline, choices }: Pick<Waiting, 'orderedOffline' | 'choices'>,
): Pick<Confirmed, 'wayAwaited'> =>
  orderedOffline === true && onlineOnly(offer, settings, today, hasResignation(choices)) ? { wayAwaited: true } : {};

/** The order once the office has named the way: it is paid by transfer, and its first day counts from now (R30). */
export const withWay = (context: CommandContext, { wayAwaited: _named, ...booking }: Confirmed): Confirmed => ({
  ...booking,
  paymentType: 'wired',
  firstDue: firstDueFrom(context),
  version: booking.version + 1,
  savedAt: context.at,
});
