import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { decode } from '../codecs/decode.ts';
import { paymentTypeByWord, writePaymentType } from '../codecs/payment-types.ts';
import { buildShapeCheck } from '../codecs/shape-check.ts';
import { traitName } from '../codecs/trait-names.ts';
import { ChangeOutcomeCodec, RecordedChangeCodec } from './change-codecs.ts';
import { OutcomeCodec, RecordedCodec, RefusalReasonCodec } from './command-codecs.ts';
import { RecordedShopCodec, ShopOutcomeCodec } from './shop-codecs.ts';
import { OfferCodec, SettingsCodec } from './world-codecs.ts';

const Tally = t.type({
  bookings: t.number,
  confirmed: t.number,
  reserveList: t.number,
  cancelled: t.number,
  places: t.number,
  turnover: t.number,
  paid: t.number,
  stateHash: t.string,
});

const FORMAT = 2;

const CommandLine = t.type({
  kind: t.literal('command'),
  n: t.number,
  recorded: RecordedCodec,
  outcome: OutcomeCodec,
});
const RefusedLine = t.type({
  kind: t.literal('refused'),
  n: t.number,
  refused: RecordedCodec,
  why: RefusalReasonCodec,
});
const ShopLine = t.type({
  kind: t.literal('shop'),
  n: t.number,
  shop: RecordedShopCodec,
  outcome: ShopOutcomeCodec,
});

/** Most lines already have the right shape, and this check proves it faster than io-ts. */
const fitsUnchanged = buildShapeCheck(t.union([CommandLine, RefusedLine, ShopLine]));
const isLine = (
  value: unknown,
): value is t.TypeOf<typeof CommandLine | typeof RefusedLine | typeof ShopLine> =>
  fitsUnchanged?.(value) === true;

const LineCodec = t.union([
  t.type({
    kind: t.literal('header'),
    format: t.literal(FORMAT),
    settings: t.string,
    catalogue: t.string,
    personalData: t.boolean,
    happened: t.union([t.record(t.string, t.number), t.undefined]),
  }),
  t.type({ kind: t.literal('settings'), value: SettingsCodec }),
  t.type({ kind: t.literal('offer'), siteId: t.number, value: OfferCodec }),
  CommandLine,
  RefusedLine,
  ShopLine,
  t.type({
    kind: t.literal('change'),
    n: t.number,
    change: RecordedChangeCodec,
    outcome: ChangeOutcomeCodec,
  }),
  t.type({ kind: t.literal('end'), commands: t.number, tally: Tally }),
]);

/** A line that cannot be read. If `fatal` is true, no later line can be read either. */
export type InvalidLine = {
  readonly line: number;
  readonly reason: string;
  readonly fatal: boolean;
};

export const readPaymentTypeKey = (key: string, value: unknown): unknown =>
  key === 'paymentType' ? (paymentTypeByWord(value) ?? null) : value;

/** Only lines with a payment type use the JSON reviver, because it is slow. */
export const parseRecorded = (text: string): unknown =>
  JSON.parse(text, text.includes('"paymentType"') ? readPaymentTypeKey : undefined);

const parseJson = (text: string): Result<unknown, string> => {
  try {
    return ok(parseRecorded(text));
  } catch {
    return err('not JSON');
  }
};

const AnyHeader = t.type({ kind: t.literal('header'), format: t.number });

const unsupportedFormat = (value: unknown): number | null =>
  AnyHeader.is(value) && value.format !== FORMAT ? value.format : null;

/** Parses one line of an export (docs/journal-format.md). */
export const parseLine = (text: string, line: number): Result<ExportLine, InvalidLine> => {
  const read = parseJson(text);
  if (read.isErr()) return err({ line, reason: read.error, fatal: false });
  if (isLine(read.value)) return ok(read.value);
  const format = unsupportedFormat(read.value);
  if (format !== null)
    return err({
      line,
      reason: `an export of format ${format}; this program reads format ${FORMAT}: export the journal again`,
      fatal: true,
    });
  return decode(LineCodec, read.value).mapErr((errors) => ({
    line,
    reason: `wrong shape at ${errors.map(({ field, code }) => `${field || 'line'} (${code})`).join(', ')}`,
    fatal: false,
  }));
};

const offerWithTraitNames = (offer: Offer) => ({ ...offer, traits: offer.traits.map(traitName) });

const withTraitNames = (line: ExportLine): unknown => {
  if (line.kind === 'offer') return { ...line, value: offerWithTraitNames(line.value) };
  if (line.kind !== 'change' || line.change.command.type !== 'layIn') return line;
  const offers = line.change.command.offers.map((sold) => ({
    ...sold,
    offer: offerWithTraitNames(sold.offer),
  }));
  return { ...line, change: { ...line.change, command: { ...line.change.command, offers } } };
};

const withPaymentTypeWord = (recorded: Recorded) => ({
  ...recorded,
  command: writePaymentType(recorded.command),
});

const withWords = (line: ExportLine): unknown => {
  if (line.kind === 'command') return { ...line, recorded: withPaymentTypeWord(line.recorded) };
  if (line.kind === 'refused') return { ...line, refused: withPaymentTypeWord(line.refused) };
  return withTraitNames(line);
};

export const formatLine = (line: ExportLine): string => JSON.stringify(withWords(line));
