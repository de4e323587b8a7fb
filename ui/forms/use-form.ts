import { type FormEvent, useState } from 'react';
import type { ApiFailure } from '../../adapters/http/client/call.ts';
import type { FieldError } from '../../adapters/http/contract/failure.ts';
import {
  type AccountFieldCode,
  type AccountFieldName,
  accountFailureCopy,
  accountFieldErrors,
} from '../copy/account.pl.ts';
import { withRefusedCharacter } from '../copy/refused-character.pl.ts';
import type { SummaryError } from '../parts/ErrorSummary.tsx';

export type FailureMessage = { readonly title: string; readonly text: string };

/** Returns the message for a failure for which the screen has no message of its own (R57). */
export const messageOfFailure = (failure: ApiFailure): FailureMessage => {
  switch (failure.kind) {
    case 'tooMany':
      return {
        title: accountFailureCopy.tooManyTitle,
        text: accountFailureCopy.tooMany(failure.retryAfterSeconds),
      };
    case 'offline':
    case 'aborted':
      return { title: accountFailureCopy.awayTitle, text: accountFailureCopy.away };
    case 'malformed':
    case 'refused':
      return { title: accountFailureCopy.brokenTitle, text: accountFailureCopy.broken };
  }
};

/** The message for a form, which keeps what the customer typed. */
export const messageOfFormFailure = (failure: ApiFailure): FailureMessage => {
  const { title, text } = messageOfFailure(failure);
  return failure.kind === 'tooMany'
    ? { title, text }
    : { title, text: `${text} ${accountFailureCopy.answersKept}` };
};

export type FieldTexts = Readonly<Partial<Record<AccountFieldName, string>>>;

const isField = (word: string): word is AccountFieldName => Object.hasOwn(accountFieldErrors, word);
const isCode = (word: string): word is AccountFieldCode =>
  Object.hasOwn(accountFieldErrors.email, word);

/** An unknown error code gets the text of the code 'invalid'. */
export const fieldTexts = (errors: readonly FieldError[]): FieldTexts =>
  Object.fromEntries(
    errors.flatMap(({ field, code, detail }) =>
      isField(field)
        ? [
            [
              field,
              withRefusedCharacter(
                accountFieldErrors[field][isCode(code) ? code : 'invalid'],
                detail,
              ),
            ],
          ]
        : [],
    ),
  );

export type Texts<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The failure is undefined if the call succeeded or the screen showed the failure itself. */
export type SubmitFailure<Field extends string> = {
  readonly errors?: Texts<Field>;
  readonly failureMessage?: FailureMessage;
};

/** Shows errors beside their fields, or the failure above the form if no field has an error. */
export const toSubmitFailure = <Field extends string>(
  errors: Texts<Field>,
  failure: ApiFailure,
): SubmitFailure<Field> =>
  Object.keys(errors).length > 0 ? { errors } : { failureMessage: messageOfFormFailure(failure) };

export const focusOnMount = (control: HTMLElement | null): void => control?.focus();

const nothing = <Field extends string>(): Texts<Field> => ({}) as Texts<Field>;

type Sending<Field extends string> = {
  readonly ids: Readonly<Record<Field, string>>;
  /** After errors the focus goes to the summary (default) or to the first field with an error. */
  readonly focus?: 'summary' | 'field';
  /** The result of a form that the browser sent without a script. */
  readonly refused?: SubmitFailure<Field> | undefined;
  readonly check?: () => Texts<Field>;
  readonly send: () => Promise<SubmitFailure<Field> | undefined>;
};

const fieldsOf = <Field extends string>(ids: Readonly<Record<Field, string>>): readonly Field[] =>
  Object.keys(ids) as Field[];

/** Submits a form whose values the caller stores. A submit during a pending call is ignored. */
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

  const mark = (form: HTMLFormElement, found: Texts<Field>): boolean => {
    setErrors(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (focus !== 'field' || first === undefined) return first !== undefined;
    const control = form.elements.namedItem(ids[first]);
    if (control instanceof HTMLElement) control.focus();
    return true;
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // Read the form from the event now, because React clears `currentTarget` at the first await.
    const form = event.currentTarget;
    if (busy) return;
    setFailureMessage(null);
    setAttempt((tries) => tries + 1);
    if (mark(form, check?.() ?? nothing())) return;
    setBusy(true);
    const refused = await send();
    setBusy(false);
    if (!refused) return;
    mark(form, refused.errors ?? nothing());
    setFailureMessage(refused.failureMessage ?? null);
  };
  const faults: readonly SummaryError[] = fields.flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ fieldId: ids[field], text }];
  });
  const forget = (): void => setErrors(nothing);
  return { errors, faults, failureMessage, attempt, busy, submit, forget };
};

type FormOptions<Values, Field extends string> = Omit<Sending<Field>, 'check' | 'send'> & {
  readonly start: Values | (() => Values);
  readonly check?: (values: Values) => Texts<Field>;
  /**
   * `put` changes values of the form after the response: for example, it clears a code that was
   * used.
   */
  readonly send: (
    values: Values,
    put: (part: Partial<Values>) => void,
  ) => Promise<SubmitFailure<Field> | undefined>;
};

export type FieldProps<Value> = {
  readonly id: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
};

type TextKeys<V> = { [K in keyof V]: V[K] extends string | null ? K : never }[keyof V];

export const useForm = <Values extends object, Field extends string>({
  start,
  check,
  send,
  ...options
}: FormOptions<Values, Field>) => {
  const [values, setValues] = useState(start);
  const put = (part: Partial<Values>): void => setValues((typed) => ({ ...typed, ...part }));
  const sending = useSubmit<Field>({
    ...options,
    check: () => check?.(values) ?? nothing(),
    send: () => send(values, put),
  });
  /**
   * Returns the props of the field that edits the value `name`: its id, value, error text and
   * change handler.
   */
  const field = <K extends Field & TextKeys<Values>>(name: K): FieldProps<Values[K]> => ({
    id: options.ids[name],
    value: values[name],
    error: sending.errors[name],
    onChange: ({ target }) => put({ [name]: target.value } as Partial<Values>),
  });
  return { ...sending, values, put, field };
};
