import { type ApiFailure, call } from '../../../../adapters/http/client/call.ts';
import type { PaperList } from '../../../../adapters/http/contract/panel/papers.ts';

/** A document to download: a kind that the server creates on request, or an existing file (R38). */
export type RequestedPaper =
  | { readonly kind: 'contract' | 'advance' | 'invoice' }
  | PaperList[number];
export type ListedPaperKind = PaperList[number]['Kind'];

export type PaperOutcome =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'missing' | 'login' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

const CALLS = { contract: 'contractFile', advance: 'advanceFile', invoice: 'invoiceFile' } as const;

/** The returned address of a document is valid for ten minutes. */
export const requestPaper = async (
  paper: RequestedPaper,
  reservationId: string,
): Promise<PaperOutcome> => {
  const booking = { reservationId };
  const answer =
    'kind' in paper
      ? await call(CALLS[paper.kind], booking)
      : await call('paperFile', { ...booking, kind: paper.Kind, part: paper.Part });
  if (answer.isErr()) {
    const { error } = answer;
    if (error.kind !== 'refused' || error.status >= 500) return { kind: 'failed', failure: error };
    return { kind: error.status === 401 ? 'login' : 'missing' };
  }
  const { FileReady, DownloadURL } = answer.value;
  return FileReady && DownloadURL !== null
    ? { kind: 'ready', url: DownloadURL }
    : { kind: 'missing' };
};
