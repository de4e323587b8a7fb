import { err, ok, type Result } from 'neverthrow';
import {
  type BeginDeps,
  type BeginFailure,
  beginOnlinePayment,
} from '../../../../application/payments/begin.ts';
import type { PayableOnline } from '../../../../domain/booking/placed/payment-methods.ts';
import type { RefusalCode } from '../../contract/failure.ts';
import {
  loginPageUrl,
  onlinePaymentPageUrl,
  pages,
  providerRefusedPageUrl,
  providerUnavailablePageUrl,
} from '../../contract/pages.pl.ts';
import { type CallRefusal, refuseWith } from '../pipeline/failures.ts';
import { type Call, type Handlers, Redirect } from '../pipeline/pipeline.ts';
import { paymentPath } from '../present/due.ts';

const REFUSALS: Readonly<Record<BeginFailure['kind'], RefusalCode>> = {
  unknownBooking: 'notFound',
  noProvider: 'notFound',
  nothingToPay: 'nothingToPay',
  paidMeanwhile: 'nothingToPay',
  away: 'paymentAway',
  refused: 'paymentRefused',
};

const onwardPageOf = (code: RefusalCode, which: keyof PayableOnline, bookingId: string): string => {
  const id = encodeURIComponent(bookingId);
  if (code === 'noSession') return loginPageUrl(paymentPath(id, which));
  if (code === 'nothingToPay') return onlinePaymentPageUrl(bookingId);
  if (code === 'paymentRefused') return providerRefusedPageUrl(bookingId);
  return code === 'paymentAway' ? providerUnavailablePageUrl(bookingId) : pages.panel;
};

type PaymentCall = Pick<Call<'paymentNext' | 'paymentFull'>, 'request' | 'requestSession'>;

/** Begins payments of the caller's own booking. Others get 404; without a session, 401 (R30). */
export const paymentHandlers = (deps: BeginDeps) => {
  const beginning = beginOnlinePayment(deps);
  const begin =
    (which: keyof PayableOnline) =>
    async ({ request, requestSession }: PaymentCall): Promise<Result<Redirect, CallRefusal>> => {
      const refused = (code: RefusalCode): CallRefusal => ({
        ...refuseWith(code),
        onward: onwardPageOf(code, which, request.reservationId),
      });
      const caller = await requestSession.caller();
      if (caller === null) return err(refused('noSession'));
      const begun = await beginning(caller, request.reservationId, which, requestSession.ip);
      return begun.isOk()
        ? ok(new Redirect(begun.value.redirectTo))
        : err(refused(REFUSALS[begun.error.kind]));
    };
  return { paymentNext: begin('next'), paymentFull: begin('full') } satisfies Handlers;
};
