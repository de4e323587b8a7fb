import { type FormEvent, useState } from 'react';
import type { SummaryError } from '../parts/ErrorSummary.tsx';
import type { FailureMessage } from './failure-message.ts';

/** Error texts by field. */
export type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * The result of a submit that did not succeed: field errors, or the failure that stopped the call.
 * Undefined if the screen handled the result itself.
 */
export type SubmitFailure<Field extends string> = {
  readonly errors?: Texts<Field>;
  readonly failureMessage?: FailureMessage;
};

const nothing = <Field extends string>(): Texts<Field> => ({}) as Texts<Field>;

type Sending<Field extends string> = {
  /**
   * The id of each field's control, in the order of the screen. The error summary links to these
   * ids.
   */
  readonly ids: Readonly<Record<Field, string>>;
  /**
   * Where a refused form puts the focus: on the summary above the form, or on the first field with
   * an error.
   */
  readonly focus?: 'summary' | 'field';
  /** The result of a submit without a script, if there was one. */
  readonly refused?: SubmitFailure<Field> | undefined;
  /** Checks that need no server. The form is not sent while they find an error. */
  readonly check?: () => Texts<Field>;
  readonly send: () => Promise<SubmitFailure<Field> | undefined>;
};

const fieldsOf = <Field extends string>(ids: Readonly<Record<Field, string>>): readonly Field[] =>
  Object.keys(ids) as Field[];

/**
 * Submits a form whose values live elsewhere: one call at a time. It holds the field errors, the
 * failure and the number of attempts.
 */
export const useSubmit = <Field extends string>({
  ids,
  focus = 'summary',
  refused: before,
  check,
  send,
}: Sending<Field>) => {
  const [errors, setErrors] = useState<Texts<Field>>(before?.errors ?? nothing);
  const [failureMessage, setFailureMessage] = useState<FailureMessage | null>(
    before?.failureMessage ?? null,
  );
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
    setFailureMessage(null);
    setAttempt((tries) => tries + 1);
    if (mark(check?.() ?? nothing())) return;
    setBusy(true);
    const refused = await send();
    setBusy(false);
    if (!refused) return;
    mark(refused.errors ?? nothing());
    setFailureMessage(refused.failureMessage ?? null);
  };
  const faults: readonly SummaryError[] = fields.flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ fieldId: ids[field], text }];
  });
  /** Clears the field errors, for example when the visitor types something else. */
  const forget = (): void => setErrors(nothing);
  return { errors, faults, failureMessage, attempt, busy, submit, forget };
};

type FormOptions<Values, Field extends string> = Omit<Sending<Field>, 'check' | 'send'> & {
  readonly start: Values | (() => Values);
  readonly check?: (values: Values) => Texts<Field>;
  /** `put` changes the fields after the response arrived. */
  readonly send: (
    values: Values,
    put: (part: Partial<Values>) => void,
  ) => Promise<SubmitFailure<Field> | undefined>;
};

/**
 * A form of account, panel or contact: its values, which survive every response, and its submit.
 */
export const useForm = <Values extends object, Field extends string>({
  start,
  check,
  send,
  ...rest
}: FormOptions<Values, Field>) => {
  const [values, setValues] = useState(start);
  const put = (part: Partial<Values>): void => setValues((typed) => ({ ...typed, ...part }));
  const sending = useSubmit<Field>({
    ...rest,
    check: () => check?.(values) ?? nothing(),
    send: () => send(values, put),
  });
  return { ...sending, values, put };
};
