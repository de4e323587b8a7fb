import { ok } from 'neverthrow';
import type { Instant } from '../../domain/calendar.ts';
import { time } from '../booking/giver.ts';
import { BANK_LOCK, type RefundOrder } from '../ports/bank/bank.ts';
import { nextPause } from './ask-standing.ts';
import { askRefund, type RefundOutcome, type SettleRefundDeps } from './settle-refund.ts';

export type AskRefundsDeps = SettleRefundDeps & {
  /** Told of a refund that the provider did not do, or that could not be registered, and why. */
  readonly unsettled: (refundId: string, why: NonNullable<RefundOutcome['trouble']>) => void;
};

const isDue = ({ state, way, at, askAt }: RefundOrder, now: Instant): boolean =>
  state === 'ordered' && way.kind === 'online' && (askAt ?? at + nextPause(0)) <= now;

/** Puts the next question off before this one is asked; another process may have been quicker, or a notification. */
const putOff = async ({ store, clock }: SettleRefundDeps, { id, bookingId }: RefundOrder): Promise<RefundOrder | null> => {
  const mine = await store.inTransaction<RefundOrder | null, never>([BANK_LOCK], async ({ bank }) => {
    const now = clock.now();
    const refund = (await bank.refundsOf(bookingId)).find((each) => each.id === id);
    if (refund === undefined || !isDue(refund, now)) return ok(null);
    const after: RefundOrder = { ...refund, askAt: now + nextPause(now - refund.at) };
    await bank.saveRefund(after);
    return ok(after);
  });
  return mine.unwrapOr(null);
};

/**
 * Asks the provider what became of refunds that are on their way, each at its moment, until it has done them or will not (R48): one whose
 * command was ended before the provider heard of it is carried out, and a notification that is lost costs time alone. Answers how many were asked about.
 */
export const askRefunds =
  (deps: AskRefundsDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    if (deps.provider === undefined) return 0;
    let asked = 0;
    for (const refund of (await deps.store.bank.openRefunds()).filter((each) => isDue(each, until))) {
      const mine = await putOff(deps, refund);
      if (mine === null) continue;
      asked += 1;
      const { trouble } = await askRefund(deps, time(deps.clock.now()))(mine);
      if (trouble !== null && trouble !== 'away') deps.unsettled(refund.id, trouble);
    }
    return asked;
  };
