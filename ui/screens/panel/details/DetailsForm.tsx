import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import type { Account } from '../../../../adapters/http/contract/account/account.ts';
import { type DetailsField, detailsCopy, detailsErrors, detailsLabels } from '../../../copy/panel.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { RadioGroup } from '../../../parts/Checkbox.tsx';
import { ErrorSummary } from '../../../parts/ErrorSummary.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { SelectField, TextField } from '../../../parts/TextField.tsx';
import {
  type DetailsFaults,
  detailsFaults,
  onPresent,
  presentAccount,
  savedElsewhere,
  sentDetails,
  typedFrom,
} from '../../../state/account/ownDetails.ts';
import { useAskAgain } from '../../../state/account/session.ts';
import { type Trouble, troubleOf } from '../../account/trouble.ts';
import { countries } from '../../person/countries.ts';
import css from '../frame/Panel.module.css';
import type { TabProps } from '../frame/tab.ts';
import { DetailsElsewhere } from './DetailsElsewhere.tsx';

const idOf = (field: DetailsField | 'email'): string => `dane-${field}`;

type Props = TabProps & { readonly onSaved: () => void; readonly onCancel: () => void };

/**
 * Own data and invoice data, edited. What was typed stays after every answer, also where another window saved first (R58); the e-mail is
 * nobody's to change.
 */
export const DetailsForm = ({ account, onLoggedOut, onSaved, onCancel }: Props) => {
  const askAgain = useAskAgain();
  // What the form began with: the account behind the page may be read anew while somebody types.
  const [began, setBegan] = useState(account);
  const [typed, setTyped] = useState(() => typedFrom(account));
  const [present, setPresent] = useState<Account | null>(null);
  const [faults, setFaults] = useState<DetailsFaults>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  // The button that opened the form is gone: its first field takes the focus.
  useEffect(() => {
    document.getElementById(idOf('firstName'))?.focus();
  }, []);

  const errorOf = (field: DetailsField): string | undefined => {
    const code = faults[field];
    return code === undefined ? undefined : detailsErrors[field][code];
  };
  const text = (field: DetailsField, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      id={idOf(field)}
      label={detailsLabels[field]}
      value={typed[field]}
      error={errorOf(field)}
      onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
      {...more}
    />
  );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || present !== null) return;
    setBusy(true);
    setTrouble(null);
    setFaults({});
    const answer = await call('accountDetailsChange', sentDetails(typed, account.Email), { expectedVersion: began.Version });
    if (answer.isOk()) {
      await askAgain();
      return onSaved();
    }
    setBusy(false);
    const { error } = answer;
    if (error.kind === 'refused' && error.status === 401) return onLoggedOut();
    const now = presentAccount(error);
    if (now !== null) {
      // What stands behind the form is shown again when it is left.
      void askAgain();
      return setPresent(now);
    }
    const found = detailsFaults(error, typed);
    setFaults(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length === 0) setTrouble(troubleOf(error));
  };
  const list = countries();

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {trouble && (
        <Notice kind="error" title={detailsCopy.failed} live>
          {trouble.text}
        </Notice>
      )}
      <ErrorSummary
        title={detailsCopy.failed}
        attempt={attempt}
        faults={(Object.keys(typed) as DetailsField[]).flatMap((field) => {
          const words = errorOf(field);
          return words === undefined ? [] : [{ fieldId: idOf(field), text: words }];
        })}
      />
      <fieldset className={css.group}>
        <legend>{detailsCopy.person}</legend>
        <TextField id={idOf('email')} label={detailsLabels.email} note={detailsCopy.emailNote} value={account.Email} readOnly />
        <div className={css.pair}>
          {text('firstName', { autoComplete: 'given-name' })}
          {text('lastName', { autoComplete: 'family-name' })}
          {text('birthDate', {
            autoComplete: 'bday',
            placeholder: detailsCopy.birthPlaceholder,
            hint: detailsCopy.birthHint,
            inputMode: 'numeric',
          })}
          {text('phone', { autoComplete: 'tel', type: 'tel' })}
        </div>
        <RadioGroup
          id={idOf('gender')}
          name="gender"
          legend={detailsLabels.gender}
          options={[
            { value: '1', text: detailsCopy.woman },
            { value: '2', text: detailsCopy.man },
          ]}
          value={typed.gender}
          error={errorOf('gender')}
          onChange={(gender) => setTyped({ ...typed, gender })}
        />
        <div className={css.pair}>
          {text('idDocument', { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, hint: detailsCopy.idHint })}
          <SelectField
            id={idOf('country')}
            label={detailsLabels.country}
            autoComplete="country-name"
            value={typed.country}
            error={errorOf('country')}
            onChange={({ target }) => setTyped({ ...typed, country: target.value })}
          >
            {!list.includes(typed.country) && <option value={typed.country}>{typed.country}</option>}
            {list.map((country) => (
              <option key={country} value={country}>
                {country}
              </option>
            ))}
          </SelectField>
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>{detailsCopy.invoice}</legend>
        <p className="muted">{detailsCopy.invoiceHint}</p>
        <div className={css.pair}>
          {text('invoiceName', { autoComplete: 'billing organization' })}
          {text('invoiceNip', { autoComplete: 'off', inputMode: 'numeric' })}
          {text('invoiceAddress', { autoComplete: 'billing street-address' })}
          {text('invoiceZip', { autoComplete: 'billing postal-code', inputMode: 'numeric', placeholder: '00-000' })}
          {text('invoiceCity', { autoComplete: 'billing address-level2' })}
        </div>
      </fieldset>
      {present && (
        <DetailsElsewhere
          saved={savedElsewhere(began, present)}
          onGo={() => {
            setTyped(onPresent(typed, began, present));
            setBegan(present);
            setPresent(null);
            document.getElementById(idOf('firstName'))?.focus();
          }}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" disabled={present !== null} busy={busy && detailsCopy.saving}>
          {detailsCopy.save}
        </Button>
        <Button kind="line" disabled={busy} onClick={onCancel}>
          {detailsCopy.cancel}
        </Button>
      </div>
    </form>
  );
};
