import type { Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/actor.ts';
import type { TripDeps } from '../../../../application/panel/trip-view.ts';
import {
  createPaperLink,
  issuePaperAndLink,
  type PaperDeps,
  type PaperFailure,
  type RequestedPaperKind,
} from '../../../../application/papers/issue-paper-and-link.ts';
import { DOWNLOAD_PATH, type FileAnswer } from '../../contract/panel/papers.ts';
import type { RequestOf } from '../../contract/routes.ts';
import { refuseWith } from '../pipeline/failures.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import { type OfBooking, ownBookingHandler } from '../request-parsing/on-own-booking.ts';
import { createTripFailureMapper } from './refusals.ts';

/** Handlers of papers. FileReady is false as long as the paper cannot be issued (R38). */
export const paperHandlers = (deps: TripDeps, papers: PaperDeps) => {
  const toTripRefusal = createTripFailureMapper(deps);
  const toRefusal = async (caller: Caller, bookingId: string, failure: PaperFailure) =>
    failure.kind === 'loginNeeded'
      ? refuseWith('noSession')
      : toTripRefusal(caller, bookingId, failure, {});
  const answerWith = <R extends OfBooking>(
    makeLink: (
      caller: Caller,
      request: R,
    ) => Promise<Result<{ readonly token: string } | null, PaperFailure>>,
  ) =>
    ownBookingHandler(
      toRefusal,
      makeLink,
      (paper): FileAnswer =>
        paper === null
          ? { FileReady: false, DownloadURL: null }
          : { FileReady: true, DownloadURL: `${DOWNLOAD_PATH}?token=${paper.token}` },
    );
  const issue = (kind: RequestedPaperKind) =>
    answerWith<RequestOf<'contractFile'>>((caller, { reservationId, expectedVersion = null }) =>
      issuePaperAndLink(papers)(caller, reservationId, kind, expectedVersion),
    );
  return {
    contractFile: issue('contract'),
    advanceFile: issue('advance'),
    invoiceFile: issue('invoice'),
    paperFile: answerWith<RequestOf<'paperFile'>>((caller, { reservationId, kind, part = 0 }) =>
      createPaperLink(papers)(caller, reservationId, kind, part),
    ),
  } satisfies Handlers;
};
