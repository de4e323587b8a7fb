import type { CatalogueEntry } from '../../../../application/ports/catalogue.ts';
import type { Journey as OfferJourney, PickUpPoint } from '../../../../domain/catalogue/offer.ts';
import {
  hasPricePerPickUpPoint,
  leastFareIfPricedPerPickUpPoint,
} from '../../../../domain/catalogue/on-sale.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import type {
  Addon,
  Insurance,
  Journey,
  JourneyPoint,
  Training,
} from '../../contract/offers/catalogue.ts';

export const presentPoints = (points: readonly PickUpPoint[]): JourneyPoint[] =>
  points.map((point) => ({
    JourneyPointId: point.id,
    Name: point.name,
    Price: toWireMoney(point.price),
    Available: point.available,
    NeedsGroup: point.needsGroup,
  }));

/** Returns the lowest price of a journey's pick-up points; null if they have no prices (R14). */
export const presentPriceFrom = (journey: OfferJourney): Journey['PriceFrom'] => {
  const least = leastFareIfPricedPerPickUpPoint(journey);
  return least === null ? null : toWireMoney(least);
};

export const presentJourneys = ({ offer, content }: CatalogueEntry): Journey[] =>
  offer.journeys.map((journey) => ({
    JourneyId: journey.id,
    Name: journey.name,
    Details: content.journeys.find(({ journeyId }) => journeyId === journey.id)?.details ?? '',
    Price: toWireMoney(journey.price),
    Available: journey.available,
    IsPayOnPlace: journey.paidOnSpot,
    PointsList: presentPoints(journey.points),
    AsksPoint: journey.pickUp,
    CostsByPoint: hasPricePerPickUpPoint(journey),
    PriceFrom: presentPriceFrom(journey),
  }));

export const presentInsurances = ({ offer, content }: CatalogueEntry): Insurance[] =>
  offer.insurances.map(({ id, name, price, available, recommended }) => {
    const text = content.insurances.find(({ insuranceId }) => insuranceId === id);
    return {
      InsuranceId: id,
      Name: name,
      Description: text?.description ?? '',
      FeaturesList: [...(text?.features ?? [])],
      Price: toWireMoney(price),
      Available: available,
      IsRecommended: recommended,
    };
  });

export const presentTrainings = ({ offer, content }: CatalogueEntry): Training[] =>
  offer.trainings.map(({ id, options }) => ({
    TrainingId: id,
    OptionsList: options.map((option) => ({
      TrainingOptionId: option.id,
      Name: option.name,
      Description:
        content.trainings.find(({ optionId }) => optionId === option.id)?.description ?? '',
      Price: toWireMoney(option.price),
    })),
  }));

/** Presents the add-ons. Extra luggage is one of them (R14). */
export const presentAddons = ({ offer, content }: CatalogueEntry): Addon[] =>
  offer.addons
    .filter(({ available }) => available)
    .map(({ id, name, price, kind, sized, options }) => {
      const text = content.addons.find(({ addonId }) => addonId === id);
      return {
        AddonId: id,
        Name: name,
        Details: text?.details ?? '',
        Price: toWireMoney(price),
        Image: { url: text?.image.url ?? '', alt: text?.image.alt ?? '' },
        IsSized: sized,
        WithJourney: kind !== 'ordinary',
        OptionsList: options.map((option) => ({ AddonOptionId: option.id, Name: option.name })),
      };
    });
