import type { ComponentProps } from 'react';
import { strengthCopy } from '../../copy/account-pages.pl.ts';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { type Strength, strengthOf } from '../../state/account/password-strength.ts';
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
  const strength = strengthOf(attributes.value, about);
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
