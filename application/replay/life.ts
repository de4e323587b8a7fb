import type { RecordedCommand } from '../../domain/booking/commands.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { Journal, Outcome, RefusalReason } from '../ports/journal.ts';
import type { ExportLine } from './export-journal.ts';
import { type ReplayDeps, replay } from './replay.ts';
import type { ReplayStore } from './replay-command.ts';

export type LifeLine = { readonly n: number; readonly recorded: RecordedCommand } & (
  | { readonly outcome: Outcome }
  | { readonly refused: RefusalReason }
);

export type Life = {
  readonly bookingId: string;
  readonly offer: Offer | null;
  readonly lines: readonly LifeLine[];
};

const PAGE = 500;

export const readBookingLifeFromJournal = async (
  journal: Journal,
  bookingId: string,
  offerOf: (siteId: number, offerId: number) => Offer | undefined,
): Promise<Life> => {
  const lines: LifeLine[] = [];
  let offer: Offer | null = null;
  for (let after = 0; ; ) {
    const page = await journal.read(after, PAGE);
    for (const line of page) {
      after = line.n;
      if ('recorded' in line && line.recorded.bookingId === bookingId) {
        const { command } = line.recorded;
        if (command.type === 'createDraft')
          offer = offerOf(command.siteId, command.offerId) ?? null;
        lines.push({ n: line.n, recorded: line.recorded, outcome: line.outcome });
      } else if ('refused' in line && line.refused.bookingId === bookingId)
        lines.push({ n: line.n, recorded: line.refused, refused: line.why });
    }
    if (page.length < PAGE) return { bookingId, offer, lines };
  }
};

/**
 * Replays a whole recording, and returns the life of one booking. Old journal lines lack some
 * effects; the replay computes these effects.
 */
export const readBookingLifeFromRecording = async (
  deps: ReplayStore & Pick<ReplayDeps, 'hashOf' | 'progress'>,
  recording: AsyncIterable<ExportLine>,
  bookingId: string,
): Promise<Life> => {
  const lines: LifeLine[] = [];
  let offer: Offer | null = null;
  const onCommand: ReplayDeps['onCommand'] = ({ n, recorded }, result) => {
    if (recorded.bookingId !== bookingId) return;
    offer = result.offer;
    lines.push({ n, recorded, outcome: result.outcome });
  };
  const watched = async function* () {
    for await (const line of recording) {
      if (line.kind === 'refused' && line.refused.bookingId === bookingId)
        lines.push({ n: line.n, recorded: line.refused, refused: line.why });
      yield line;
    }
  };
  await replay({ ...deps, isSelected: () => false, onCommand }, watched());
  return { bookingId, offer, lines };
};
