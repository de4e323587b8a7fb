import type { SentOf } from '../../../../adapters/http/contract/routes.ts';
import type { Step4 } from '../../../../adapters/http/contract/wizard/steps.ts';

export type ExtrasFields = {
  /** The keys are training numbers, the values are options. Option 0 means no training. */
  readonly trainings: Readonly<Record<string, number>>;
  /**
   * The keys are add-on numbers, the values are options, such as sizes. 0: no size is chosen yet.
   */
  readonly addons: Readonly<Record<string, number>>;
};
export type ExtrasAnswers = {
  readonly booking: Record<never, never>;
  readonly people: readonly ExtrasFields[];
};

// Free clothing is preselected in each participant's own size and can be removed (R54).
export const extrasAnswersOf = (step: Step4, reserveList: boolean): ExtrasAnswers => {
  const { Config, AwaitingSizes } = step;
  // A sign-up chooses clothing only after it has moved up from the reserve list (R64).
  const awaiting = reserveList ? [] : AwaitingSizes;
  const unsized = Object.fromEntries(awaiting.map((addonId) => [String(addonId), 0]));
  return removeHiddenExtras(step, {
    booking: {},
    people: Config.AddonsConfig.map((answer) => extrasOfOne(Config, unsized, answer)),
  });
};

/**
 * Removes extras that step 4 does not show, so that it never sends them: extra luggage, which step 2
 * sells (R14.6), and extras that the shop no longer offers.
 */
export const removeHiddenExtras = (
  { AddonsList, TrainingsList }: Pick<Step4, 'AddonsList' | 'TrainingsList'>,
  { people }: ExtrasAnswers,
): ExtrasAnswers => {
  const addonIds = AddonsList.filter(({ WithJourney }) => !WithJourney).map(
    ({ AddonId }) => AddonId,
  );
  const trainingIds = TrainingsList.map(({ TrainingId }) => TrainingId);
  return {
    booking: {},
    people: people.map(({ trainings, addons }) => ({
      trainings: pickIds(trainings, trainingIds),
      addons: pickIds(addons, addonIds),
    })),
  };
};

type ChosenOptions = ExtrasFields['addons'];
const pickIds = (options: ChosenOptions, ids: readonly number[]): ChosenOptions =>
  Object.fromEntries(Object.entries(options).filter(([id]) => ids.includes(Number(id))));

type Extra = Step4['Config'];
const extrasOfOne = (
  { TrainingsConfig }: Extra,
  unsized: Readonly<Record<string, number>>,
  { userNum, addonsSelected }: Extra['AddonsConfig'][number],
): ExtrasAnswers['people'][number] => ({
  trainings: Object.fromEntries(
    (TrainingsConfig.find((answer) => answer.userNum === userNum)?.trainingsSelected ?? []).map(
      ({ trainingId, trainingOptionId }) => [String(trainingId), trainingOptionId],
    ),
  ),
  addons: {
    ...unsized,
    ...Object.fromEntries(
      addonsSelected.map(({ addonId, addonOptionId }) => [String(addonId), addonOptionId ?? 0]),
    ),
  },
});

const chosenIn = (
  fields: Readonly<Record<string, number>>,
): readonly (readonly [number, number])[] =>
  Object.entries(fields).map(([key, value]) => [Number(key), value]);

export const removeIncompleteExtras = (
  { AddonsList }: Pick<Step4, 'AddonsList'>,
  answers: ExtrasAnswers,
): ExtrasAnswers => {
  const hasSizes = (addonId: string): boolean =>
    AddonsList.some((addon) => String(addon.AddonId) === addonId && addon.OptionsList.length > 0);
  return {
    ...answers,
    people: answers.people.map((person) => ({
      ...person,
      addons: Object.fromEntries(
        Object.entries(person.addons).filter(([addonId, size]) => size > 0 || !hasSizes(addonId)),
      ),
    })),
  };
};

export const extrasPayload = (
  reservationId: string,
  { people }: ExtrasAnswers,
): SentOf<'addonsUpdate'> => ({
  reservationId,
  trainingsConfig: people.map(({ trainings }, index) => ({
    userNum: index + 1,
    trainingsSelected: chosenIn(trainings)
      .filter(([, optionId]) => optionId > 0)
      .map(([trainingId, trainingOptionId]) => ({ trainingId, trainingOptionId })),
  })),
  addonsConfig: people.map(({ addons }, index) => ({
    userNum: index + 1,
    addonsSelected: chosenIn(addons).map(([addonId, optionId]) => ({
      addonId,
      addonOptionId: optionId > 0 ? optionId : null,
    })),
  })),
});
