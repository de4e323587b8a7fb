/** The type allows only values that browser storage can hold as JSON. */
export type JsonValue = string | number | boolean | null | { readonly [key: string]: JsonValue };
export type AnswerFields = Readonly<Record<string, JsonValue>>;
/** `people` lists the participants in order. */
export type Answers = { readonly booking: AnswerFields; readonly people: readonly AnswerFields[] };

/** Unsaved input is only the fields that differ from the server's values. */
export type TypedAnswers = {
  readonly booking: AnswerFields;
  readonly people: readonly AnswerFields[];
};
export const NOTHING_TYPED: TypedAnswers = { booking: {}, people: [] };

const isFields = (value: unknown): value is AnswerFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsFrom = (value: unknown): AnswerFields => (isFields(value) ? value : {});
const same = (first: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  JSON.stringify(first) === JSON.stringify(other);

// Ignores stored answers that an older release wrote as another type.
const hasSameKind = (like: JsonValue | undefined, value: JsonValue): boolean =>
  like !== undefined &&
  (like === null || value === null
    ? !isFields(like) && !isFields(value)
    : typeof like === typeof value);

const overFields = <T extends AnswerFields>(saved: T, typed: AnswerFields = {}): T => ({
  ...saved,
  ...Object.fromEntries(
    Object.entries(typed).filter(([key, value]) => hasSameKind(saved[key], value)),
  ),
});

/**
 * Applies unsaved input to saved answers. Input for participants that the booking does not have is
 * ignored.
 */
export const overlayTyped = <A extends Answers>(saved: A, typed: TypedAnswers): A => ({
  ...saved,
  booking: overFields(saved.booking, typed.booking),
  people: saved.people.map((person, index) => overFields(person, typed.people[index])),
});

const changedFields = (saved: AnswerFields, current: AnswerFields): AnswerFields =>
  Object.fromEntries(Object.entries(current).filter(([key, value]) => !same(saved[key], value)));

export const diffAnswers = (saved: Answers, current: Answers): TypedAnswers => ({
  booking: changedFields(saved.booking, current.booking),
  people: current.people.map((person, index) => changedFields(saved.people[index] ?? {}, person)),
});

export const isNothingTyped = ({ booking, people }: TypedAnswers): boolean =>
  Object.keys(booking).length === 0 && people.every((person) => Object.keys(person).length === 0);

export const parseTyped = (value: unknown): TypedAnswers =>
  isFields(value) && isFields(value.booking) && Array.isArray(value.people)
    ? { booking: value.booking, people: value.people.filter(isFields) }
    : NOTHING_TYPED;
