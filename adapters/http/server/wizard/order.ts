import { confirmReservation, type StepDeps, type ToldDocuments } from '../../../../application/wizard/wizard.ts';
import type { Booking } from '../../../../domain/booking/booking.ts';
import type { Confirm } from '../../../../domain/booking/commands.ts';
import { skipperOf } from '../../../../domain/party/size.ts';
import { commentPrefixes } from '../../contract/names.pl.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { Handler } from '../frame/frame.ts';
import { onReservation } from './on-reservation.ts';
import { presentOrdered } from './present-reservation.ts';

/** Before a whole yacht's comments the server says whose skipper sails (R55). */
const commentsOn = ({ choices }: Booking, typed: string): string => {
  const skipper = skipperOf(choices);
  return skipper === null ? typed : `${commentPrefixes[skipper]} ${typed}`.trim();
};

const orderOf =
  (sent: RequestOf<'confirm'>) =>
  (booking: Booking): Confirm => ({
    type: 'confirm',
    comments: commentsOn(booking, sent.comments ?? ''),
    paymentOption: sent.paymentOption,
    paymentType: sent.paymentType,
    termsAccepted: sent.termsAccepted === 1,
    expectedPrice: sent.expectedPrice ?? null,
    expectedLeft: sent.expectedLeft ?? null,
  });

/** The documents that the screen showed; null from a program that says nothing of them. */
const toldOf = ({ documents, documentsShownAt }: RequestOf<'confirm'>): ToldDocuments | null =>
  documents === undefined || documentsShownAt === undefined ? null : { ids: documents, at: Date.parse(documentsShownAt) };

/** Step 6: the order, made of the booking as it is when it is given. */
export const orderHandler =
  (deps: StepDeps): Handler<'confirm'> =>
  async ({ request, visit }) => {
    const { reservationId, expectedVersion = null } = request;
    const ordered = await onReservation(deps, { visit, reservationId }, (caller) =>
      confirmReservation(deps)(caller, reservationId, orderOf(request), expectedVersion, toldOf(request)),
    );
    return ordered.map(presentOrdered);
  };
