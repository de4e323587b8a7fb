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
import {
  DOWNLOAD_PATH,
  type FileAnswer,
  type FileRequest,
  type PaperRequest,
} from '../../contract/panel/papers.ts';
import { type CallRefusal, refuseWith } from '../pipeline/failures.ts';
import type { Handlers } from '../pipeline/pipeline.ts';
import type { RequestSession } from '../pipeline/request-session.ts';
import { createTripCallRefuser } from './refusals.ts';

/** Handlers of papers. FileReady is false as long as the paper cannot be issued (R38). */
export const paperHandlers = (deps: TripDeps, papers: PaperDeps) => {
  const answered = async (
    caller: Caller,
    reservationId: string,
    paper: Result<{ readonly token: string } | null, PaperFailure>,
  ): Promise<Result<FileAnswer, CallRefusal>> => {
    if (paper.isOk()) {
      const token = paper.value?.token;
      return ok({
        FileReady: token !== undefined,
        DownloadURL: token === undefined ? null : `${DOWNLOAD_PATH}?token=${token}`,
      });
    }
    if (paper.error.kind === 'loginNeeded') return err(refuseWith('noSession'));
    return err(await createTripCallRefuser(deps)(caller, reservationId, paper.error, {}));
  };
  const link =
    (kind: RequestedPaperKind) =>
    async ({
      request,
      requestSession,
    }: {
      request: FileRequest;
      requestSession: RequestSession;
    }): Promise<Result<FileAnswer, CallRefusal>> => {
      const caller = await requestSession.caller();
      if (caller === null) return err(refuseWith('noSession'));
      const { reservationId, expectedVersion = null } = request;
      return answered(
        caller,
        reservationId,
        await issuePaperAndLink(papers)(caller, reservationId, kind, expectedVersion),
      );
    };
  const createRequested = async ({
    request,
    requestSession,
  }: {
    request: PaperRequest;
    requestSession: RequestSession;
  }): Promise<Result<FileAnswer, CallRefusal>> => {
    const caller = await requestSession.caller();
    if (caller === null) return err(refuseWith('noSession'));
    const { reservationId, kind, part = 0 } = request;
    return answered(
      caller,
      reservationId,
      await createPaperLink(papers)(caller, reservationId, kind, part),
    );
  };
  return {
    contractFile: link('contract'),
    advanceFile: link('advance'),
    invoiceFile: link('invoice'),
    paperFile: createRequested,
  } satisfies Handlers;
};
