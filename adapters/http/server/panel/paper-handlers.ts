import { err, ok, type Result } from 'neverthrow';
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
import { type CallRefusal, refuseWith } from '../pipeline/failures.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import type { SessionCall } from '../pipeline/request-session.ts';
import { createTripFailureMapper } from './refusals.ts';

/** Handlers of papers. FileReady is false as long as the paper cannot be issued (R38). */
export const paperHandlers = (deps: TripDeps, papers: PaperDeps) => {
  const answerWith =
    <R extends { readonly reservationId: string }>(
      makeLink: (
        caller: Caller,
        request: R,
      ) => Promise<Result<{ readonly token: string } | null, PaperFailure>>,
    ) =>
    async ({
      request,
      requestSession,
    }: SessionCall<R>): Promise<Result<FileAnswer, CallRefusal>> => {
      const caller = await requestSession.caller();
      if (caller === null) return err(refuseWith('noSession'));
      const paper = await makeLink(caller, request);
      if (paper.isOk()) {
        const token = paper.value?.token;
        return ok({
          FileReady: token !== undefined,
          DownloadURL: token === undefined ? null : `${DOWNLOAD_PATH}?token=${token}`,
        });
      }
      if (paper.error.kind === 'loginNeeded') return err(refuseWith('noSession'));
      return err(
        await createTripFailureMapper(deps)(caller, request.reservationId, paper.error, {}),
      );
    };
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
