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
  ...attributes
}: Props) => {
  const [isVisible, setVisible] = useState(false);
  const { id, control } = useField({ hint, error }, attributes.id);
  const words = isVisible ? partsCopy.hidePassword : partsCopy.showPassword;
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      <span className={css.both}>
        <input
          {...attributes}
          {...control}
          className={text.control}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
        />
        <button
          className={css.eye}
          type="button"
          aria-label={words}
          aria-controls={id}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eyeOff' : 'eye'} />
        </button>
      </span>
    </Field>
  );
};
