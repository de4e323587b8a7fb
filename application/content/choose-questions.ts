import type { Question, QuestionCategory, QuestionPlace } from './content.ts';

/** Where questions are to stand: beside an offer its traits and country count, beside a country the country. */
export type Asked = {
  readonly place: QuestionPlace;
  readonly traits?: readonly string[];
  readonly countryId?: number;
  readonly most?: number;
};

const USUAL_MOST = 8;

/** The questions that fit a place, those that are about it alone first, otherwise in the order of the page of questions. */
export const chooseQuestions = (
  categories: readonly QuestionCategory[],
  { place, traits = [], countryId, most = USUAL_MOST }: Asked,
): readonly Question[] => {
  const fits = categories.flatMap(({ questions }) =>
    questions.filter(
      (question) =>
        question.places.includes(place) &&
        (question.traits.length === 0 || question.traits.some((trait) => traits.includes(trait))) &&
        !question.notTraits.some((trait) => traits.includes(trait)) &&
        (question.countries.length === 0 || (countryId !== undefined && question.countries.includes(countryId))),
    ),
  );
  const special = ({ traits: named, countries }: Question): number => (named.length + countries.length > 0 ? 0 : 1);
  return fits.toSorted((a, b) => special(a) - special(b)).slice(0, most);
};
