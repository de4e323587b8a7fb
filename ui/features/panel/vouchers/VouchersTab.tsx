import { call } from '../../../../adapters/http/client/call.ts';
import { normalizeEnteredAmount } from '../../../../adapters/http/contract/codecs/amounts.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import type { Voucher } from '../../../../adapters/http/contract/panel/codes.ts';
import { VOUCHER_AMOUNTS } from '../../../../adapters/http/contract/panel/voucher-amounts.ts';
import { formatDate, formatMoney } from '../../../format.ts';
import { FormFailures } from '../../../forms/FormFailures.tsx';
import { focusOnMount, type Texts, toSubmitFailure, useForm } from '../../../forms/use-form.ts';
import { useIdempotencyKey } from '../../../hooks/use-idempotency-key.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { useBrandNames } from '../../../hooks/use-page-data.ts';
import { ColourLabel, type LabelColour } from '../../../parts/AvailabilityLabel.tsx';
import { Button } from '../../../parts/Button.tsx';
import { DefinitionList } from '../../../parts/DefinitionList.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { isLoggedOut, type Loaded } from '../../../state/loaded.ts';
import { voucherErrors, vouchersCopy } from '../copy/panel-vouchers.pl.ts';
import { CopyCodeButton } from '../frame/CopyCodeButton.tsx';
import { LoadedList } from '../frame/LoadedList.tsx';
import css from '../frame/Panel.module.css';
import rows from '../frame/rows.module.css';
import type { TabProps } from '../frame/tab.ts';
import { useReplacingForm } from '../frame/use-replacing-form.ts';
import {
  type VoucherFaults,
  type VoucherFormField,
  voucherFaults,
  voucherRefusalFaults,
} from '../state/vouchers.ts';
import rowCss from './VoucherRow.module.css';

const askVouchers = async () => (await call('accountVouchers', {})).map(({ Vouchers }) => Vouchers);

/** The form for a new voucher replaces the list of vouchers. */
export const VouchersTab = ({ onLoggedOut }: TabProps) => {
  const { value, failure, reload } = useLoaded(askVouchers, onLoggedOut);
  const form = useReplacingForm<Voucher>();
  const { result: created } = form;
  if (form.isOpen)
    return (
      <VoucherForm
        onLoggedOut={onLoggedOut}
        onCancel={form.leave}
        onMade={(voucher) => {
          form.finish(voucher);
          void reload();
        }}
      />
    );
  return (
    <>
      {created !== null && (
        <div ref={focusOnMount} tabIndex={-1}>
          <Notice kind="good" title={vouchersCopy.created} live>
            {vouchersCopy.createdCode(created.Name)}
          </Notice>
        </div>
      )}
      <Panel
        title={vouchersCopy.title}
        action={
          <Button {...form.opener} kind="line" small>
            {vouchersCopy.create}
          </Button>
        }
      >
        <VouchersView vouchers={{ value, failure }} onRetry={reload} />
      </Panel>
    </>
  );
};

type ViewProps = { readonly vouchers: Loaded<readonly Voucher[]>; readonly onRetry: () => void };

export const VouchersView = ({ vouchers, onRetry }: ViewProps) => (
  <LoadedList
    list={vouchers}
    onRetry={onRetry}
    shapes={['title', 'line', 'short']}
    empty={{ title: vouchersCopy.empty, text: vouchersCopy.emptyText }}
  >
    {(all) => (
      <>
        <p className="muted">{vouchersCopy.how}</p>
        <ul className={rows.items}>
          {all.map((voucher) => (
            <VoucherRow key={voucher.Name} voucher={voucher} />
          ))}
        </ul>
      </>
    )}
  </LoadedList>
);

const IDS: Readonly<Record<VoucherFormField, string>> = {
  description: 'voucher-opis',
  value: 'voucher-kwota',
};

const wordsOf = (faults: VoucherFaults): Texts<VoucherFormField> =>
  Object.fromEntries(
    Object.entries(faults).map(([field, code]) => [
      field,
      voucherErrors[field as VoucherFormField][code],
    ]),
  );

type FormProps = {
  readonly onMade: (voucher: Voucher) => void;
  readonly onCancel: () => void;
  readonly onLoggedOut: () => void;
};

/** The form keeps its values after every response. */
export const VoucherForm = ({ onMade, onCancel, onLoggedOut }: FormProps) => {
  const keyOf = useIdempotencyKey();
  const form = useForm({
    start: { description: '', value: '' },
    ids: IDS,
    check: (values) => wordsOf(voucherFaults(values)),
    send: async ({ description, value }) => {
      const body = { description: description.trim(), value: normalizeEnteredAmount(value) ?? '' };
      const answer = await call('voucherCreate', body, { idempotencyKey: keyOf(body) });
      if (answer.isOk()) return void onMade(answer.value.Voucher);
      if (isLoggedOut(answer.error)) return void onLoggedOut();
      return toSubmitFailure(wordsOf(voucherRefusalFaults(answer.error)), answer.error);
    },
  });
  const { field, busy } = form;

  return (
    <Panel title={vouchersCopy.formTitle}>
      <form className={`${css.form} ${css.narrow}`} onSubmit={form.submit} noValidate>
        <FormFailures form={form} title={vouchersCopy.failed} failed={vouchersCopy.failed} />
        <TextField
          ref={focusOnMount}
          {...field('description')}
          label={vouchersCopy.description}
          hint={vouchersCopy.descriptionHint}
        />
        <TextField
          {...field('value')}
          label={vouchersCopy.amount}
          hint={vouchersCopy.amountHint(
            formatMoney(VOUCHER_AMOUNTS.least),
            formatMoney(VOUCHER_AMOUNTS.most),
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <div className={css.actions}>
          <Button type="submit" busy={busy && vouchersCopy.busy}>
            {vouchersCopy.submit}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onCancel}>
            {vouchersCopy.cancel}
          </Button>
        </div>
      </form>
    </Panel>
  );
};

const COLOURS: Readonly<Record<Voucher['State'], LabelColour>> = {
  inactive: 'amber',
  active: 'green',
  reserved: 'green',
  used: 'grey',
  expired: 'grey',
};

type RowProps = { readonly voucher: Voucher };

export const VoucherRow = ({ voucher }: RowProps) => {
  const { Name, Description, Value, Issued, ValidUntil, RangeId, Kind, State } = voucher;
  const brandNames = useBrandNames();
  // A voucher that a draft has reserved counts as usable, because the draft is not ordered yet.
  const good = State === 'active' || State === 'reserved';
  return (
    <li className={rows.item}>
      <div className={rows.itemHead}>
        <h3 className={rows.code}>{Name}</h3>
        <ColourLabel colour={COLOURS[State]} tick={good}>
          {vouchersCopy.states[State]}
        </ColourLabel>
        {good && <CopyCodeButton code={Name} />}
      </div>
      {Description !== '' && <p>{Description}</p>}
      <DefinitionList
        className={rows.facts}
        rows={[
          State === 'used'
            ? [vouchersCopy.worth, formatMoney(Issued)]
            : [vouchersCopy.value, formatMoney(Value)],
          [vouchersCopy.until, ValidUntil === null ? vouchersCopy.forever : formatDate(ValidUntil)],
          [
            vouchersCopy.brand,
            RangeId === 'All' ? vouchersCopy.allBrands : (brandNames[RangeId] ?? RangeId),
          ],
          [vouchersCopy.kind, vouchersCopy.kinds[Kind]],
        ]}
      />
      {State === 'inactive' && (
        <p className={rowCss.waits}>
          {vouchersCopy.waits} <a href={pages.contact}>{vouchersCopy.write}</a>
        </p>
      )}
    </li>
  );
};
