import { useAtomValue, useSetAtom } from 'jotai';
import type { KeyboardEvent } from 'react';
import { codeText } from '../../../copy/wizard-codes.pl.ts';
import { useReadable } from '../../../forms/useReadable.ts';
import { Button } from '../../../parts/Button.tsx';
import { Field, useField } from '../../../parts/Field.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import text from '../../../parts/TextField.module.css';
import { applyCodeAtom, type CodeName, codesAtom, codesOf, forgetCodeAtom } from '../../../state/wizard/codes.ts';
import { wizardAtom } from '../../../state/wizard/wizard.ts';
import { useOnward } from '../frame/onward.ts';
import { outside } from '../frame/outside.ts';
import css from './codes.module.css';

/** What was said of a code last, and a way to have it applied. */
export const useCode = (id: string, name: CodeName) => {
  const codes = codesOf(useAtomValue(codesAtom), id);
  const apply = useSetAtom(applyCodeAtom);
  const forget = useSetAtom(forgetCodeAtom);
  const onward = useOnward(id);
  const said = codes.said[name];
  const forgetLater = useReadable(said ?? null, () => forget(name));
  return {
    said,
    busy: codes.busy === name,
    apply: () => void apply(outside, name).then((to) => onward(to)),
    // What was said of a code stays long enough to be read (R51); a word about an empty field ends with the first letter.
    forget: said?.kind === 'empty' ? () => forget(name) : forgetLater,
  };
};

type Props = {
  /** Of the reservation. */
  readonly reservationId: string;
  readonly name: CodeName;
  /** Of the control: where the summary of errors leads to. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly action: string;
  readonly doing: string;
  /** Why the order does not go out with it. */
  readonly error?: string | undefined;
};

/** A code with its own button; what became of it is said under it, in colour and in words. Enter presses this button, not the order's. */
export const CodeField = ({ reservationId, name, id: ownId, label, hint, value, onChange, action, doing, error }: Props) => {
  const { said, busy, apply, forget } = useCode(reservationId, name);
  const step = useAtomValue(wizardAtom).step === 'summary' ? 'summary' : 'trip';
  const bad = said !== undefined && said.kind !== 'applied' ? codeText(name, said, step) : undefined;
  // What the shop said of a code tells more than that it is not applied.
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
            maxLength={40}
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
            {codeText(name, said)}
          </>
        )}
        {bad && <span className="vh">{bad}</span>}
      </p>
    </div>
  );
};
