import { useState } from 'react';
import { type ApiFailure, call } from '../../../../../adapters/http/client/call.ts';
import type { PaperList } from '../../../../../adapters/http/contract/panel/papers.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { formatDate } from '../../../../format.ts';
import { messageOfFailure } from '../../../../forms/use-form.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { essentialsCopy } from '../../copy/panel-trips.pl.ts';
import type { TripProps } from '../frame/trip-requests.tsx';
import shared from '../shared.module.css';
import css from './Papers.module.css';

/** A document to download: a kind that the server creates on request, or an existing file (R38). */
type RequestedPaper = { readonly kind: 'contract' | 'advance' | 'invoice' } | PaperList[number];
type ListedPaperKind = PaperList[number]['Kind'];

type PaperOutcome =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'missing' | 'login' }
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

const CALLS = { contract: 'contractFile', advance: 'advanceFile', invoice: 'invoiceFile' } as const;

/** The returned address of a document is valid for ten minutes. */
const requestPaper = async (
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
    return error.kind === 'refused' && error.status === 401
      ? { kind: 'login' }
      : { kind: 'failed', failure: error };
  }
  const { FileReady, DownloadURL } = answer.value;
  return FileReady && DownloadURL !== null
    ? { kind: 'ready', url: DownloadURL }
    : { kind: 'missing' };
};

type OfferedPaper = {
  readonly key: string;
  readonly text: string;
  readonly kind: ListedPaperKind;
  readonly paper: RequestedPaper;
};

const toAskedPaper = (kind: 'contract' | 'advance' | 'invoice'): OfferedPaper => ({
  key: kind,
  text: essentialsCopy[kind],
  kind,
  paper: { kind },
});

const PAPER_NAMES = {
  contract: () => essentialsCopy.contract,
  annex: essentialsCopy.annex,
  advance: (_part: number, number: string) => essentialsCopy.advanceMade(number),
  invoice: () => essentialsCopy.invoice,
  correction: (_part: number, number: string) => essentialsCopy.correction(number),
} as const satisfies Record<ListedPaperKind, (part: number, number: string) => string>;

const offeredOf = ({ Papers, May }: Reservation): readonly OfferedPaper[] => {
  const existing = Papers.map(
    (paper): OfferedPaper => ({
      key: paper.Number,
      text: PAPER_NAMES[paper.Kind](paper.Part + 1, paper.Number),
      kind: paper.Kind,
      paper,
    }),
  );
  const has = (kind: ListedPaperKind) => existing.some((paper) => paper.kind === kind);
  return [
    ...(May.AskForPapers && !has('contract') ? [toAskedPaper('contract')] : []),
    ...existing,
    ...(May.AskForAdvance ? [toAskedPaper('advance')] : []),
    // Before the trip is fully paid, this button shows the reason why there is no invoice.
    ...(May.AskForPapers && !has('invoice') ? [toAskedPaper('invoice')] : []),
  ];
};

/** Pressing the button creates the file; then the browser downloads it. */
export const Papers = ({ trip, reload, onLoggedOut }: TripProps) => {
  const [busy, setBusy] = useState<string | null>(null);
  const [notice, setNotice] = useState<{
    readonly kind: ListedPaperKind;
    readonly end: PaperOutcome;
  } | null>(null);
  const fetchPaper = async ({ key, kind, paper }: OfferedPaper): Promise<void> => {
    if (busy !== null) return;
    setBusy(key);
    setNotice(null);
    const end = await requestPaper(paper, trip.ReservationId);
    // Reload: the list lacks the new advance invoice, and a second request would not return it.
    if (key === 'advance' && end.kind === 'ready') await reload();
    setBusy(null);
    if (end.kind === 'login') return onLoggedOut();
    setNotice({ kind, end });
    if (end.kind === 'ready') window.location.assign(end.url);
  };
  return (
    <>
      <p className={`${shared.actions} ${css.papers}`}>
        {offeredOf(trip).map((paper) => (
          <Button
            key={paper.key}
            kind="line"
            small
            icon="download"
            busy={busy === paper.key && essentialsCopy.fetching}
            onClick={() => void fetchPaper(paper)}
          >
            {paper.text}
          </Button>
        ))}
      </p>
      {notice && <PaperNotice kind={notice.kind} end={notice.end} />}
      {trip.Documents.length > 0 && <AcceptedDocuments documents={trip.Documents} />}
    </>
  );
};

/**
 * Lists the documents in the versions that the customer accepted, not in the newest versions
 * (W-054).
 */
const AcceptedDocuments = ({ documents }: { readonly documents: Reservation['Documents'] }) => (
  <details className={css.accepted}>
    <summary>{essentialsCopy.accepted}</summary>
    <ul>
      {documents.map(({ Id, Title, Version, From, Path }) => (
        <li key={Id}>
          <a href={Path} target="_blank" rel="noopener">
            {Title} <span className="vh">{essentialsCopy.newTab}</span>
          </a>{' '}
          <span className={shared.small}>{essentialsCopy.version(Version, formatDate(From))}</span>
        </li>
      ))}
    </ul>
  </details>
);

const MISSING = {
  contract: essentialsCopy.contractFailed,
  annex: essentialsCopy.paperFailed,
  advance: essentialsCopy.advanceFailed,
  invoice: essentialsCopy.invoiceFailed,
  correction: essentialsCopy.paperFailed,
} as const satisfies Record<ListedPaperKind, string>;

type PaperNoticeProps = { readonly kind: ListedPaperKind; readonly end: PaperOutcome };

/** The reason why a paper is missing is shown only if the server gave an answer. */
export const PaperNotice = ({ kind, end }: PaperNoticeProps) => {
  if (end.kind === 'ready') return <Notice kind="good" title={essentialsCopy.ready} live />;
  if (end.kind !== 'failed') return <Notice kind="error" title={MISSING[kind]} live />;
  return (
    <Notice
      kind="error"
      title={kind === 'contract' ? essentialsCopy.contractFailed : essentialsCopy.paperFailed}
      live
    >
      {messageOfFailure(end.failure).text}
    </Notice>
  );
};
