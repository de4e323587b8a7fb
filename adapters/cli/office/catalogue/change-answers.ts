import type { CatalogueEntry } from '../../../../application/ports/catalogue.ts';
import type { KnownShop } from '../../../../application/ports/values.ts';
import type { ChangeReport } from '../../../../application/shop/change-shop.ts';
import { figuresOn, offerKey } from '../../../../application/shop/shop-state.ts';
import { hasTrait, type Offer } from '../../../../domain/catalogue/offer.ts';
import type { PlannedPrice } from '../../../../domain/shop-changes/commands.ts';
import { type Difference, diffFields } from '../../../../domain/shop-changes/differences.ts';
import {
  formatBrandsFile,
  formatOffersFile,
  formatSellersFile,
} from '../../../shop-files/opening.ts';
import { formatTableOfItems } from '../../terminal/table.ts';
import type { CommandOutput } from '../command.ts';
import { formatPln, moneyJson } from '../read-values.ts';

const parseFile = (text: string): unknown => JSON.parse(text);
const entryFile = (entry: CatalogueEntry | undefined): unknown =>
  entry === undefined ? {} : parseFile(formatOffersFile([{ ...entry, priceHistory: [] }]));

/** Shortens a field's path: `offers.0.offer.units.501.yachts` becomes `units.501.yachts`. */
const shortField = (field: string): string =>
  field.replace(/^(?:offers|brands|sellers)\.\d+\.(?:offer\.)?/, '');

export const entryDifferences = (
  before: CatalogueEntry | undefined,
  after: CatalogueEntry | undefined,
): readonly Difference[] =>
  before === undefined
    ? []
    : diffFields(entryFile(before), entryFile(after)).map((each) => ({
        ...each,
        field: shortField(each.field),
      }));

/** `called off` and `closed` are both not on sale; only `closed` can be reopened (R70.7). */
export const saleStateText = (offer: Offer): string => {
  if (offer.closed) return hasTrait(offer, 'calledOff') ? 'called off' : 'closed';
  return offer.grayedOut ? 'reserve list only' : 'open';
};

const entriesOf = ({ entries }: KnownShop) =>
  new Map(entries.map((entry) => [offerKey(entry.siteId, entry.offer.id), entry]));

type ChangedOffer = {
  readonly id: number;
  readonly name: string;
  readonly isNew: boolean;
  readonly fields: readonly Difference[];
  readonly bookings: number;
};

const changedOffers = ({
  before,
  after,
  changed,
  bookings,
}: ChangeReport): readonly ChangedOffer[] => {
  const [entriesBefore, entriesAfter] = [entriesOf(before), entriesOf(after)];
  return changed.sold.map(({ siteId, offer: { id, name } }) => {
    const key = offerKey(siteId, id);
    const current = entriesBefore.get(key);
    const fields = entryDifferences(current, entriesAfter.get(key));
    return { id, name, isNew: current === undefined, fields, bookings: bookings.get(id) ?? 0 };
  });
};

const LONGEST = 40;
const formatFieldValue = (value: unknown): string => {
  const text =
    value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
};

const direction = ({ before, after }: Difference): string =>
  typeof before === 'number' && typeof after === 'number' ? (after > before ? 'up' : 'down') : '';

export const formatDifference = ({ field, before, after }: Difference): string =>
  `${field} ${formatFieldValue(before)} → ${formatFieldValue(after)}`;

export const formatPlannedPrice = ({ of, id, price, from }: PlannedPrice): string =>
  `${of}${id === null ? '' : ` ${id}`}: ${formatPln(price)} from ${from} on`;

const fieldTable = (fields: readonly Difference[]): string =>
  formatTableOfItems(fields, 'Nothing is different.', [
    ['Field', ({ field }) => field],
    ['Before', ({ before }) => formatFieldValue(before)],
    ['After', ({ after }) => formatFieldValue(after)],
    ['', direction],
  ]);

const offerText = ({ id, name, isNew, fields, bookings }: ChangedOffer): string => {
  if (isNew) return `New: offer ${id}, ${name}.`;
  const booked =
    bookings === 0
      ? 'Nobody has booked it.'
      : `${bookings === 1 ? 'One booking or draft is' : `${bookings} bookings and drafts are`} for it; confirmed bookings keep their price (R37).`;
  return `Offer ${id}, ${name}. ${booked}\n${fieldTable(fields)}`;
};

const companyFields = ({ before, after, changed }: ChangeReport): readonly Difference[] => {
  const { figures, seller } = changed;
  const brand = (shop: KnownShop): unknown => {
    const current = figures === null ? undefined : figuresOn(shop, figures.siteId, figures.from);
    return current === undefined ? {} : parseFile(formatBrandsFile([current]));
  };
  const signing = (shop: KnownShop): unknown =>
    parseFile(formatSellersFile(shop.sellers.filter(({ siteId }) => siteId === seller?.siteId)));
  const found = [
    ...diffFields(brand(before), brand(after)),
    ...(seller === null ? [] : diffFields(signing(before), signing(after))),
  ];
  return found.map((each) => ({ ...each, field: shortField(each.field) }));
};

export type ChangeMode = 'done' | 'dryRun' | 'asked';

const ENDINGS: { readonly [S in ChangeMode]: readonly string[] } = {
  done: ['Done: every process of the shop sees it within a second.'],
  dryRun: ['Nothing was changed.'],
  asked: [],
};

export const formatShopChange = (report: ChangeReport, mode: ChangeMode): CommandOutput => {
  const offers = changedOffers(report);
  const company = companyFields(report);
  const { figures, prices } = report.changed;
  const moved = report.moved
    .filter(({ recorded }) => recorded.command.type === 'moveUp')
    .map(({ booking }) => booking.id);
  const parts = [
    ...offers.map(offerText),
    ...(company.length > 0
      ? [`${figures === null ? 'The seller' : `From ${figures.from} on`}:\n${fieldTable(company)}`]
      : []),
    ...(prices.length > 0
      ? [
          `Prices from today on: ${prices.map(({ unitId, place, base }) => `unit ${unitId} a place ${formatPln(base + place)}`).join(', ')}.`,
        ]
      : []),
    ...(moved.length > 0 ? [`Moved up from the reserve list: ${moved.join(', ')}.`] : []),
    ...ENDINGS[mode],
  ];
  return {
    text: parts.join('\n'),
    json: {
      changed: mode === 'done',
      offers,
      figures: company,
      from: figures?.from ?? null,
      prices: prices.map(({ place, whole, base, ...step }) => ({
        ...step,
        place: moneyJson(place),
        whole: moneyJson(whole),
        base: moneyJson(base),
      })),
      movedUp: moved,
    },
  };
};
