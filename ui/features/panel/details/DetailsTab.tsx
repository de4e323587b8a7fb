import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Account } from '../../../../adapters/http/contract/account/account.ts';
import { formatDate } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { countryName } from '../../../shared/person/countries.ts';
import { type DetailsField, detailsFormOf } from '../../../state/account/own-details.ts';
import { detailsCopy, detailsLabels } from '../copy/panel.pl.ts';
import css from '../frame/Panel.module.css';
import type { TabProps } from '../frame/tab.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { LeavingPanel } from './LeavingPanel.tsx';

const PERSON: readonly DetailsField[] = [
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'idDocument',
  'country',
  'phone',
];
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
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (saved) notice.current?.focus();
  }, [saved]);
  return (
    <>
      {saved && (
        <div ref={notice} tabIndex={-1}>
          <Notice kind="good" title={detailsCopy.saved} live />
        </div>
      )}
      <Panel
        title={detailsCopy.title}
        action={
          !editing && (
            <Button
              ref={opener}
              kind="line"
              small
              icon="pencil"
              onClick={() => {
                setSaved(false);
                setEditing(true);
              }}
            >
              {detailsCopy.change}
            </Button>
          )
        }
      >
        {editing ? (
          <DetailsForm
            account={account}
            onLoggedOut={onLoggedOut}
            onCancel={() => {
              flushSync(() => setEditing(false));
              opener.current?.focus();
            }}
            onSaved={() => {
              setEditing(false);
              setSaved(true);
            }}
          />
        ) : (
          <DetailsView account={account} />
        )}
      </Panel>
      {!editing && <LeavingPanel account={account} onLoggedOut={onLoggedOut} />}
    </>
  );
};

export const DetailsView = ({ account }: { readonly account: Account }) => {
  const typed = detailsFormOf(account);
  const textOf = (field: DetailsField): string => {
    if (field === 'birthDate' && typed.birthDate !== '') return formatDate(typed.birthDate);
    if (field === 'gender')
      return typed.gender === '1' ? detailsCopy.woman : typed.gender === '2' ? detailsCopy.man : '';
    if (field === 'invoiceCountry') return countryName(typed.invoiceCountry);
    return typed[field];
  };
  return (
    <>
      <h3 className={css.groupTitle}>{detailsCopy.person}</h3>
      <dl className={css.data}>
        <Row name={detailsLabels.email} value={account.Email} />
        {PERSON.map((field) => (
          <Row key={field} name={detailsLabels[field]} value={textOf(field)} />
        ))}
      </dl>
      <h3 className={css.groupTitle}>{detailsCopy.invoice}</h3>
      <dl className={css.data}>
        {INVOICE.map((field) => (
          <Row key={field} name={detailsLabels[field]} value={textOf(field)} />
        ))}
      </dl>
    </>
  );
};

const Row = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value === '' ? <span className={css.none}>{detailsCopy.none}</span> : value}</dd>
  </div>
);
