import { atom } from 'jotai';
import type { Parameters } from '../../../adapters/http/contract/panel/panel.ts';
import type { Choice } from './choices.ts';
import type { TypedPerson } from './people.ts';
import type { Section } from './shownTrip.ts';

/** A form that is open: what stands in it, and the version of the trip that it was opened on (R58). */
export type PersonEdit = { readonly kind: 'person'; readonly typed: TypedPerson; readonly version: number };
export type OptionsEdit = {
  readonly kind: 'options';
  readonly choice: Choice;
  readonly parameters: Parameters;
  readonly version: number;
};
export type Edit = PersonEdit | OptionsEdit;

/** Whose form it is: another account, trip, tab or participant is another form. */
export const editKey = (email: string, reservationId: string, tab: Section | 'people', userNum: number): string =>
  [email, reservationId, tab, userNum].join(' ');

/** The forms that are open. They outlive a look at another tab, so that nothing typed is lost on the way. */
const editsAtom = atom<ReadonlyMap<string, Edit>>(new Map());

/** One form: null while it is closed. */
export const editAtom = (key: string) =>
  atom(
    (get) => get(editsAtom).get(key) ?? null,
    (get, set, edit: Edit | null) => {
      const next = new Map(get(editsAtom));
      if (edit === null) next.delete(key);
      else next.set(key, edit);
      set(editsAtom, next);
    },
  );
