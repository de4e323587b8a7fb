import { type ComponentPropsWithRef, useState } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { Field, type FieldFrame, useField } from './Field.tsx';
import { Icon } from './Icon.tsx';
import css from './PasswordField.module.css';
import text from './TextField.module.css';

type Props = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldFrame | 'className' | 'style' | 'type'>;

export const PasswordField = ({
  label,
  hint,
  error,
  note,
  autoComplete = 'current-password',
  ...rest
}: Props) => {
  const [shown, setShown] = useState(false);
  const { id, control } = useField({ hint, error }, rest.id);
  const words = shown ? partsCopy.hidePassword : partsCopy.showPassword;
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      <span className={css.both}>
        <input
          {...rest}
          {...control}
          className={text.control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
        />
        <button
          className={css.eye}
          type="button"
          aria-label={words}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      </span>
    </Field>
  );
};
