import { type ComponentPropsWithRef, useState } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { Field, type FieldFrame, useFieldWithFrame } from './Field.tsx';
import { Icon } from './Icon.tsx';
import css from './PasswordField.module.css';
import text from './TextField.module.css';

type Props = FieldFrame &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldFrame | 'className' | 'style' | 'type'>;

export const PasswordField = ({ autoComplete = 'current-password', ...props }: Props) => {
  const [isVisible, setVisible] = useState(false);
  const { frame, attributes } = useFieldWithFrame(props);
  const words = isVisible ? partsCopy.hidePassword : partsCopy.showPassword;
  return (
    <Field {...frame}>
      <span className={css.both}>
        <input
          {...attributes}
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
          aria-controls={frame.id}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eyeOff' : 'eye'} />
        </button>
      </span>
    </Field>
  );
};
