import { useSetAtom } from 'jotai';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { call } from '../../../../adapters/http/client/call.ts';
import type { Account } from '../../../../adapters/http/contract/account/account.ts';
import { normalizeEnteredBirthDate } from '../../../../adapters/http/contract/account/birth-date.ts';
import type { FieldError } from '../../../../adapters/http/contract/failure.ts';
import { countryName } from '../../../../adapters/http/contract/names.pl.ts';
import { HOME_COUNTRY } from '../../../../adapters/http/contract/screen-rules.ts';
import { birthDateHints, genderText } from '../../../copy/person.pl.ts';
import { withRefusedCharacter } from '../../../copy/refused-character.pl.ts';
import { formatDate } from '../../../format.ts';
import { FormFailures } from '../../../forms/FormFailures.tsx';
import { focusOnMount, type Texts, toSubmitFailure, useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { SelectField, TextField } from '../../../parts/TextField.tsx';
import { buyerCountries } from '../../../shared/person/countries.ts';
import {
  addDateHyphens,
  type EditedPerson,
  PERSON_FIELDS,
  PersonCountry,
  PersonGender,
} from '../../../shared/person/PersonField.tsx';
import {
  accountInRefusal,
  type DetailsField,
  detailsFaults,
  detailsFormOf,
  type EnteredDetails,
  findDetailsSavedElsewhere,
  mergeEnteredIntoSavedDetails,
  type SavedElsewhere,
  toDetailsRequest,
} from '../../../state/account/own-details.ts';
import { loadSessionAtom } from '../../../state/account/session.ts';
import { detailsCopy, detailsErrors, detailsLabels, elsewhereCopy } from '../copy/panel.pl.ts';
import { DataRows } from '../frame/DataRows.tsx';
import css from '../frame/Panel.module.css';
import type { TabProps } from '../frame/tab.ts';
import { useReplacingForm } from '../frame/use-replacing-form.ts';
import { ExportAndDeletionPanel } from './ExportAndDeletionPanel.tsx';

const idOf = (field: DetailsField | 'email'): string => `dane-${field}`;
/**
 * The element ids of the fields, in the order of the fields on the screen. The error summary lists
 * errors in this order.
 */
const IDS = Object.fromEntries(
  Object.keys(detailsLabels).map((field) => [field, idOf(field as DetailsField)]),
) as Record<DetailsField, string>;

const wordsOf = (
  faults: ReturnType<typeof detailsFaults>,
  errors: readonly FieldError[],
): Texts<DetailsField> =>
  Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [
      field,
      withRefusedCharacter(
        detailsErrors[field as DetailsField][code],
        errors.find((error) => error.field === field)?.detail,
      ),
    ]),
  );

type Props = TabProps & { readonly onSaved: () => void; readonly onCancel: () => void };

/** The form keeps its values after every response (R58). The e-mail cannot change. */
export const DetailsForm = ({ account, onLoggedOut, onSaved, onCancel }: Props) => {
  const askSession = useSetAtom(loadSessionAtom);
  // The page can reload the account while the customer types, so the form keeps its own copy.
  const [began, setBegan] = useState(account);
  const [present, setPresent] = useState<Account | null>(null);
  // The first field takes the focus, because the button that opened the form is gone.
  const firstName = useRef<HTMLInputElement>(null);
  useEffect(() => firstName.current?.focus(), []);

  const form = useForm({
    start: (): EnteredDetails => detailsFormOf(account),
    ids: IDS,
    send: async (values) => {
      if (present !== null) return undefined;
      const answer = await call('accountDetailsChange', toDetailsRequest(values, began), {
        expectedVersion: began.Version,
      });
      if (answer.isOk()) {
        await askSession();
        return void onSaved();
      }
      const { error } = answer;
      if (error.kind === 'refused' && error.status === 401) return void onLoggedOut();
      const current = accountInRefusal(error);
      if (current !== null) {
        void askSession();
        return void setPresent(current);
      }
      const errors = wordsOf(
        detailsFaults(error, values),
        error.kind === 'refused' ? error.errors : [],
      );
      return toSubmitFailure(errors, error);
    },
  });
  const { values: typed, put, errors, busy } = form;
  const text = (field: DetailsField, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      id={idOf(field)}
      name={field}
      label={detailsLabels[field]}
      value={typed[field]}
      error={errors[field]}
      onChange={({ target }) => put({ [field]: target.value })}
      {...more}
    />
  );
  const person: EditedPerson = {
    typed: { ...typed, email: account.Email },
    id: idOf,
    error: (field) => (field === 'email' ? undefined : errors[field]),
    set: (field, value) => put({ [field]: value }),
  };
  const isHome = typed.invoiceCountry === HOME_COUNTRY;

  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <FormFailures form={form} title={detailsCopy.failed} failed={detailsCopy.failed} />
      <fieldset className={css.group}>
        <legend>{detailsCopy.person}</legend>
        <TextField
          id={idOf('email')}
          label={detailsLabels.email}
          note={detailsCopy.emailNote}
          value={account.Email}
          readOnly
        />
        <div className={css.pair}>
          {text('firstName', { ref: firstName, autoComplete: 'given-name' })}
          {text('lastName', { autoComplete: 'family-name' })}
          {text('birthDate', {
            autoComplete: 'bday',
            ...birthDateHints,
            inputMode: 'numeric',
            onChange: ({ target }) =>
              put({ birthDate: addDateHyphens(target.value, typed.birthDate) }),
            onBlur: ({ target }) => put({ birthDate: normalizeEnteredBirthDate(target.value) }),
          })}
          {text('phone', { autoComplete: 'tel', type: 'tel' })}
        </div>
        <PersonGender of={person} name="gender" />
        <div className={css.pair}>
          {text('idDocument', {
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            hint: detailsCopy.idHint,
          })}
          <PersonCountry of={person} name="country" autoComplete="country-name" />
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>{detailsCopy.invoice}</legend>
        <p className="muted">{detailsCopy.invoiceHint}</p>
        <div className={css.pair}>
          {text('invoiceName', { autoComplete: 'billing organization' })}
          {text('invoiceNip', { autoComplete: 'off', inputMode: isHome ? 'numeric' : 'text' })}
          {text('invoiceAddress', { autoComplete: 'billing street-address' })}
          {text('invoiceZip', {
            autoComplete: 'billing postal-code',
            ...(isHome ? { inputMode: 'numeric', placeholder: '00-000' } : {}),
          })}
          {text('invoiceCity', { autoComplete: 'billing address-level2' })}
          <SelectField
            id={idOf('invoiceCountry')}
            name="invoiceCountry"
            label={detailsLabels.invoiceCountry}
            autoComplete="billing country"
            value={typed.invoiceCountry}
            error={errors.invoiceCountry}
            onChange={({ target }) => put({ invoiceCountry: target.value })}
          >
            {buyerCountries().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </fieldset>
      {present && (
        <DetailsChangedElsewhere
          saved={findDetailsSavedElsewhere(began, present)}
          onGo={() => {
            put(mergeEnteredIntoSavedDetails(typed, began, present));
            setBegan(present);
            setPresent(null);
            firstName.current?.focus();
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

const PERSON = PERSON_FIELDS.filter((field) => field !== 'email');
const INVOICE: readonly DetailsField[] = [
  'invoiceName',
  'invoiceNip',
  'invoiceAddress',
  'invoiceZip',
  'invoiceCity',
  'invoiceCountry',
];

/** The data are read-only until 'Zmień dane' is pressed, and again after saving. */
export const DetailsTab = ({ account, onLoggedOut }: TabProps) => {
  const form = useReplacingForm<true>();
  return (
    <>
      {form.result && (
        <div ref={focusOnMount} tabIndex={-1}>
          <Notice kind="good" title={detailsCopy.saved} live />
        </div>
      )}
      <Panel
        title={detailsCopy.title}
        action={
          !form.isOpen && (
            <Button {...form.opener} kind="line" small icon="pencil">
              {detailsCopy.change}
            </Button>
          )
        }
      >
        {form.isOpen ? (
          <DetailsForm
            account={account}
            onLoggedOut={onLoggedOut}
            onCancel={form.leave}
            onSaved={() => form.finish(true)}
          />
        ) : (
          <DetailsView account={account} />
        )}
      </Panel>
      {!form.isOpen && <ExportAndDeletionPanel account={account} onLoggedOut={onLoggedOut} />}
    </>
  );
};

export const DetailsView = ({ account }: { readonly account: Account }) => {
  const typed = detailsFormOf(account);
  const textOf = (field: DetailsField): string => {
    if (field === 'birthDate' && typed.birthDate !== '') return formatDate(typed.birthDate);
    if (field === 'gender') return genderText(typed.gender);
    if (field === 'invoiceCountry') return countryName(typed.invoiceCountry);
    return typed[field];
  };
  const rowOf = (field: DetailsField) => [detailsLabels[field], textOf(field)] as const;
  return (
    <>
      <h3 className={css.groupTitle}>{detailsCopy.person}</h3>
      <DataRows rows={[[detailsLabels.email, account.Email], ...PERSON.map(rowOf)]} />
      <h3 className={css.groupTitle}>{detailsCopy.invoice}</h3>
      <DataRows rows={INVOICE.map(rowOf)} />
    </>
  );
};

type ElsewhereProps = { readonly saved: readonly SavedElsewhere[]; readonly onGo: () => void };

const savedText = ({ field, value }: SavedElsewhere): string => {
  if (value === '') return elsewhereCopy.none;
  if (field === 'birthDate') return formatDate(value);
  if (field === 'gender') return genderText(value);
  return value;
};

/**
 * Warns that another window has saved account data since this form opened. Shows the saved values;
 * the typed values stay in the form, and nothing is overwritten (R58).
 */
export const DetailsChangedElsewhere = ({ saved, onGo }: ElsewhereProps) => (
  <div ref={focusOnMount} tabIndex={-1}>
    <Notice kind="warning" title={elsewhereCopy.title} live>
      <div className={css.told}>
        <p>{elsewhereCopy.text}</p>
        {saved.length > 0 && (
          <div>
            <p>{elsewhereCopy.now}:</p>
            <ul>
              {saved.map((each) => (
                <li key={each.field}>{`${detailsLabels[each.field]}: ${savedText(each)}`}</li>
              ))}
            </ul>
          </div>
        )}
        <div>
          <Button kind="line" small onClick={onGo}>
            {elsewhereCopy.go}
          </Button>
        </div>
      </div>
    </Notice>
  </div>
);
