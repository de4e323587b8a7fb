import { type FormEvent, useState } from 'react';
import type { FieldFault } from '../parts/ErrorSummary.tsx';
import type { Trouble } from './trouble.ts';

/** Words at the fields that have something to mend. */
export type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** What came of sending: words at fields, or what stopped the call. Nothing where the screen has gone on by itself. */
export type Refused<Field extends string> = { readonly errors?: Texts<Field>; readonly trouble?: Trouble };

const nothing = <Field extends string>(): Texts<Field> => ({}) as Texts<Field>;

type Sending<Field extends string> = {
  /** The id of each field's control, in the order of the screen: what the summary leads to. */
  readonly ids: Readonly<Record<Field, string>>;
  /** Where a refused form puts the focus: on the summary, which then stands above it, or at the first field to mend. */
  readonly focus?: 'summary' | 'field';
  /** What came of it already, where it was sent before the program was there. */
  readonly refused?: Refused<Field> | undefined;
  /** What the form itself can see; nothing is sent while it finds something. */
  readonly check?: () => Texts<Field>;
  readonly send: () => Promise<Refused<Field> | undefined>;
};

const fieldsOf = <Field extends string>(ids: Readonly<Record<Field, string>>): readonly Field[] => Object.keys(ids) as Field[];

/** Sending a form whose values live elsewhere: one call at a time, what is wrong by field, what stopped it, how often it was tried. */
export const useSubmit = <Field extends string>({ ids, focus = 'summary', refused: before, check, send }: Sending<Field>) => {
  const [errors, setErrors] = useState<Texts<Field>>(before?.errors ?? nothing);
  const [trouble, setTrouble] = useState<Trouble | null>(before?.trouble ?? null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const fields = fieldsOf(ids);

  const mark = (found: Texts<Field>): boolean => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (focus === 'field' && first !== undefined) document.getElementById(ids[first])?.focus();
    return first !== undefined;
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setTrouble(null);
    setAttempt((tries) => tries + 1);
    if (mark(check?.() ?? nothing())) return;
    setBusy(true);
    const refused = await send();
    setBusy(false);
    if (!refused) return;
    mark(refused.errors ?? nothing());
    setTrouble(refused.trouble ?? null);
  };
  const faults: readonly FieldFault[] = fields.flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ fieldId: ids[field], text }];
  });
  /** Ends what is said at the fields, as where something else is typed. */
  const forget = (): void => setErrors(nothing);
  return { errors, faults, trouble, attempt, busy, submit, forget };
};

type Filled<Values, Field extends string> = Omit<Sending<Field>, 'check' | 'send'> & {
  readonly start: Values | (() => Values);
  readonly check?: (values: Values) => Texts<Field>;
  /** `put` changes what stands in the fields once the answer is there. */
  readonly send: (values: Values, put: (part: Partial<Values>) => void) => Promise<Refused<Field> | undefined>;
};

/** A form of account, panel and contact: what was typed, which stays after every answer, and its sending. */
export const useForm = <Values extends object, Field extends string>({ start, check, send, ...rest }: Filled<Values, Field>) => {
  const [values, setValues] = useState(start);
  const put = (part: Partial<Values>): void => setValues((typed) => ({ ...typed, ...part }));
  const sending = useSubmit<Field>({ ...rest, check: () => check?.(values) ?? nothing(), send: () => send(values, put) });
  return { ...sending, values, put };
};
