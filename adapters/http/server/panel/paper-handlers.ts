import { err, ok, type Result } from 'neverthrow';
import type { TripDeps } from '../../../../application/panel/trip-view.ts';
import { makePaper, type PaperDeps } from '../../../../application/papers/make-paper.ts';
import type { PaperKind } from '../../../../domain/booking/placed/papers.ts';
import { DOWNLOAD_PATH, type FileAnswer, type FileRequest } from '../../contract/panel/papers.ts';
import type { Handlers } from '../frame/frame.ts';
import { type Refused, refuse } from '../frame/refused.ts';
import type { Visit } from '../frame/visit.ts';
import { refusedTrip } from './refusals.ts';

/** Contract and invoice of the caller's own booking: a link, or FileReady false where there can be none yet (R38). */
export const paperHandlers = (deps: TripDeps, papers: PaperDeps) => {
  const link =
    (kind: PaperKind) =>
    async ({ request, visit }: { request: FileRequest; visit: Visit }): Promise<Result<FileAnswer, Refused>> => {
      const caller = await visit.caller();
      if (caller === null) return err(refuse('noSession'));
      const { reservationId, expectedVersion = null } = request;
      const made = await makePaper(papers)(caller, reservationId, kind, expectedVersion);
      if (made.isOk()) {
        const token = made.value?.token;
        return ok({ FileReady: token !== undefined, DownloadURL: token === undefined ? null : `${DOWNLOAD_PATH}?token=${token}` });
      }
      if (made.error.kind === 'loginNeeded') return err(refuse('noSession'));
      return err(await refusedTrip(deps)(caller, reservationId, made.error, {}));
    };
  return { contractFile: link('contract'), invoiceFile: link('invoice') } satisfies Handlers;
};
