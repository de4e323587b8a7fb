import { newPasswordCopy } from '../../copy/account-pages.pl.ts';
import type { FieldProps } from '../../forms/use-form.ts';
import { PasswordField } from '../../parts/PasswordField.tsx';
import type { EnteredPassword } from '../../state/account/new-password.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

export const NEW_PASSWORD_IDS = { password: 'nowe-haslo', repeat: 'nowe-haslo-powtorz' } as const;

type Props = {
  readonly field: (name: keyof EnteredPassword) => FieldProps<string>;
  readonly about?: string;
};

export const NewPasswordTwice = ({ field, about }: Props) => (
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
