import type { Question, QuestionCategory, QuestionPlace } from './content.ts';

/**
 * Which questions a page shows. `traits`: the traits of the offer that the page is about.
 * `countryId`: the country that the page is about.
 */
export type QuestionFilter = {
  readonly place: QuestionPlace;
  readonly traits?: readonly string[];
  readonly countryId?: number;
  readonly most?: number;
};

const USUAL_MOST = 8;

/** Returns questions that match the filter, then general ones, in the order of the FAQ page. */
export const chooseFaqQuestions = (
  categories: readonly QuestionCategory[],
  { place, traits = [], countryId, most = USUAL_MOST }: QuestionFilter,
): readonly Question[] => {
  const fits = categories.flatMap(({ questions }) =>
    questions.filter(
      (question) =>
        question.places.includes(place) &&
        (question.traits.length === 0 || question.traits.some((trait) => traits.includes(trait))) &&
        !question.notTraits.some((trait) => traits.includes(trait)) &&
        (question.countries.length === 0 ||
          (countryId !== undefined && question.countries.includes(countryId))),
    ),
  );
  const special = ({ traits: named, countries }: Question): number =>
    named.length + countries.length > 0 ? 0 : 1;
  return fits.toSorted((a, b) => special(a) - special(b)).slice(0, most);
};
