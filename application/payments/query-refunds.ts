import { ok } from 'neverthrow';
import type { Instant } from '../../domain/calendar.ts';
import { schedulerActor } from '../booking/actor.ts';
import { BANK_LOCK, type RefundOrder } from '../ports/bank/bank.ts';
import {
  type RefundOutcome,
  requestOrQueryRefund,
  type SettleRefundDeps,
} from './apply-refund-notice.ts';
import { pauseBeforeNextQuery } from './settle.ts';

export type QueryRefundsDeps = SettleRefundDeps & {
  readonly unsettled: (refundId: string, why: NonNullable<RefundOutcome['trouble']>) => void;
};

const isDue = ({ state, way, at, askAt }: RefundOrder, now: Instant): boolean =>
  state === 'ordered' && way.kind === 'online' && (askAt ?? at + pauseBeforeNextQuery(0)) <= now;

/** Stores when to query the refund next. Returns null if another process was faster. */
const postponeQuery = async (
  { store, clock }: SettleRefundDeps,
  { id, bookingId }: RefundOrder,
): Promise<RefundOrder | null> => {
  const mine = await store.inTransaction<RefundOrder | null, never>(
    [BANK_LOCK],
    async ({ bank }) => {
      const now = clock.now();
      const refund = (await bank.refundsOf(bookingId)).find((each) => each.id === id);
      if (refund === undefined || !isDue(refund, now)) return ok(null);
      const after: RefundOrder = { ...refund, askAt: now + pauseBeforeNextQuery(now - refund.at) };
      await bank.saveRefund(after);
      return ok(after);
    },
  );
  return mine.unwrapOr(null);
};

/**
 * Queries the provider about all refunds that are not completed; returns how many. If a refund
 * request was lost, the query sends it again (R48).
 */
export const queryRefunds =
  (deps: QueryRefundsDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    if (deps.provider === undefined) return 0;
    let queries = 0;
    for (const refund of (await deps.store.bank.openRefunds()).filter((each) =>
      isDue(each, until),
    )) {
      const mine = await postponeQuery(deps, refund);
      if (mine === null) continue;
      queries += 1;
      const { trouble } = await requestOrQueryRefund(deps, schedulerActor(deps.clock.now()))(mine);
      if (trouble !== null && trouble !== 'away') deps.unsettled(refund.id, trouble);
    }
    return queries;
  };
