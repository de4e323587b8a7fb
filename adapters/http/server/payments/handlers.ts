import { err, ok, type Result } from 'neverthrow';
import { type BeginDeps, type BeginFailure, beginPayment } from '../../../../application/payments/begin.ts';
import type { PayableOnline } from '../../../../domain/booking/placed/payable.ts';
import type { RefusalCode } from '../../contract/failure.ts';
import { loginPage, onlinePaymentPage, pages, providerAwayPage, providerRefusedPage } from '../../contract/pages.pl.ts';
import { type Handlers, Redirect } from '../frame/frame.ts';
import { type Refused, refuse } from '../frame/refused.ts';
import type { Visit } from '../frame/visit.ts';
import { paymentPath } from './present-payments.ts';

const REFUSALS: Readonly<Record<BeginFailure['kind'], RefusalCode>> = {
  unknownBooking: 'notFound',
  noProvider: 'notFound',
  nothingToPay: 'nothingToPay',
  paidMeanwhile: 'nothingToPay',
  away: 'paymentAway',
  refused: 'paymentRefused',
};

/** Where somebody goes on whose link was refused: to the login and back, to what became of the payment, or to their own trips. */
const onwardFrom = (code: RefusalCode, which: keyof PayableOnline, bookingId: string): string => {
  const id = encodeURIComponent(bookingId);
  if (code === 'noSession') return loginPage(paymentPath(id, which));
  if (code === 'nothingToPay') return onlinePaymentPage(bookingId);
  if (code === 'paymentRefused') return providerRefusedPage(bookingId);
  return code === 'paymentAway' ? providerAwayPage(bookingId) : pages.panel;
};

/** The payment links: they send the browser of a booking's owner to the provider (R30); 401 without a session, 404 for anybody else. */
export const paymentHandlers = (deps: BeginDeps) => {
  const beginning = beginPayment(deps);
  const begin =
    (which: keyof PayableOnline) =>
    async ({ request, visit }: { request: { readonly reservationId: string }; visit: Visit }): Promise<Result<Redirect, Refused>> => {
      const refused = (code: RefusalCode): Refused => ({ ...refuse(code), onward: onwardFrom(code, which, request.reservationId) });
      const caller = await visit.caller();
      if (caller === null) return err(refused('noSession'));
      const begun = await beginning(caller, request.reservationId, which, visit.ip);
      return begun.isOk() ? ok(new Redirect(begun.value.redirectTo)) : err(refused(REFUSALS[begun.error.kind]));
    };
  return { paymentNext: begin('next'), paymentFull: begin('full') } satisfies Handlers;
};
