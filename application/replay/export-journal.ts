import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { SITES } from '../../domain/sites.ts';
import { createStandIns, type StandIns } from '../journal/stand-ins.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type {
  BookingEntry,
  ChangeEntry,
  Outcome,
  RefusedEntry,
  ShopEntry,
} from '../ports/journal.ts';
import type { PortDeps } from '../ports/ports.ts';
import { type Tally, tallyOf } from './tally.ts';

export type BookingLine = BookingEntry & { readonly n: number };
export type RefusedLine = RefusedEntry & { readonly n: number };
export type ShopLine = ShopEntry & { readonly n: number };
export type ChangeLine = ChangeEntry & { readonly n: number };

export type ExportLine =
  | {
      readonly kind: 'header';
      readonly format: 2;
      readonly settings: string;
      readonly catalogue: string;
      readonly personalData: boolean;
      /**
       * How often special cases, such as refusals, are in the recording. Only tests use these
       * counts.
       */
      readonly happened?: Readonly<Record<string, number>> | undefined;
    }
  | { readonly kind: 'settings'; readonly value: BrandSettings }
  | { readonly kind: 'offer'; readonly siteId: number; readonly value: Offer }
  | ({ readonly kind: 'command' } & BookingLine)
  | ({ readonly kind: 'refused' } & RefusedLine)
  | ({ readonly kind: 'shop' } & ShopLine)
  | ({ readonly kind: 'change' } & ChangeLine)
  | { readonly kind: 'end'; readonly commands: number; readonly tally: Tally };

export type ExportDeps = PortDeps<{ journal: true; settings: true }> & {
  /** The opening data, with which an export begins. Later changes are journal lines. */
  readonly catalogue: Pick<Catalogue, 'all' | 'version'>;
  readonly hashOf: (text: string) => string;
};

const PAGE = 500;

/** Exports the journal. Persons become stand-ins, unless the caller wants personal data (R46). */
export async function* exportJournal(
  deps: ExportDeps,
  personalData: boolean,
  standIns: StandIns = createStandIns(),
): AsyncGenerator<ExportLine> {
  const last = new Map<string, Outcome>();
  let commands = 0;
  yield {
    kind: 'header',
    format: 2,
    settings: deps.settings.version(),
    catalogue: deps.catalogue.version(),
    personalData,
  };
  for (const siteId of SITES) {
    const value = deps.settings.of(siteId);
    if (value !== undefined) yield { kind: 'settings', value };
    // Every brand sells the offers of brand 1, so only brand 1 exports them.
    for (const entry of deps.catalogue.all(siteId))
      if (entry.siteId === siteId) yield { kind: 'offer', siteId, value: entry.offer };
  }
  for (let after = 0; ; ) {
    const page = await deps.journal.read(after, PAGE);
    for (const line of page) {
      commands += 1;
      after = line.n;
      if ('shop' in line) {
        yield { kind: 'shop', ...line, ...(personalData ? {} : standIns.replaceShop(line)) };
        continue;
      }
      if ('refused' in line) {
        yield {
          kind: 'refused',
          ...line,
          refused: personalData ? line.refused : standIns.replace(line.refused),
        };
        continue;
      }
      if ('change' in line) {
        yield {
          kind: 'change',
          ...line,
          change: personalData ? line.change : standIns.replaceChange(line.change),
        };
        continue;
      }
      last.set(line.recorded.bookingId, line.outcome);
      const standInOfLine = personalData
        ? {}
        : {
            recorded: standIns.replace(line.recorded),
            outcome: standIns.replaceOutcome(line.outcome),
          };
      yield { kind: 'command', ...line, ...standInOfLine };
    }
    if (page.length < PAGE) break;
  }
  yield { kind: 'end', commands, tally: tallyOf(last, deps.hashOf) };
}
