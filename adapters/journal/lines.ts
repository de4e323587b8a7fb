import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { err, ok, type Result } from 'neverthrow';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import type { RecordedCommand } from '../../domain/booking/commands.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { type DatedFigures, PRICE_TARGETS } from '../../domain/shop-changes/commands.ts';
import { oneOfWordsCodec } from '../codecs/checked-codec.ts';
import { decode } from '../codecs/decode.ts';
import { nullable } from '../codecs/nullable.ts';
import { encodeStoredPaymentType, paymentTypeByWord } from '../codecs/payment-types.ts';
import { buildShapeCheck } from '../codecs/shape-check.ts';
import { traitName } from '../codecs/trait-names.ts';
import { ByCodec, OutcomeCodec, RecordedCodec, RefusalReasonCodec } from './command-codecs.ts';
import { OfferCodec, SettingsCodec } from './world-codecs.ts';

const ShopCommandCodec = t.union([
  t.type({
    type: t.literal('createVoucher'),
    code: t.string,
    kind: t.keyof({ gift: null, discount: null }),
    value: t.number,
    description: t.string,
    siteId: nullable(t.number),
    expiresOn: nullable(t.string),
    accountId: nullable(t.string),
  }),
  t.type({ type: t.literal('activateVoucher'), code: t.string }),
  t.type({
    type: t.literal('settleVoucher'),
    code: t.string,
    value: nullable(t.number),
    reason: t.string,
  }),
  t.type({ type: t.literal('settleCommission'), name: t.string, value: nullable(t.number) }),
  t.type({ type: t.literal('appointAmbassador'), accountId: t.string }),
  t.type({ type: t.literal('blockAccount'), accountId: t.string }),
  t.type({ type: t.literal('unblockAccount'), accountId: t.string }),
  t.type({
    type: t.literal('createAmbassadorCode'),
    name: t.string,
    accountId: t.string,
    rebate: t.number,
    commission: t.number,
    expiresOn: nullable(t.string),
  }),
  t.type({
    type: t.literal('createCommissionVoucher'),
    name: t.string,
    accountId: t.string,
    code: t.string,
    value: t.number,
  }),
]);

const RecordedShopCodec = t.type({ command: ShopCommandCodec, by: ByCodec, at: t.number });

const ShopOutcomeCodec = t.type({
  voucher: nullable(t.type({ code: t.string, value: t.number, active: t.boolean })),
  ambassadorCode: nullable(t.type({ name: t.string, settled: t.number })),
});

type Figures = DatedFigures['figures'];

const { siteId: _, ...PROPS } = SettingsCodec.props;
const CODECS: Readonly<Record<string, t.Mixed>> = PROPS;

const isFields = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u);

const validate: t.Validate<unknown, Figures> = (u, context) => {
  if (!isFields(u)) return t.failure(u, context);
  const errors: t.Errors = [];
  const figures: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(u)) {
    const codec = Object.hasOwn(CODECS, key) ? CODECS[key] : undefined;
    const here = t.appendContext(context, key, codec ?? t.undefined, value);
    const read = codec === undefined ? t.failure(value, here) : codec.validate(value, here);
    if (isLeft(read)) errors.push(...read.left);
    else figures[key] = read.right;
  }
  return errors.length > 0 ? t.failures(errors) : t.success(figures);
};

/** Codec of the settings in an export. Missing settings stay missing; unknown names are refused. */
const PartialFiguresCodec = new t.Type<Figures, Figures, unknown>(
  'figures',
  (u): u is Figures => isFields(u),
  validate,
  t.identity,
);

const price = {
  unitId: t.number,
  from: t.string,
  place: t.number,
  whole: t.number,
  base: t.number,
};
const offerId = { offerId: t.number };

const Periods = t.type({
  firstMinuteUntil: nullable(t.string),
  secondMinuteUntil: nullable(t.string),
});
const Sold = t.type({
  siteId: t.number,
  offer: OfferCodec,
  address: nullable(t.string),
  priceHistory: t.array(t.type({ ...price, periods: t.union([Periods, t.undefined]) })),
  promotion: nullable(t.string),
});

const Guarantee = t.type({
  guarantor: t.string,
  address: t.string,
  email: t.string,
  phone: t.string,
  number: t.string,
  sum: t.number,
  until: t.string,
  marshal: t.string,
  marshalAddress: t.string,
  marshalPhone: t.string,
  marshalEmail: t.string,
});

const Seller = t.type({
  siteId: t.number,
  name: t.string,
  nip: t.string,
  address: t.string,
  zip: t.string,
  city: t.string,
  permit: t.string,
  advanceInvoices: t.union([t.boolean, t.undefined]),
  guarantee: t.union([Guarantee, t.null, t.undefined]),
  emergencyPhone: t.union([t.string, t.null, t.undefined]),
});

const TargetCodec = oneOfWordsCodec(PRICE_TARGETS);

const ChangeCodec = t.union([
  t.type({ type: t.literal('layIn'), offers: t.array(Sold) }),
  t.type({
    type: t.literal('setPrice'),
    ...offerId,
    of: TargetCodec,
    id: nullable(t.number),
    price: t.number,
  }),
  t.type({
    type: t.literal('planPrice'),
    ...offerId,
    from: t.string,
    of: TargetCodec,
    id: nullable(t.number),
    price: t.number,
  }),
  t.type({ type: t.literal('applyPrices'), ...offerId }),
  t.type({ type: t.literal('setFleet'), ...offerId, unitId: t.number, yachts: t.number }),
  t.type({
    type: t.literal('closeOffer'),
    ...offerId,
    calledOff: t.union([t.literal(true), t.undefined]),
  }),
  t.type({ type: t.literal('openOffer'), ...offerId }),
  t.type({
    type: t.literal('moveMinutePeriod'),
    ...offerId,
    firstMinuteUntil: nullable(t.string),
    secondMinuteUntil: nullable(t.string),
  }),
  t.type({
    type: t.literal('setFigures'),
    siteId: t.number,
    from: t.string,
    figures: PartialFiguresCodec,
  }),
  t.type({ type: t.literal('setSeller'), seller: Seller }),
]);

const RecordedChangeCodec = t.type({ command: ChangeCodec, by: ByCodec, at: t.number });

const ChangeOutcomeCodec = t.type({
  offers: t.array(t.number),
  prices: t.array(t.type({ ...offerId, ...price })),
});

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

/** A fast check of a line's fields. Only a line that fails the check is decoded by io-ts. */
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

/** A line that cannot be read. With `fatal`, the lines after it cannot be read either. */
export type InvalidLine = {
  readonly line: number;
  readonly reason: string;
  readonly fatal: boolean;
};

export const revivePaymentType = (key: string, value: unknown): unknown =>
  key === 'paymentType' ? (paymentTypeByWord(value) ?? null) : value;

/**
 * Parses recorded JSON. Replaces the recorded word of a payment type by the program's word:
 * `transfer` or `online`. Replaces an unknown word by null. JSON without a payment type is parsed
 * without a reviver, because a reviver is slow.
 */
export const parseRecordedJson = (text: string): unknown =>
  JSON.parse(text, text.includes('"paymentType"') ? revivePaymentType : undefined);

const parseJson = (text: string): Result<unknown, string> => {
  try {
    return ok(parseRecordedJson(text));
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

const withPaymentTypeWord = (recorded: RecordedCommand) => ({
  ...recorded,
  command: encodeStoredPaymentType(recorded.command),
});

const withWords = (line: ExportLine): unknown => {
  if (line.kind === 'command') return { ...line, recorded: withPaymentTypeWord(line.recorded) };
  if (line.kind === 'refused') return { ...line, refused: withPaymentTypeWord(line.refused) };
  return withTraitNames(line);
};

export const formatLine = (line: ExportLine): string => JSON.stringify(withWords(line));
