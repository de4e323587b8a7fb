import { chooseFaqQuestions } from '../../../application/content/choose-questions.ts';
import type { QuestionCategory } from '../../../application/content/content.ts';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import { type Day, daysBetween } from '../../../domain/calendar.ts';
import { sellsAccommodation } from '../../../domain/catalogue/accommodation.ts';
import { hasTrait } from '../../../domain/catalogue/offer.ts';
import type { SiteContent } from '../site.ts';
import {
  parseCabinAndPlaceCounts,
  parseNumberWord,
  STATEMENTS,
  WEEKDAY,
  WEEKDAYS,
} from './fact-words.pl.ts';

type Entry = Pick<CatalogueEntry, 'offer' | 'content'>;

type OfferFacts = Entry & {
  readonly today: Day;
  readonly hours: readonly [number, number] | null;
  readonly ports: number;
  readonly nights: number;
};

type Text = { readonly where: string; readonly text: string };

type Rule = (text: string, facts: OfferFacts) => string | null;

const weekdayOf = (day: Day): string => WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? '';

const hours: Rule = (text, { hours: promised }) => {
  if (promised === null) return null;
  const [fewest, most] = promised;
  const [, word = ''] = STATEMENTS.hoursAtMost.exec(text) ?? [];
  const limit = parseNumberWord(word);
  if (limit !== null && limit < fewest) return `${fewest} to ${most} hours a day`;
  if (STATEMENTS.shortTrips.test(text) && fewest >= 6) return `${fewest} to ${most} hours a day`;
  const [, aDay, aTrip] = STATEMENTS.hoursInWords.exec(text) ?? [];
  const stated = parseNumberWord(aDay ?? aTrip ?? '');
  if (stated !== null && stated < fewest) return `${fewest} to ${most} hours a day`;
  const [, from, to] = STATEMENTS.hoursADay.exec(text) ?? [];
  return from !== undefined && (Number(from) !== fewest || Number(to) !== most)
    ? `${fewest} to ${most} hours a day`
    : null;
};

const ports: Rule = (text, { ports: count, nights }) => {
  if (STATEMENTS.portEachDay.test(text) && count < nights) return `${count} ports`;
  const [, first, second] = STATEMENTS.portCount.exec(text) ?? [];
  const stated = parseNumberWord(first ?? second ?? '');
  return stated !== null && stated !== count ? `${count} ports` : null;
};

/**
 * Returns the right port if a text names a wrong one for the last evening. Null if the text names
 * the offer's first or last port, or none.
 */
const lastEvening: Rule = (text, { content }) => {
  const [, start] = STATEMENTS.lastEvening.exec(text) ?? [];
  const open = content.ports.filter(({ available }) => available);
  if (start === undefined) return null;
  const bases = [open.at(0), open.at(-1)].map((port) => port?.name.slice(0, start.length));
  return bases.includes(start) ? null : `the last port, ${open.at(-1)?.name ?? 'none'}`;
};

const weekdays: Rule = (text, { offer }) => {
  const tripWeekdays = [weekdayOf(offer.from), weekdayOf(offer.to)];
  const stated = [...text.matchAll(WEEKDAY)].map(([day]) => day.toLowerCase());
  return stated.some((day) => !tripWeekdays.some((stem) => day.startsWith(stem)))
    ? `the days ${offer.from} to ${offer.to}`
    : null;
};

const bedding: Rule = (text, { content }) =>
  STATEMENTS.sleepingBag.test(text) &&
  !STATEMENTS.bedding.test(text) &&
  content.included.some((line) => STATEMENTS.bedding.test(line))
    ? 'bedding in the price'
    : null;

const roomsOf = ({ offer, content }: Entry) =>
  offer.units.map(({ id, cabins }) => {
    const short = content.units.find(({ unitId }) => unitId === id)?.shortDescription ?? '';
    return { cabins, bathrooms: Number(/(\d+) łazien/.exec(short)?.[1] ?? Number.NaN) };
  });

const bathrooms: Rule = (text, facts) =>
  STATEMENTS.ownBathroom.test(text) &&
  !STATEMENTS.yachtClass.test(text) &&
  roomsOf(facts).some((unit) => unit.bathrooms < unit.cabins)
    ? 'fewer bathrooms than cabins'
    : null;

const cabins: Rule = (text, { offer }) => {
  const counts = new Set(offer.units.map((unit) => unit.cabins));
  const stated = [...text.matchAll(STATEMENTS.cabins)].flatMap(([, word = '']) => {
    const number = parseNumberWord(word);
    return number === null ? [] : [number];
  });
  return stated.some((number) => !counts.has(number)) ? `${[...counts].join(' or ')} cabins` : null;
};

const fleet: Rule = (text, { offer }) => {
  const [, word = ''] = STATEMENTS.yachtCount.exec(text) ?? [];
  const stated = parseNumberWord(word);
  const count = offer.units.reduce((total, { yachts }) => total + yachts, 0);
  if (stated !== null && stated !== count) return `${count} yachts`;
  return STATEMENTS.catamaransOnly.test(text) &&
    offer.units.some(({ unitClass }) => !unitClass.endsWith('Catamaran'))
    ? 'yachts with one hull'
    : null;
};

const crew: Rule = (text, { offer }) => {
  const [, inCrew, withOne] = STATEMENTS.crewSize.exec(text) ?? [];
  const stated = parseNumberWord(inCrew ?? withOne ?? '');
  const berths = offer.units.map((unit) => unit.berths);
  return stated !== null && !berths.some((count) => Math.abs(count - stated) <= 1)
    ? `${[...new Set(berths)].join(' or ')} places on a yacht`
    : null;
};

const transport: Rule = (text, { offer }) => {
  if (STATEMENTS.byCar.test(text) && offer.exotic) return 'a country without a road connection';
  if (STATEMENTS.coach.test(text) && !offer.journeys.some(({ pickUp }) => pickUp))
    return 'no coach';
  return STATEMENTS.journeyForSale.test(text) &&
    !offer.journeys.some(({ pickUp, price }) => pickUp || price > 0)
    ? 'no journey for sale'
    : null;
};

const strangers: Rule = (text, { offer }) =>
  hasTrait(offer, 'privateCruise') && STATEMENTS.strangers.test(text) ? 'a private cruise' : null;

const placesOnly: Rule = (text, { offer }) => {
  const others = (['cabin', 'whole'] as const).filter((way) => sellsAccommodation(offer, way));
  return STATEMENTS.placesOnly.test(text) && others.length > 0
    ? `an offer that also sells: ${others.join(', ')}`
    : null;
};

const deadlines: Rule = (text, { offer, today }) => {
  const days = Number(STATEMENTS.daysBefore.exec(text)?.[1] ?? 0);
  const daysLeft = daysBetween(today, offer.from);
  return days > daysLeft && daysLeft >= 0 && !STATEMENTS.lateBooking.test(text)
    ? `${daysLeft} days before the start`
    : null;
};

const prices: Rule = (text, { offer, content }) => {
  if (STATEMENTS.lowPriceBecauseNear.test(text)) return 'a price that no rule lowers';
  const tax = content.touristTaxEuros;
  const stated = [...text.matchAll(STATEMENTS.euros)].map(([, amount]) => Number(amount));
  return /taksa/iu.test(text) && stated.some((amount) => amount !== tax)
    ? `a tourist tax of ${tax ?? 0} EUR (offer ${offer.id})`
    : null;
};

const ages: Rule = (text, { offer }) =>
  hasTrait(offer, 'noAgeLimits') && STATEMENTS.ageLimit.test(text) ? 'no limit of age' : null;

const RULES: readonly Rule[] = [
  ...[hours, ports, lastEvening, weekdays, bedding, bathrooms, cabins],
  ...[fleet, crew, transport, strangers, placesOnly, deadlines, prices, ages],
];

const textsOf = ({ content }: Entry, questions: readonly Text[]): readonly Text[] => [
  { where: 'region', text: content.regionText },
  { where: 'title', text: content.title },
  { where: 'description', text: content.meta.description },
  ...content.paragraphs.map((text) => ({ where: 'paragraph', text })),
  ...content.tags.map((text) => ({ where: 'tag', text })),
  ...content.included.map((text) => ({ where: 'included', text })),
  ...content.excluded.map((text) => ({ where: 'excluded', text })),
  ...[...content.attractions, ...content.dailyPlan].map(({ name, description }) => ({
    where: name,
    text: `${name}. ${description}`,
  })),
  ...content.journeys.map(({ details }) => ({ where: 'journey', text: details })),
  ...content.html.map((text) => ({ where: 'html', text: text.replace(/<[^>]+>/g, ' ') })),
  ...questions,
];

const unitProblems = ({ offer, content }: Entry): readonly string[] =>
  offer.units.flatMap(({ id, berths, cabins: count }) => {
    const short = content.units.find(({ unitId }) => unitId === id)?.shortDescription ?? '';
    const { cabins: saidCabins, places, outside } = parseCabinAndPlaceCounts(short);
    return saidCabins === count && places === berths && outside === Math.max(0, berths - 2 * count)
      ? []
      : [`Offer ${offer.id}, unit ${id}, contradicts ${count} cabins, ${berths} places: ${short}`];
  });

const classProblems = (entry: Entry): readonly string[] =>
  entry.content.classes.flatMap(({ name, description, unitIds }) => {
    const counts = entry.offer.units
      .filter(({ id }) => unitIds.includes(id))
      .map((unit) => unit.cabins);
    const [, first = '', second] = STATEMENTS.cabinsOfClass.exec(description) ?? [];
    const stated = [first, second ?? first].map(parseNumberWord);
    return stated.includes(null) || counts.every((count) => stated.includes(count))
      ? []
      : [
          `Offer ${entry.offer.id}, ${name}, contradicts ${counts.join(' or ')} cabins: ${description}`,
        ];
  });

const portProblems = ({ offer, content }: Entry): readonly string[] => {
  const open = content.ports.filter(({ available }) => available);
  return open.flatMap(({ name, description }, index) => {
    const isElsewhere =
      (index > 0 && STATEMENTS.firstPort.test(description)) ||
      (index < open.length - 1 && STATEMENTS.lastPort.test(description));
    return isElsewhere
      ? [`Offer ${offer.id}, ${name}, contradicts its place on the route: ${description}`]
      : [];
  });
};

const MOST_QUESTIONS = 8;

const questionsOf = ({ offer }: Entry, categories: readonly QuestionCategory[]) =>
  chooseFaqQuestions(categories, {
    place: 'offer',
    traits: offer.traits,
    countryId: offer.countryId,
    most: MOST_QUESTIONS,
  }).map(({ id, question, answer }) => ({
    where: `faq#${id}`,
    text: `${question} ${answer.replace(/<[^>]+>/g, ' ')}`,
  }));

export type OfferCheck = {
  readonly entries: readonly Entry[];
  readonly categories: readonly QuestionCategory[];
  readonly hoursOf: (typeId: number) => string | null;
  readonly today: Day;
};

/** Returns a cruise type's hours of sailing per day as digits, such as '6–8'; null if unknown. */
export const createSailingHoursFinder =
  ({ claims, styles }: Pick<SiteContent, 'claims' | 'styles'>): OfferCheck['hoursOf'] =>
  (typeId) => {
    const hours = styles?.[typeId]?.hours.replace(
      /\{\{claims\.(\w+)\}\}/g,
      (_key, claim: string) => claims[claim] ?? '',
    );
    return hours === undefined ? null : (/\d+(?:–\d+)?/.exec(hours)?.[0] ?? null);
  };

const hoursRange = (hoursText: string | null): OfferFacts['hours'] => {
  const [fewest, most] = (hoursText ?? '').split('–').map(Number);
  return fewest === undefined || Number.isNaN(fewest) || fewest === 0
    ? null
    : [fewest, most ?? fewest];
};

/** Compares an offer's texts with its data. Returns one sentence for each text that is wrong. */
export const findOfferTextContradictions = ({
  entries,
  categories,
  hoursOf,
  today,
}: OfferCheck): readonly string[] =>
  entries
    .filter(({ offer }) => !offer.closed && offer.to >= today)
    .flatMap((entry) => {
      const { offer, content } = entry;
      const facts: OfferFacts = {
        ...entry,
        today,
        hours: hoursRange(hoursOf(offer.typeId)),
        ports: content.ports.filter(({ available }) => available).length,
        nights: daysBetween(offer.from, offer.to),
      };
      const texts = textsOf(entry, questionsOf(entry, categories));
      const statements = texts.flatMap(({ where, text }) =>
        RULES.flatMap((rule) => {
          const fact = rule(text, facts);
          return fact === null
            ? []
            : [`Offer ${offer.id}, ${where}, contradicts ${fact}: ${text.trim()}`];
        }),
      );
      return [
        ...statements,
        ...unitProblems(entry),
        ...classProblems(entry),
        ...portProblems(entry),
      ];
    });
