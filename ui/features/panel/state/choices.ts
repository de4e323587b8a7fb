import { atom } from 'jotai';
import type { Parameters } from '../../../../adapters/http/contract/panel/panel.ts';
import type { Reservation } from '../../../../adapters/http/contract/panel/reservation.ts';
import type { SentOf } from '../../../../adapters/http/contract/routes.ts';
import type { EnteredPerson } from './changes.ts';
import type { Section } from './trip-view-model.ts';

export type AddonRow = { readonly addonId: number | null; readonly optionId: number | null };

export type Choice =
  | {
      readonly section: 'transport';
      readonly journeyId: number | null;
      readonly pointId: number | null;
    }
  | { readonly section: 'yachts'; readonly roomId: number | null }
  | {
      readonly section: 'insurance';
      readonly insuranceId: number | null;
      readonly assistance: boolean;
    }
  | { readonly section: 'addons'; readonly rows: readonly AddonRow[] };

export type ChoiceOf<S extends Section> = Extract<Choice, { readonly section: S }>;

const NO_ADDON: AddonRow = { addonId: null, optionId: null };

const of = <T extends { readonly userNum: number }>(
  list: readonly T[],
  userNum: number,
): T | undefined => list.find((entry) => entry.userNum === userNum);

/** Without an add-on the form starts with one empty row. */
export const currentChoice = (
  { StepConfig: { Step2, Step3, Step4 } }: Reservation,
  section: Section,
  userNum: number,
): Choice => {
  switch (section) {
    case 'transport': {
      const journey = of(Step2.journeyConfig, userNum);
      return {
        section,
        journeyId: journey?.journeyId ?? null,
        pointId: journey?.journeyPointId ?? null,
      };
    }
    case 'yachts':
      return { section, roomId: of(Step2.accommodationConfig, userNum)?.roomId ?? null };
    case 'insurance': {
      const insurance = of(Step3.insuranceConfig, userNum);
      return {
        section,
        insuranceId: insurance?.insuranceId ?? null,
        assistance: insurance?.quarantineAssistanceAccepted === '1',
      };
    }
    case 'addons': {
      const rows = (of(Step4.addonsConfig, userNum)?.addonsSelected ?? []).map(
        ({ addonId, addonOptionId }) => ({
          addonId,
          optionId: addonOptionId,
        }),
      );
      return { section, rows: rows.length === 0 ? [NO_ADDON] : rows };
    }
  }
};

export const sameChoice = (first: Choice, other: Choice): boolean =>
  JSON.stringify(first) === JSON.stringify(other);

/** Choosing another journey clears the pick-up point: each journey has its own points. */
export const withJourney = (
  choice: ChoiceOf<'transport'>,
  journeyId: number,
): ChoiceOf<'transport'> =>
  choice.journeyId === journeyId ? choice : { section: 'transport', journeyId, pointId: null };

const replaceRow = (rows: readonly AddonRow[], index: number, row: AddonRow): readonly AddonRow[] =>
  rows.map((each, at) => (at === index ? row : each));

/** Choosing another add-on clears the option: each add-on has its own options. */
export const withAddon = (
  { rows }: ChoiceOf<'addons'>,
  index: number,
  addonId: number | null,
): ChoiceOf<'addons'> => ({
  section: 'addons',
  rows: replaceRow(rows, index, { addonId, optionId: null }),
});

export const withOption = (
  { rows }: ChoiceOf<'addons'>,
  index: number,
  optionId: number | null,
): ChoiceOf<'addons'> => ({
  section: 'addons',
  rows: rows.map((row, at) => (at === index ? { ...row, optionId } : row)),
});

/** If only one row of add-ons is left, 'Usuń dodatek' empties that row. */
export const withoutRow = ({ rows }: ChoiceOf<'addons'>, index: number): ChoiceOf<'addons'> => ({
  section: 'addons',
  rows: rows.length > 1 ? rows.filter((_, at) => at !== index) : [NO_ADDON],
});

export const withEmptyAddonRow = ({ rows }: ChoiceOf<'addons'>): ChoiceOf<'addons'> => ({
  section: 'addons',
  rows: [...rows, NO_ADDON],
});

export const selectableAddonOptions = (
  { AddonsList }: Pick<Parameters, 'AddonsList'>,
  addonId: number | null,
) => {
  const options = AddonsList.find((addon) => addon.AddonId === addonId)?.OptionsList ?? [];
  return options.length > 1 ? options : [];
};

const optionSent = (
  { AddonsList }: Pick<Parameters, 'AddonsList'>,
  { addonId, optionId }: AddonRow,
): number | null => {
  const options = AddonsList.find((addon) => addon.AddonId === addonId)?.OptionsList ?? [];
  return options.length === 1 ? (options[0]?.AddonOptionId ?? null) : optionId;
};

/** The request contains only the choices of one participant in one tab (R37). */
export const toChoiceRequest = (
  userNum: number,
  choice: Choice,
  parameters: Parameters,
): SentOf<'changeParameters'>['data'] => {
  switch (choice.section) {
    case 'transport':
      return {
        journeyConfig: [{ userNum, journeyId: choice.journeyId, journeyPointId: choice.pointId }],
      };
    case 'yachts':
      return { accommodationConfig: [{ userNum, roomId: choice.roomId }] };
    case 'insurance':
      return {
        insuranceConfig: [
          {
            userNum,
            insuranceId: choice.insuranceId,
            quarantineAssistanceAccepted: choice.assistance ? '1' : '0',
          },
        ],
      };
    case 'addons': {
      const addonsSelected = choice.rows
        .filter(({ addonId }) => addonId !== null)
        .map((row) => ({ addonId: row.addonId, addonOptionId: optionSent(parameters, row) }));
      return { addonsConfig: [{ userNum, addonsSelected }] };
    }
  }
};

/**
 * The form can have empty rows; the request leaves them out. Takes a row's index in the request,
 * returns its index in the form.
 */
export const formRowIndexOfSentIndex = ({ rows }: ChoiceOf<'addons'>, sent: number): number =>
  rows.flatMap(({ addonId }, index) => (addonId === null ? [] : [index]))[sent] ?? 0;

export type SelectorProps<C extends Choice = Choice> = {
  readonly trip: Reservation;
  readonly userNum: number;
  readonly choice: C;
  readonly parameters: Parameters;
  readonly choose: (next: Choice) => void;
  /** `row` is the index of the add-on's row, from 0. */
  readonly errorOf: (field: string, row?: number) => string | undefined;
};

/**
 * A form keeps the version of the trip from the moment when the form opened. The server compares it
 * with its own version and so notices that another window saved (R58).
 */
export type PersonEdit = {
  readonly kind: 'person';
  readonly typed: EnteredPerson;
  readonly version: number;
};
export type OptionsEdit = {
  readonly kind: 'options';
  readonly choice: Choice;
  readonly parameters: Parameters;
  readonly version: number;
};
export type Edit = PersonEdit | OptionsEdit;

export const editKey = (
  email: string,
  reservationId: string,
  tab: Section | 'people',
  userNum: number,
): string => [email, reservationId, tab, userNum].join(' ');

/** Open forms survive a change of tabs, so that no input is lost. */
const editsAtom = atom<ReadonlyMap<string, Edit>>(new Map());

export const unsavedEditAtom = (key: string) =>
  atom(
    (get) => get(editsAtom).get(key) ?? null,
    (get, set, edit: Edit | null) => {
      const next = new Map(get(editsAtom));
      if (edit === null) next.delete(key);
      else next.set(key, edit);
      set(editsAtom, next);
    },
  );
