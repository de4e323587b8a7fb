import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { createStandIns } from '../../../application/journal/stand-ins.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import {
  type LastOutcome,
  outcomeWithoutEffects,
  tallyOf,
} from '../../../application/replay/tally.ts';
import { dayOf } from '../../../domain/calendar.ts';
import type { YearsFigures } from './changes.ts';
import { playYear, startOfYear } from './year.ts';

const asOpened = (nth: number, n: number): ExportLine => {
  const brand = DEMO_BRANDS.find(({ siteId }) => siteId === 1);
  if (brand === undefined) throw new Error('The demo has a brand of its own');
  const { siteId, cabinSurcharge, skipperRebate } = brand;
  const at = startOfYear(nth);
  const figures: YearsFigures = { cabinSurcharge, skipperRebate };
  const command = { type: 'setFigures', siteId, from: dayOf(at), figures } as const;
  return {
    kind: 'change',
    n,
    change: { command, by: { kind: 'office', name: 'office-1' }, at },
    outcome: { offers: [], prices: [] },
  };
};

export type YearsOptions = {
  readonly years: number;
  readonly parties: number;
  readonly seed: number;
  readonly open: (nth: number) => Promise<StoreKit>;
  readonly played: (nth: number, wrong: readonly string[]) => void;
};

/** The years are independent; only the shop's settings pass on. */
export async function* playYears({
  years,
  parties,
  seed,
  open,
  played,
}: YearsOptions): AsyncGenerator<ExportLine> {
  const last = new Map<string, LastOutcome>();
  const standIns = createStandIns();
  let n = 0;
  for (let nth = 0; nth < years; nth += 1) {
    const kit = await open(nth);
    const year = await playYear(kit, { parties, seed: seed + nth, nth });
    if (nth > 0) {
      n += 1;
      yield asOpened(nth, n);
    }
    for await (const line of year.export(standIns)) {
      if (line.kind === 'end' || (nth > 0 && (line.kind === 'header' || line.kind === 'settings')))
        continue;
      if (line.kind === 'command')
        last.set(line.recorded.bookingId, outcomeWithoutEffects(line.outcome));
      if (line.kind === 'header' || line.kind === 'settings' || line.kind === 'offer') yield line;
      else {
        n += 1;
        yield { ...line, n };
      }
    }
    await kit.close();
    played(nth, year.wrong);
  }
  yield { kind: 'end', commands: n, tally: tallyOf(last, cryptoIds.hashOf) };
}
