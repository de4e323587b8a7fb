/** What a form field holds, in a shape that the browser's storage can keep. */
export type Json = string | number | boolean | null | { readonly [key: string]: Json };
export type Fields = Readonly<Record<string, Json>>;
/** The answers of one step: what concerns the whole booking, and each participant's own in their order. */
export type Answers = { readonly booking: Fields; readonly people: readonly Fields[] };

/** Only what was typed and not saved yet: fields that differ from what the server has. */
export type Typed = { readonly booking: Fields; readonly people: readonly Fields[] };
export const NOTHING_TYPED: Typed = { booking: {}, people: [] };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A record of fields that storage gave back; nothing where it is none. */
export const fieldsFrom = (value: unknown): Fields => (isFields(value) ? value : {});
const same = (one: Json | undefined, other: Json | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

// What a browser kept may come from an older release: a value of another kind is passed over.
const fits = (like: Json | undefined, value: Json): boolean =>
  like !== undefined && (like === null || value === null ? !isFields(like) && !isFields(value) : typeof like === typeof value);

const overFields = <T extends Fields>(saved: T, typed: Fields = {}): T => ({
  ...saved,
  ...Object.fromEntries(Object.entries(typed).filter(([key, value]) => fits(saved[key], value))),
});

/** What the server has with what was typed here laid over it; people whom the booking does not have are left out. */
export const merge = <A extends Answers>(saved: A, typed: Typed): A => ({
  ...saved,
  booking: overFields(saved.booking, typed.booking),
  people: saved.people.map((person, index) => overFields(person, typed.people[index])),
});

const changed = (saved: Fields, now: Fields): Fields =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => !same(saved[key], value)));

/** What was typed: the fields in which `now` differs from `saved`. */
export const typedIn = (saved: Answers, now: Answers): Typed => ({
  booking: changed(saved.booking, now.booking),
  people: now.people.map((person, index) => changed(saved.people[index] ?? {}, person)),
});

export const isNothing = ({ booking, people }: Typed): boolean =>
  Object.keys(booking).length === 0 && people.every((person) => Object.keys(person).length === 0);

/** What storage gave back, if it is something that was typed once. */
export const typedFrom = (value: unknown): Typed =>
  isFields(value) && isFields(value.booking) && Array.isArray(value.people)
    ? { booking: value.booking, people: value.people.filter(isFields) }
    : NOTHING_TYPED;
