import { atom } from 'jotai';
import type { Parameters } from '../../../../adapters/http/contract/panel/panel.ts';
import type { Choice } from './choices.ts';
import type { TypedPerson } from './people.ts';
import type { Section } from './trip-view-model.ts';

/** A form keeps the version of the trip that was current when the form opened (R58). */
export type PersonEdit = {
  readonly kind: 'person';
  readonly typed: TypedPerson;
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
