import type { Offer } from '../../domain/catalogue/offer.ts';
import { journeysOnSale, leastFare } from '../../domain/catalogue/on-sale.ts';
import type { Money } from '../../domain/money.ts';
import { formatPrice } from '../words/amounts-and-days.pl.ts';
import { type ExampleSources, exampleTrip, NO_FIGURE } from './example-figures.ts';
import type { SiteContent } from './site.ts';

type CostSources = ExampleSources & { readonly site: SiteContent };

const coachOf = (offer: Offer): Money | null => {
  const fares = journeysOnSale(offer).flatMap((journey) => leastFare(journey) ?? []);
  return fares.length === 0 ? null : Math.min(...fares);
};

/** Converts a claim in euros to złoty. Null if the amount or the claim `euroRate` is missing. */
const inZloty = (site: SiteContent, claim: string): Money | null => {
  const amount =
    Number((site.claims[claim] ?? '').replace(',', '.')) *
    Number((site.claims.euroRate ?? '').replace(',', '.'));
  return amount > 0 ? Math.round(amount * 100) : null;
};

const costOf = (sources: CostSources) => {
  const fetched = sources.offers.filter((offer) => coachOf(offer) !== null);
  const example = exampleTrip({ ...sources, offers: fetched }) ?? exampleTrip(sources);
  if (example === null) return null;
  const coach = coachOf(example.offer);
  const [kitty, tax] = [
    inZloty(sources.site, 'kittyEuro'),
    inZloty(sources.site, 'touristTaxEuro'),
  ];
  const sum = example.total + (coach ?? 0) + (kitty ?? 0) + (tax ?? 0);
  // Texts say 'about', so the total is rounded up to ten złoty.
  return {
    name: example.offer.name,
    place: example.total,
    coach,
    kitty,
    tax,
    total: Math.ceil(sum / 1000) * 1000,
  };
};

type Cost = NonNullable<ReturnType<typeof costOf>>;

const costText =
  (text: (cost: Cost) => string | Money | null) =>
  (sources: CostSources): string => {
    const cost = costOf(sources);
    const found = cost === null ? null : text(cost);
    return typeof found === 'number' ? formatPrice(found) : (found ?? NO_FIGURE);
  };

const amount =
  (part: (cost: Cost) => Money | null) =>
  (sources: CostSources): string => {
    const cost = costOf(sources);
    const found = cost === null ? null : part(cost);
    return found === null ? NO_FIGURE : String(found / 100);
  };

export const COST_FIGURES: Readonly<Record<string, (sources: CostSources) => string>> = {
  'cost.name': costText(({ name }) => name),
  'cost.place': costText(({ place }) => place),
  'cost.coach': costText(({ coach }) => coach),
  'cost.kitty': costText(({ kitty }) => kitty),
  'cost.tax': costText(({ tax }) => tax),
  'cost.total': costText(({ total }) => total),
  'cost.placeAmount': amount(({ place }) => place),
  'cost.coachAmount': amount(({ coach }) => coach),
  'cost.kittyAmount': amount(({ kitty }) => kitty),
  'cost.taxAmount': amount(({ tax }) => tax),
};
