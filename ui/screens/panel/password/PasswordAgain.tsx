import { type FormEvent, useEffect, useId, useState } from 'react';
import type { ApiFailure } from '../../../../adapters/http/client/failure.ts';
import { againCopy } from '../../../copy/panel.pl.ts';
import { PasswordField } from '../../../parts/PasswordField.tsx';
import frame from '../frame/Panel.module.css';

type Asked = { readonly needed: boolean; readonly typed: string; readonly fault: 'required' | 'wrong' | null };
const NOT_ASKED: Asked = { needed: false, typed: '', fault: null };

/** Whether the shop wants the password with a call, or the one that came with it is wrong; null where it is something else (R69). */
export const askedBy = (failure: ApiFailure): Pick<Asked, 'needed' | 'fault'> | null => {
  if (failure.kind !== 'refused') return null;
  if (failure.code === 'passwordNeeded') return { needed: true, fault: null };
  return failure.errors.some(({ field }) => field === 'password') ? { needed: true, fault: 'wrong' } : null;
};

/**
 * What the button of the question does. Where the password is asked for it sends that form: with a second field for password managers, Enter
 * sends a form only if a button does.
 */
export const goingOn = ({ needed, form }: { readonly needed: boolean; readonly form: string }, go: () => void) =>
  needed ? ({ type: 'submit', form } as const) : { onClick: go };

/** The password that a call may need where the login is not fresh: asked for only once the shop wants it (R69). */
export const usePasswordAgain = () => {
  const form = useId();
  const [asked, setAsked] = useState(NOT_ASKED);
  return {
    ...asked,
    /** The id of the form, for a button that stands outside of it. */
    form,
    /** What goes along with the call. */
    sent: asked.needed ? { password: asked.typed } : {},
    type: (typed: string) => setAsked({ needed: true, typed, fault: null }),
    /** Whether something is missing before the call can be made. */
    missing: (): boolean => {
      if (!asked.needed || asked.typed !== '') return false;
      setAsked({ ...asked, fault: 'required' });
      return true;
    },
    /** Whether a refusal was about the password: then it is asked for from now on. */
    asks: (failure: ApiFailure): boolean => {
      const now = askedBy(failure);
      if (now !== null) setAsked({ typed: '', ...now });
      return now !== null;
    },
    forget: () => setAsked(NOT_ASKED),
  };
};

type Props = { readonly proof: ReturnType<typeof usePasswordAgain>; readonly email: string; readonly onSubmit: () => void };

/** The field for it; nothing while it is not needed. */
export const PasswordAgain = ({ proof, email, onSubmit }: Props) => {
  const { form, needed, typed, fault } = proof;
  const id = `${form}-haslo`;
  // The field comes up in answer to a press: that is where one goes on, also after a wrong one.
  useEffect(() => {
    if (needed && typed === '') document.getElementById(id)?.focus();
  }, [id, needed, typed]);
  if (!needed) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={form} className={frame.form} onSubmit={submit} noValidate>
      <p>{againCopy.why}</p>
      {/* For password managers alone: it tells them whose password this is. */}
      <input className="vh" type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      <PasswordField
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
