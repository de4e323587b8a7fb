import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { KnownShop } from '../../../application/ports/values.ts';
import type { ChangeReport } from '../../../application/shop/change-shop.ts';
import { figuresOn, offerKey } from '../../../application/shop/known-shop.ts';
import { type Difference, differences } from '../../../domain/changes/differences.ts';
import { brandsText, offersText, sellersText } from '../../shop-files/opening.ts';
import { table } from '../terminal/table.ts';
import type { Answer } from './command.ts';
import { jsonMoney, shownMoney } from './values.ts';

/** What a file says of a thing: złoty and names as people write them. */
const asFile = (text: string): unknown => JSON.parse(text);
const entryFile = (entry: CatalogueEntry | undefined): unknown =>
  entry === undefined ? {} : asFile(offersText([{ ...entry, priceHistory: [] }]));

/** The way to a field within one thing: `offers.0.offer.units.501.yachts` of a file is `units.501.yachts`. */
const shortField = (field: string): string => field.replace(/^(?:offers|brands|sellers)\.\d+\.(?:offer\.)?/, '');

/** What two versions of an offer say differently, as its file has it. */
export const entryDifferences = (before: CatalogueEntry | undefined, after: CatalogueEntry | undefined): readonly Difference[] =>
  before === undefined ? [] : differences(entryFile(before), entryFile(after)).map((each) => ({ ...each, field: shortField(each.field) }));

const entriesOf = ({ entries }: KnownShop) => new Map(entries.map((entry) => [offerKey(entry.siteId, entry.offer.id), entry]));

type ChangedOffer = {
  readonly id: number;
  readonly name: string;
  readonly isNew: boolean;
  readonly fields: readonly Difference[];
  readonly bookings: number;
};

const changedOffers = ({ before, after, changed, bookings }: ChangeReport): readonly ChangedOffer[] => {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  return changed.sold.map(({ siteId, offer: { id, name } }) => {
    const key = offerKey(siteId, id);
    const known = was.get(key);
    const fields = entryDifferences(known, is.get(key));
    return { id, name, isNew: known === undefined, fields, bookings: bookings.get(id) ?? 0 };
  });
};

const LONGEST = 40;
const shown = (value: unknown): string => {
  const text = value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
};

const direction = ({ before, after }: Difference): string =>
  typeof before === 'number' && typeof after === 'number' ? (after > before ? 'up' : 'down') : '';

/** A difference in one line. */
export const shownDifference = ({ field, before, after }: Difference): string => `${field} ${shown(before)} → ${shown(after)}`;

const fieldTable = (fields: readonly Difference[]): string =>
  table(
    [{ head: 'Field' }, { head: 'Before' }, { head: 'After' }, { head: '' }],
    fields.map((each) => [each.field, shown(each.before), shown(each.after), direction(each)]),
    'Nothing is different.',
  );

const offerText = ({ id, name, isNew, fields, bookings }: ChangedOffer): string => {
  if (isNew) return `New: offer ${id}, ${name}.`;
  const booked =
    bookings === 0
      ? 'Nobody has booked it.'
      : `${bookings === 1 ? 'One booking or draft is' : `${bookings} bookings and drafts are`} for it; what is confirmed keeps its price (R37).`;
  return `Offer ${id}, ${name}. ${booked}\n${fieldTable(fields)}`;
};

/** The figures and sellers that are other ones, as their files have them. */
const companyFields = ({ before, after, changed }: ChangeReport): readonly Difference[] => {
  const { figures, seller } = changed;
  const brand = (shop: KnownShop): unknown => {
    const known = figures === null ? undefined : figuresOn(shop, figures.siteId, figures.from);
    return known === undefined ? {} : asFile(brandsText([known]));
  };
  const signing = (shop: KnownShop): unknown => asFile(sellersText(shop.sellers.filter(({ siteId }) => siteId === seller?.siteId)));
  const found = [...differences(brand(before), brand(after)), ...(seller === null ? [] : differences(signing(before), signing(after)))];
  return found.map((each) => ({ ...each, field: shortField(each.field) }));
};

/** Whether a change was done, is only shown, or is asked for: then nobody has decided yet. */
export type Stage = 'done' | 'dryRun' | 'asked';

const ENDINGS: { readonly [S in Stage]: readonly string[] } = {
  done: ['Done: every process of the shop sees it within a second.'],
  dryRun: ['Nothing was changed.'],
  asked: [],
};

/** What a change did, or would do, for people and for programs. */
export const changeAnswer = (report: ChangeReport, stage: Stage): Answer => {
  const offers = changedOffers(report);
  const company = companyFields(report);
  const { figures, prices } = report.changed;
  const moved = report.moved.filter(({ recorded }) => recorded.command.type === 'moveUp').map(({ booking }) => booking.id);
  const parts = [
    ...offers.map(offerText),
    ...(company.length > 0 ? [`${figures === null ? 'The seller' : `From ${figures.from} on`}:\n${fieldTable(company)}`] : []),
    ...(prices.length > 0
      ? [
          `Prices from today on: ${prices.map(({ unitId, place, base }) => `unit ${unitId} a place ${shownMoney(base + place)}`).join(', ')}.`,
        ]
      : []),
    ...(moved.length > 0 ? [`Moved up from the reserve list: ${moved.join(', ')}.`] : []),
    ...ENDINGS[stage],
  ];
  return {
    text: parts.join('\n'),
    json: {
      changed: stage === 'done',
      offers,
      figures: company,
      from: figures?.from ?? null,
      prices: prices.map(({ place, whole, base, ...step }) => ({
        ...step,
        place: jsonMoney(place),
        whole: jsonMoney(whole),
        base: jsonMoney(base),
      })),
      movedUp: moved,
    },
  };
};
