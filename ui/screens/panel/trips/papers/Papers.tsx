import { useState } from 'react';
import { essentialsCopy } from '../../../../copy/panel-trips.pl.ts';
import { troubleOf } from '../../../../forms/trouble.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { askPaper, type PaperEnd, type PaperKind } from '../../../../state/panel/papers.ts';
import type { TripProps } from '../frame/tripProps.ts';
import shared from '../shared.module.css';
import css from './Papers.module.css';

const PAPERS: readonly (readonly [PaperKind, string, string])[] = [
  ['contract', essentialsCopy.contract, essentialsCopy.contractFailed],
  ['invoice', essentialsCopy.invoice, essentialsCopy.invoiceFailed],
];

/** Contract and invoice: asked for, then the browser goes to the file. */
export const Papers = ({ trip, onLoggedOut }: TripProps) => {
  const [busy, setBusy] = useState<PaperKind | null>(null);
  const [said, setSaid] = useState<{ readonly kind: PaperKind; readonly end: PaperEnd } | null>(null);
  const fetchPaper = async (kind: PaperKind): Promise<void> => {
    if (busy !== null) return;
    setBusy(kind);
    setSaid(null);
    const end = await askPaper(kind, trip.ReservationId);
    setBusy(null);
    if (end.kind === 'login') return onLoggedOut();
    setSaid({ kind, end });
    // The file is sent as a download, so this page stays.
    if (end.kind === 'ready') window.location.assign(end.url);
  };
  return (
    <>
      <p className={`${shared.actions} ${css.papers}`}>
        {PAPERS.filter(([kind]) => kind === 'contract' || trip.May.AskForInvoice).map(([kind, text]) => (
          <Button
            key={kind}
            kind="line"
            small
            icon="download"
            busy={busy === kind && essentialsCopy.fetching}
            onClick={() => void fetchPaper(kind)}
          >
            {text}
          </Button>
        ))}
      </p>
      {said && <PaperNotice kind={said.kind} end={said.end} />}
    </>
  );
};

/** What came of asking for a paper. */
export const PaperNotice = ({ kind, end }: { readonly kind: PaperKind; readonly end: PaperEnd }) => {
  const missing = PAPERS.find(([name]) => name === kind)?.[2];
  if (end.kind === 'ready') return <Notice kind="good" title={essentialsCopy.ready} live />;
  return (
    <Notice kind="error" title={missing} live>
      {end.kind === 'failed' && troubleOf(end.failure).text}
    </Notice>
  );
};
