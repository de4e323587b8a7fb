import {
  confirmReservation,
  type SeenDocuments,
  type StepDeps,
} from '../../../../application/wizard/wizard.ts';
import type { CommandOf } from '../../../../domain/booking/commands.ts';
import { PAYMENT_TYPES_BY_WORD } from '../../../codecs/payment-types.ts';
import type { RequestOf } from '../../contract/routes.ts';
import { reservationHandler } from './on-reservation.ts';
import { presentConfirmAnswer } from './present-reservation.ts';

const orderOf = (sent: RequestOf<'confirm'>): CommandOf<'confirm'> => ({
  type: 'confirm',
  comments: sent.comments ?? '',
  recordsSkipper: true,
  keepsTerms: 'asShown',
  sparesVouchers: true,
  paymentOption: sent.paymentOption,
  paymentType: PAYMENT_TYPES_BY_WORD[sent.paymentType],
  termsAccepted: sent.termsAccepted === 1,
  expectedPrice: sent.expectedPrice ?? null,
  expectedLeft: sent.expectedLeft ?? null,
});

/**
 * Returns the legal documents that the request names; null if it names none. The shop's own pages
 * always name them, other callers can leave them out.
 */
const seenDocumentsOf = ({
  documents,
  documentsShownAt,
}: RequestOf<'confirm'>): SeenDocuments | null =>
  documents === undefined || documentsShownAt === undefined
    ? null
    : { ids: documents, at: Date.parse(documentsShownAt) };

export const confirmReservationHandler = (deps: StepDeps) =>
  reservationHandler(
    deps,
    (caller, request: RequestOf<'confirm'>) =>
      confirmReservation(deps)(
        caller,
        request.reservationId,
        orderOf(request),
        request.expectedVersion ?? null,
        seenDocumentsOf(request),
      ),
    presentConfirmAnswer,
  );
