import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { ApiFailure } from '../../../../adapters/http/client/call.ts';
import { PasswordField } from '../../../parts/PasswordField.tsx';
import { againCopy } from '../copy/panel.pl.ts';
import frame from '../frame/Panel.module.css';

type PasswordDemand = {
  readonly needed: boolean;
  readonly typed: string;
  readonly fault: 'required' | 'wrong' | null;
};
const NOT_ASKED: PasswordDemand = { needed: false, typed: '', fault: null };

export const passwordDemandOf = (
  failure: ApiFailure,
): Pick<PasswordDemand, 'needed' | 'fault'> | null => {
  if (failure.kind !== 'refused') return null;
  if (failure.code === 'passwordNeeded') return { needed: true, fault: null };
  return failure.errors.some(({ field }) => field === 'password')
    ? { needed: true, fault: 'wrong' }
    : null;
};

/**
 * Returns the props of the dialog's button. If the password is needed, the button is a submit
 * button, so that Enter in the password field submits the form. Without a submit button, browsers
 * ignore Enter in a form of several fields; this form's second field is hidden.
 */
export const dialogButtonProps = (
  { needed, form }: { readonly needed: boolean; readonly form: string },
  go: () => void,
) => (needed ? ({ type: 'submit', form } as const) : { onClick: go });

/** The shop asks for the password before some actions if the login is not recent (R69). */
export const usePasswordPrompt = () => {
  const form = useId();
  const [demand, setDemand] = useState(NOT_ASKED);
  return {
    ...demand,
    form,
    sent: demand.needed ? { password: demand.typed } : {},
    type: (typed: string) => setDemand({ needed: true, typed, fault: null }),
    missing: (): boolean => {
      if (!demand.needed || demand.typed !== '') return false;
      setDemand({ ...demand, fault: 'required' });
      return true;
    },
    asks: (failure: ApiFailure): boolean => {
      const current = passwordDemandOf(failure);
      if (current !== null) setDemand({ typed: '', ...current });
      return current !== null;
    },
    forget: () => setDemand(NOT_ASKED),
  };
};

/** Tells password managers which account the password belongs to. */
export const HiddenUsername = ({ email }: { readonly email: string }) => (
  <input
    className="vh"
    type="email"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden
  />
);

type Props = {
  readonly proof: ReturnType<typeof usePasswordPrompt>;
  readonly email: string;
  readonly onSubmit: () => void;
};

export const PasswordAgain = ({ proof, email, onSubmit }: Props) => {
  const { form, needed, typed, fault } = proof;
  const id = `${form}-haslo`;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (needed && typed === '') field.current?.focus();
  }, [needed, typed]);
  if (!needed) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={form} className={frame.form} onSubmit={submit} noValidate>
      <p>{againCopy.why}</p>
      <HiddenUsername email={email} />
      <PasswordField
        ref={field}
        id={id}
        label={againCopy.label}
        name="password"
        autoComplete="current-password"
        value={typed}
        error={fault === null ? undefined : againCopy[fault]}
        onChange={({ target }) => proof.type(target.value)}
      />
    </form>
  );
};
