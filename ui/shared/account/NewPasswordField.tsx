import type { ComponentProps } from 'react';
import { newPasswordCopy, strengthCopy } from '../../copy/account-pages.pl.ts';
import type { FieldProps } from '../../forms/use-form.ts';
import { PasswordField } from '../../parts/PasswordField.tsx';
import type { EnteredPassword } from '../../state/account/new-password.ts';
import { passwordStrengthOf, type Strength } from '../../state/account/password-strength.ts';
import css from './NewPasswordField.module.css';

type Props = ComponentProps<typeof PasswordField> & {
  readonly value: string;
  /** The e-mail or a name: a password that contains it is rated weaker. */
  readonly about?: string;
};

const STROKES: Readonly<Record<Strength, number>> = {
  none: 0,
  short: 0,
  weak: 1,
  fair: 2,
  strong: 3,
};

/** The strength is only a hint: the form accepts a weak password. */
export const NewPasswordField = ({ about, hint, ...attributes }: Props) => {
  const strength = passwordStrengthOf(attributes.value, about);
  return (
    <PasswordField
      {...attributes}
      autoComplete="new-password"
      hint={
        <>
          {hint}
          <span className={css.strength} aria-live="polite">
            {strength !== 'none' && (
              <>
                <span className={css.strokes} data-strength={strength} aria-hidden="true">
                  {[1, 2, 3].map((stroke) => (
                    <span
                      key={stroke}
                      className={stroke <= STROKES[strength] ? css.full : undefined}
                    />
                  ))}
                </span>
                <span>
                  {strengthCopy.label} <b>{strengthCopy[strength]}</b>
                </span>
              </>
            )}
          </span>
        </>
      }
    />
  );
};

export const NEW_PASSWORD_IDS = { password: 'nowe-haslo', repeat: 'nowe-haslo-powtorz' } as const;

type TwiceProps = {
  readonly field: (name: keyof EnteredPassword) => FieldProps<string>;
  readonly about?: string;
};

export const NewPasswordTwice = ({ field, about }: TwiceProps) => (
  <>
    <NewPasswordField
      {...field('password')}
      label={newPasswordCopy.password}
      hint={newPasswordCopy.hint}
      {...(about === undefined ? {} : { about })}
      name="password"
    />
    <PasswordField
      {...field('repeat')}
      label={newPasswordCopy.repeat}
      name="password-repeat"
      autoComplete="new-password"
    />
  </>
);
