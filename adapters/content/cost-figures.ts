import type { Offer } from '../../domain/catalogue/offer.ts';
import { journeysOnSale, leastFare } from '../../domain/catalogue/on-sale.ts';
import type { Money } from '../../domain/money.ts';
import { price } from '../words/amounts-and-days.pl.ts';
import { exampleOf, NONE, type Sources } from './example-figures.ts';
import type { Site } from './site.ts';

type CostSources = Sources & { readonly site: Site };

/** What the cheapest coach costs, both ways; null where nobody is fetched. */
const coachOf = (offer: Offer): Money | null => {
  const fares = journeysOnSale(offer).flatMap((journey) => leastFare(journey) ?? []);
  return fares.length === 0 ? null : Math.min(...fares);
};

/** A claim of the site's in euros ('150'), at its own rate ('4,30'), in grosze; null where it claims neither. */
const inZloty = (site: Site, claim: string): Money | null => {
  const amount = Number((site.claims[claim] ?? '').replace(',', '.')) * Number((site.claims.euroRate ?? '').replace(',', '.'));
  return amount > 0 ? Math.round(amount * 100) : null;
};

/** One traveller's week in all: the place of an example, the coach where one goes, and what the crew pays on the way. */
const costOf = (sources: CostSources) => {
  const fetched = sources.offers.filter((offer) => coachOf(offer) !== null);
  const example = exampleOf({ ...sources, offers: fetched }) ?? exampleOf(sources);
  if (example === null) return null;
  const coach = coachOf(example.offer);
  const [kitty, tax] = [inZloty(sources.site, 'kittyEuro'), inZloty(sources.site, 'touristTaxEuro')];
  const sum = example.total + (coach ?? 0) + (kitty ?? 0) + (tax ?? 0);
  // Told as 'about': up to ten złoty.
  return { name: example.offer.name, place: example.total, coach, kitty, tax, total: Math.ceil(sum / 1000) * 1000 };
};

type Cost = NonNullable<ReturnType<typeof costOf>>;

const told =
  (text: (cost: Cost) => string | Money | null) =>
  (sources: CostSources): string => {
    const cost = costOf(sources);
    const found = cost === null ? null : text(cost);
    return typeof found === 'number' ? price(found) : (found ?? NONE);
  };

/** The same as a number in złoty, for drawings: '645', '2149.5'; a dash where there is none. */
const amount =
  (part: (cost: Cost) => Money | null) =>
  (sources: CostSources): string => {
    const cost = costOf(sources);
    const found = cost === null ? null : part(cost);
    return found === null ? NONE : String(found / 100);
  };

/** What a week costs with everything that stands in no offer's price, in words and as amounts. */
export const COST_FIGURES: Readonly<Record<string, (sources: CostSources) => string>> = {
  'cost.name': told(({ name }) => name),
  'cost.place': told(({ place }) => place),
  'cost.coach': told(({ coach }) => coach),
  'cost.kitty': told(({ kitty }) => kitty),
  'cost.tax': told(({ tax }) => tax),
  'cost.total': told(({ total }) => total),
  'cost.placeAmount': amount(({ place }) => place),
  'cost.coachAmount': amount(({ coach }) => coach),
  'cost.kittyAmount': amount(({ kitty }) => kitty),
  'cost.taxAmount': amount(({ tax }) => tax),
};
