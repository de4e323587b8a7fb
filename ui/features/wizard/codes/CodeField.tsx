import { useAtomValue, useSetAtom } from 'jotai';
import type { KeyboardEvent } from 'react';
import { useClearMessageAfterReading } from '../../../forms/use-clear-message-after-reading.ts';
import { Button } from '../../../parts/Button.tsx';
import { Field, useField } from '../../../parts/Field.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import text from '../../../parts/TextField.module.css';
import { codeMessageText } from '../copy/wizard-codes.pl.ts';
import { useOpenNextPage } from '../frame/step-props.ts';
import {
  applyCodeAtom,
  type CodeName,
  clearCodeMessageAtom,
  codesAtom,
  codesOfReservation,
} from '../state/codes.ts';
import { wizardAtom } from '../state/wizard.ts';
import css from './codes.module.css';

export const useCodeField = (id: string, name: CodeName) => {
  const codes = codesOfReservation(useAtomValue(codesAtom), id);
  const apply = useSetAtom(applyCodeAtom);
  const forget = useSetAtom(clearCodeMessageAtom);
  const openNextPage = useOpenNextPage(id);
  const message = codes.said[name];
  const forgetLater = useClearMessageAfterReading(message ?? null, () => forget(name));
  return {
    said: message,
    busy: codes.busy === name,
    apply: () => void apply(name).then((to) => openNextPage(to)),
    // When the visitor types, a message about an empty field disappears at once. Any other message
    // stays until it has been visible for 7 s (R51).
    forget: message?.kind === 'empty' ? () => forget(name) : forgetLater,
  };
};

type Props = {
  readonly reservationId: string;
  readonly name: CodeName;
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly action: string;
  readonly doing: string;
  readonly error?: string | undefined;
};

/** Enter in the field of a code presses the code's button, not the order's button. */
export const CodeField = ({
  reservationId,
  name,
  id: ownId,
  label,
  hint,
  value,
  onChange,
  action,
  doing,
  error,
}: Props) => {
  const { said, busy, apply, forget } = useCodeField(reservationId, name);
  const step = useAtomValue(wizardAtom).step === 'summary' ? 'summary' : 'trip';
  const bad =
    said !== undefined && said.kind !== 'applied' ? codeMessageText(name, said, step) : undefined;
  // The server's message about a code replaces the error 'notApplied', which is less precise.
  const wrong = bad ?? error;
  const { id, control } = useField({ hint, error: wrong }, ownId);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className={css.code}>
      <Field id={id} label={label} hint={hint} error={wrong}>
        <span className={css.line}>
          <input
            {...control}
            className={text.control}
            value={value}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            onKeyDown={onKeyDown}
            onChange={({ target }) => {
              forget();
              onChange(target.value);
            }}
          />
          <Button kind="line" busy={busy && doing} onClick={apply}>
            {action}
          </Button>
        </span>
      </Field>
      <p role="status" className={css.good}>
        {said?.kind === 'applied' && (
          <>
            <Icon name="check" />
            {codeMessageText(name, said)}
          </>
        )}
        {bad && <span className="vh">{bad}</span>}
      </p>
    </div>
  );
};
