import { call } from '../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';

/** The papers of a booking (R38). */
export type PaperKind = 'contract' | 'invoice';

/** What came of asking for a paper: the address of its file, not to be had (yet), no session, or no answer. */
export type PaperEnd =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'missing' | 'login' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** Asks for a paper; its address is good for ten minutes. */
export const askPaper = async (kind: PaperKind, reservationId: string): Promise<PaperEnd> => {
  const booking = { reservationId };
  const answer = await (kind === 'contract' ? call('contractFile', booking) : call('invoiceFile', booking));
  if (answer.isErr()) {
    const { error } = answer;
    if (error.kind !== 'refused' || error.status >= 500) return { kind: 'failed', failure: error };
    return { kind: error.status === 401 ? 'login' : 'missing' };
  }
  const { FileReady, DownloadURL } = answer.value;
  return FileReady && DownloadURL !== null ? { kind: 'ready', url: DownloadURL } : { kind: 'missing' };
};
