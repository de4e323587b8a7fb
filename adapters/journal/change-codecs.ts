import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import type { DatedFigures } from '../../domain/shop-changes/commands.ts';
import { nullable } from '../codecs/nullable.ts';
import { ByCodec } from './command-codecs.ts';
import { OfferCodec, SettingsCodec } from './world-codecs.ts';

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

/** Codec of exported settings. Missing settings get no default, and unknown names are refused. */
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

const PRICED = {
  base: null,
  advance: null,
  place: null,
  whole: null,
  journey: null,
  point: null,
  insurance: null,
  training: null,
  addon: null,
  assistance: null,
};

const ChangeCodec = t.union([
  t.type({ type: t.literal('layIn'), offers: t.array(Sold) }),
  t.type({
    type: t.literal('setPrice'),
    ...offerId,
    of: t.keyof(PRICED),
    id: nullable(t.number),
    price: t.number,
  }),
  t.type({
    type: t.literal('planPrice'),
    ...offerId,
    from: t.string,
    of: t.keyof(PRICED),
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

export const RecordedChangeCodec = t.type({ command: ChangeCodec, by: ByCodec, at: t.number });

export const ChangeOutcomeCodec = t.type({
  offers: t.array(t.number),
  prices: t.array(t.type({ ...offerId, ...price })),
});
