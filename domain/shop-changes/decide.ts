import { err, ok, type Result } from 'neverthrow';
import { type Day, dayOf } from '../calendar.ts';
import { hasTrait, type Offer, YACHTS_BOUNDS } from '../catalogue/offer.ts';
import type {
  ChangedShop,
  ChangeProblem,
  RecordedChange,
  ShopChange,
  ShopChangeOf,
  SigningSeller,
  SoldOffer,
} from './commands.ts';
import { hasNoDifferences } from './differences.ts';
import {
  applyDuePlannedPrices,
  extendPriceHistory,
  hasDuePlannedPrice,
  plannedPriceProblems,
  setOfferPrice,
  withPlannedPrice,
} from './offers.ts';

export type CurrentShop = {
  readonly offers: readonly SoldOffer[];
  readonly sites: readonly number[];
};

type Decided = Result<ChangedShop, readonly ChangeProblem[]>;

const NOTHING: ChangedShop = { sold: [], offers: [], figures: null, seller: null, prices: [] };

const unlessProblems = <T>(
  problems: readonly ChangeProblem[],
  build: () => T,
): Result<T, readonly ChangeProblem[]> => (problems.length > 0 ? err(problems) : ok(build()));

const changedTo = (
  pairs: readonly { readonly before: SoldOffer | undefined; readonly after: SoldOffer }[],
  today: Day,
): Pick<ChangedShop, 'sold' | 'offers' | 'prices'> => {
  const changes = pairs.map(({ before, after }) => ({
    before,
    ...extendPriceHistory(before, after, after.priceHistory, today),
  }));
  const other = changes
    .filter(({ before, sold }) => !hasNoDifferences(before?.offer, sold.offer))
    .map(({ sold }) => sold.offer.id);
  return {
    // An import without planned prices keeps the planned prices of the shop.
    sold: changes.map(({ before, sold }) => {
      const planned = sold.planned ?? before?.planned;
      return planned === undefined ? sold : { ...sold, planned };
    }),
    offers: [...new Set(other)].toSorted((a, b) => a - b),
    prices: changes.flatMap(({ steps }) => steps),
  };
};

const onOffer = (
  shop: CurrentShop,
  offerId: number,
  today: Day,
  change: (offer: Offer) => { readonly offer: Offer; readonly problems: readonly ChangeProblem[] },
  evenOver = false,
): Decided => {
  const sold = shop.offers.filter(({ offer }) => offer.id === offerId);
  const [first] = sold;
  if (first === undefined)
    return err([{ field: 'offer', kind: 'unknown', what: 'offer', id: offerId }]);
  const pastOffer = evenOver ? undefined : sold.find(({ offer }) => offer.to < today);
  const problems: readonly ChangeProblem[] = [
    ...(pastOffer === undefined
      ? []
      : [{ field: 'offer', kind: 'over', offerId, to: pastOffer.offer.to } as const]),
    ...change(first.offer).problems,
  ];
  const pairs = sold.map((before) => ({
    before,
    after: { ...before, offer: change(before.offer).offer, priceHistory: [] },
  }));
  return unlessProblems(problems, () => ({ ...NOTHING, ...changedTo(pairs, today) })).andThen(
    (changed) =>
      changed.offers.length === 0
        ? err([{ field: 'offer', kind: 'sameAsBefore' } as const])
        : ok(changed),
  );
};

const planOf = (shop: CurrentShop, command: ShopChangeOf<'planPrice'>, today: Day): Decided => {
  const sold = shop.offers.filter(({ offer }) => offer.id === command.offerId);
  const [first] = sold;
  if (first === undefined)
    return err([{ field: 'offer', kind: 'unknown', what: 'offer', id: command.offerId }]);
  return unlessProblems(plannedPriceProblems(first.offer, command, today), () => ({
    ...NOTHING,
    sold: sold.map((each) => withPlannedPrice(each, command)),
  }));
};

const applyPrices = (shop: CurrentShop, offerId: number, today: Day): Decided => {
  const due = shop.offers.filter(
    (each) => each.offer.id === offerId && hasDuePlannedPrice(each, today),
  );
  const pairs = due.map((before) => ({
    before,
    after: { ...applyDuePlannedPrices(before, today), priceHistory: [] },
  }));
  return pairs.length === 0
    ? err([{ field: 'offer', kind: 'sameAsBefore' }])
    : ok({ ...NOTHING, ...changedTo(pairs, today) });
};

/** A running minute period cannot end before today, because past prices must stay (R60). */
const endProblems = (
  field: string,
  before: Day | null,
  after: Day | null,
  today: Day,
): readonly ChangeProblem[] => {
  if (before === after) return [];
  if (before !== null && before >= today && (after === null || after < today))
    return [{ field, kind: 'stillRuns', until: before }];
  return after !== null && after < today ? [{ field, kind: 'dayPassed', day: after, today }] : [];
};

const periods = (
  offer: Offer,
  { firstMinuteUntil: first, secondMinuteUntil: second }: ShopChangeOf<'moveMinutePeriod'>,
  today: Day,
) => {
  const late = (field: string, until: Day | null): readonly ChangeProblem[] =>
    until !== null && until > offer.from
      ? [{ field, kind: 'wrongOrder', first: until, second: offer.from }]
      : [];
  return [
    ...endProblems('first', offer.firstMinuteUntil, first, today),
    ...endProblems('second', offer.secondMinuteUntil, second, today),
    ...late('first', first),
    ...late('second', second),
    ...(first !== null && second !== null && first >= second
      ? [{ field: 'second', kind: 'wrongOrder', first, second } as const]
      : []),
  ];
};

const clashes = (
  shop: CurrentShop,
  { offers }: ShopChangeOf<'layIn'>,
): readonly ChangeProblem[] => {
  const laid = new Set(offers.map(({ siteId, offer }) => `${siteId} ${offer.id}`));
  const otherOffers = shop.offers.filter(({ siteId, offer }) => !laid.has(`${siteId} ${offer.id}`));
  return offers.flatMap(({ siteId, offer, address }, index): readonly ChangeProblem[] => {
    const sameBrand = otherOffers.filter((other) => other.siteId === siteId);
    const there = sameBrand.find((other) => other.address === address);
    const units = offer.units.flatMap((unit, position): readonly ChangeProblem[] => {
      const owner = sameBrand.find((other) => other.offer.units.some(({ id }) => id === unit.id));
      const field = `offers[${index}].offer.units[${position}].id`;
      return owner === undefined
        ? []
        : [{ field, kind: 'sameUnit', unitId: unit.id, offerId: owner.offer.id }];
    });
    const field = `offers[${index}].content.friendlyUrl`;
    return there === undefined || address === null
      ? units
      : [...units, { field, kind: 'sameAddress', address, offerId: there.offer.id }];
  });
};

/** A called-off offer stays closed, because its bookings are cancelled and refunded (R70). */
const isCalledOff = (offer: Offer): boolean => offer.closed && hasTrait(offer, 'calledOff');

const layIn = (shop: CurrentShop, command: ShopChangeOf<'layIn'>, today: Day): Decided => {
  const before = new Map(shop.offers.map((sold) => [`${sold.siteId} ${sold.offer.id}`, sold]));
  const pairs = command.offers.map((after) => ({
    before: before.get(`${after.siteId} ${after.offer.id}`),
    after,
  }));
  const problems = [
    ...pairs.flatMap((pair, index): readonly ChangeProblem[] => {
      const { offer } = pair.after;
      const at = `offers[${index}].offer`;
      const offerBefore = pair.before?.offer;
      return [
        // A file can contain a past offer, but cannot change it.
        ...(offer.to < today && !hasNoDifferences(offerBefore, offer)
          ? [{ field: `${at}.to`, kind: 'over', offerId: offer.id, to: offer.to } as const]
          : []),
        ...(offerBefore !== undefined && hasTrait(offerBefore, 'calledOff') && !isCalledOff(offer)
          ? [{ field: `${at}.traits`, kind: 'calledOff', offerId: offer.id } as const]
          : []),
        ...(offerBefore === undefined
          ? []
          : [
              ...endProblems(
                `${at}.firstMinuteUntil`,
                offerBefore.firstMinuteUntil,
                offer.firstMinuteUntil,
                today,
              ),
              ...endProblems(
                `${at}.secondMinuteUntil`,
                offerBefore.secondMinuteUntil,
                offer.secondMinuteUntil,
                today,
              ),
            ]),
      ];
    }),
    ...clashes(shop, command),
  ];
  return unlessProblems(problems, () => ({ ...NOTHING, ...changedTo(pairs, today) }));
};

const setFigures = (
  shop: CurrentShop,
  { siteId, from, figures }: ShopChangeOf<'setFigures'>,
  today: Day,
): Decided => {
  const problems: readonly ChangeProblem[] = [
    ...(shop.sites.includes(siteId)
      ? []
      : [{ field: 'site', kind: 'unknown', what: 'brand', id: siteId } as const]),
    ...(from < today ? [{ field: 'from', kind: 'dayPassed', day: from, today } as const] : []),
    ...(Object.keys(figures).length === 0
      ? [{ field: 'figures', kind: 'sameAsBefore' } as const]
      : []),
  ];
  return unlessProblems(problems, () => ({ ...NOTHING, figures: { siteId, from, figures } }));
};

const setSeller = (shop: CurrentShop, seller: SigningSeller): Decided =>
  shop.sites.includes(seller.siteId)
    ? ok({ ...NOTHING, seller })
    : err([{ field: 'sellers', kind: 'unknown', what: 'brand', id: seller.siteId }]);

const yachtProblems = (offer: Offer, unitId: number, yachts: number): readonly ChangeProblem[] => {
  const { least, most } = YACHTS_BOUNDS;
  if (!offer.units.some(({ id }) => id === unitId))
    return [{ field: 'unit', kind: 'unknown', what: 'unit', id: unitId }];
  const within = Number.isSafeInteger(yachts) && yachts >= least && yachts <= most;
  return within
    ? []
    : [{ field: 'yachts', kind: 'outOfBounds', entered: yachts, least, most, money: false }];
};

const decideByType = (shop: CurrentShop, command: ShopChange, today: Day): Decided => {
  switch (command.type) {
    case 'layIn':
      return layIn(shop, command, today);
    case 'setPrice':
      return onOffer(shop, command.offerId, today, (offer) => setOfferPrice(offer, command));
    case 'planPrice':
      return planOf(shop, command, today);
    case 'applyPrices':
      return applyPrices(shop, command.offerId, today);
    case 'setFleet': {
      const { offerId, unitId, yachts } = command;
      return onOffer(shop, offerId, today, (offer) => ({
        offer: {
          ...offer,
          units: offer.units.map((unit) => (unit.id === unitId ? { ...unit, yachts } : unit)),
        },
        problems: yachtProblems(offer, unitId, yachts),
      }));
    }
    case 'closeOffer':
      return onOffer(
        shop,
        command.offerId,
        today,
        (offer) => ({
          offer: {
            ...offer,
            closed: true,
            traits:
              command.calledOff === true && !hasTrait(offer, 'calledOff')
                ? [...offer.traits, 'calledOff']
                : offer.traits,
          },
          problems: [],
        }),
        true,
      );
    case 'openOffer':
      return onOffer(shop, command.offerId, today, (offer) => ({
        offer: { ...offer, closed: false },
        problems: hasTrait(offer, 'calledOff')
          ? [{ field: 'offer', kind: 'calledOff', offerId: offer.id }]
          : [],
      }));
    case 'moveMinutePeriod': {
      const { firstMinuteUntil, secondMinuteUntil } = command;
      return onOffer(shop, command.offerId, today, (offer) => ({
        offer: { ...offer, firstMinuteUntil, secondMinuteUntil },
        problems: periods(offer, command, today),
      }));
    }
    case 'setFigures':
      return setFigures(shop, command, today);
    case 'setSeller':
      return setSeller(shop, command.seller);
  }
};

/** Decides a change of offers or settings. `bookingConflicts` then compares it with bookings. */
export const decideShopChange = (shop: CurrentShop, { command, at }: RecordedChange): Decided =>
  decideByType(shop, command, dayOf(at));
