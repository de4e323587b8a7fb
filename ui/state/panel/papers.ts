import { call } from '../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import type { PaperList } from '../../../adapters/http/contract/panel/papers.ts';

/** A paper of a booking that is asked for: one that the call makes where there is none yet, or one of those that were made (R38). */
export type AskedPaper = { readonly kind: 'contract' | 'advance' | 'invoice' } | PaperList[number];
/** The kinds of papers. */
export type PaperKind = PaperList[number]['Kind'];

/** What came of asking for a paper: the address of its file, not to be had (yet), no session, or no answer. */
export type PaperEnd =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'missing' | 'login' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

const CALLS = { contract: 'contractFile', advance: 'advanceFile', invoice: 'invoiceFile' } as const;

/** Asks for a paper; its address is good for ten minutes. */
export const askPaper = async (paper: AskedPaper, reservationId: string): Promise<PaperEnd> => {
  const booking = { reservationId };
  const answer =
    'kind' in paper ? await call(CALLS[paper.kind], booking) : await call('paperFile', { ...booking, kind: paper.Kind, part: paper.Part });
  if (answer.isErr()) {
    const { error } = answer;
    if (error.kind !== 'refused' || error.status >= 500) return { kind: 'failed', failure: error };
    return { kind: error.status === 401 ? 'login' : 'missing' };
  }
  const { FileReady, DownloadURL } = answer.value;
  return FileReady && DownloadURL !== null ? { kind: 'ready', url: DownloadURL } : { kind: 'missing' };
};
