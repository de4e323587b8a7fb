import { newPasswordCopy } from '../../copy/account.pl.ts';
import type { Texts } from '../../forms/use-form.ts';
import { PasswordField } from '../../parts/PasswordField.tsx';
import type { TypedPassword } from '../../state/account/new-password.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

export const NEW_PASSWORD_IDS = { password: 'nowe-haslo', repeat: 'nowe-haslo-powtorz' } as const;

type Props = {
  readonly typed: TypedPassword;
  readonly errors: Texts<keyof TypedPassword>;
  readonly put: (typed: Partial<TypedPassword>) => void;
  readonly about?: string;
};

export const NewPasswordTwice = ({ typed, errors, put, about }: Props) => (
  <>
    <NewPasswordField
      id={NEW_PASSWORD_IDS.password}
      label={newPasswordCopy.password}
      hint={newPasswordCopy.hint}
      {...(about === undefined ? {} : { about })}
      name="password"
      value={typed.password}
      error={errors.password}
      onChange={({ target }) => put({ password: target.value })}
    />
    <PasswordField
      id={NEW_PASSWORD_IDS.repeat}
      label={newPasswordCopy.repeat}
      name="password-repeat"
      autoComplete="new-password"
      value={typed.repeat}
      error={errors.repeat}
      onChange={({ target }) => put({ repeat: target.value })}
    />
  </>
);
