import { err, ok, type Result } from 'neverthrow';
import { customerActor } from '../booking/actor.ts';
import type { Caller } from '../booking/caller.ts';
import { type CommandFailure, type GivingDeps, giveAs } from '../booking/give-command.ts';
import type { Ids } from '../ports/ids.ts';
import type { Store } from '../ports/store.ts';

export type OrderLinkDeps = GivingDeps & {
  readonly ids: Ids;
  readonly store: Pick<Store, 'orderLinks'>;
};

export type OrderLinkState = 'open' | 'used' | 'expired' | 'unknown';

/** Reads the link's order. It changes nothing, because mail scanners open links (R55.4). */
export const readOrderLink =
  ({ store, ids, clock }: OrderLinkDeps) =>
  async (
    token: string,
  ): Promise<{ readonly state: OrderLinkState; readonly bookingId: string | null }> => {
    const link = await store.orderLinks.byHash(ids.hashOf(token));
    if (link === null) return { state: 'unknown', bookingId: null };
    const { bookingId, expiresAt } = link;
    const status = (await store.bookings.get(bookingId))?.status ?? 'removed';
    if (status !== 'draft') return { state: status === 'removed' ? 'expired' : 'used', bookingId };
    return { state: clock.now() < expiresAt ? 'open' : 'expired', bookingId };
  };

/** Gives the draft to the caller's browser and returns the draft's number (R55.4). */
export const openOrderLink =
  (deps: OrderLinkDeps) =>
  async (
    caller: Caller,
    token: string,
  ): Promise<Result<string, CommandFailure | { readonly kind: 'linkClosed' }>> => {
    const { state, bookingId } = await readOrderLink(deps)(token);
    if (state !== 'open' || bookingId === null) return err({ kind: 'linkClosed' });
    const holder = { ...customerActor(caller), may: () => true };
    const result = await giveAs(deps)(holder, bookingId, { type: 'takeOver' }, null);
    return result.isErr() ? err(result.error) : ok(bookingId);
  };
