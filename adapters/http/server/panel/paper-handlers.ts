import { err, ok, type Result } from 'neverthrow';
import type { Caller } from '../../../../application/booking/caller.ts';
import type { TripDeps } from '../../../../application/panel/trip-view.ts';
import { type AskedKind, linkToPaper, makePaper, type PaperDeps, type PaperFailure } from '../../../../application/papers/make-paper.ts';
import { DOWNLOAD_PATH, type FileAnswer, type FileRequest, type PaperRequest } from '../../contract/panel/papers.ts';
import type { Handlers } from '../frame/frame.ts';
import { type Refused, refuse } from '../frame/refused.ts';
import type { Visit } from '../frame/visit.ts';
import { refusedTrip } from './refusals.ts';

/** Papers of the caller's own booking: a link, or FileReady false where there can be none yet (R38). */
export const paperHandlers = (deps: TripDeps, papers: PaperDeps) => {
  const answered = async (
    caller: Caller,
    reservationId: string,
    made: Result<{ readonly token: string } | null, PaperFailure>,
  ): Promise<Result<FileAnswer, Refused>> => {
    if (made.isOk()) {
      const token = made.value?.token;
      return ok({ FileReady: token !== undefined, DownloadURL: token === undefined ? null : `${DOWNLOAD_PATH}?token=${token}` });
    }
    if (made.error.kind === 'loginNeeded') return err(refuse('noSession'));
    return err(await refusedTrip(deps)(caller, reservationId, made.error, {}));
  };
  const link =
    (kind: AskedKind) =>
    async ({ request, visit }: { request: FileRequest; visit: Visit }): Promise<Result<FileAnswer, Refused>> => {
      const caller = await visit.caller();
      if (caller === null) return err(refuse('noSession'));
      const { reservationId, expectedVersion = null } = request;
      return answered(caller, reservationId, await makePaper(papers)(caller, reservationId, kind, expectedVersion));
    };
  const made = async ({ request, visit }: { request: PaperRequest; visit: Visit }): Promise<Result<FileAnswer, Refused>> => {
    const caller = await visit.caller();
    if (caller === null) return err(refuse('noSession'));
    const { reservationId, kind, part = 0 } = request;
    return answered(caller, reservationId, await linkToPaper(papers)(caller, reservationId, kind, part));
  };
  return { contractFile: link('contract'), advanceFile: link('advance'), invoiceFile: link('invoice'), paperFile: made } satisfies Handlers;
};
