import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { call } from '../../../../adapters/http/client/call.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import type { AmbassadorCode } from '../../../../adapters/http/contract/panel/codes.ts';
import { formatDate, formatMoney } from '../../../format.ts';
import { focusOnMount } from '../../../forms/use-form.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { ColourLabel } from '../../../parts/AvailabilityLabel.tsx';
import { Button } from '../../../parts/Button.tsx';
import { DefinitionList } from '../../../parts/DefinitionList.tsx';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import type { Loaded } from '../../../state/loaded.ts';
import { ambassadorCopy } from '../copy/panel-ambassador.pl.ts';
import { CopyCodeButton } from '../frame/CopyCodeButton.tsx';
import { LoadedList } from '../frame/LoadedList.tsx';
import rows from '../frame/rows.module.css';
import type { TabProps } from '../frame/tab.ts';
import { useReplacingForm } from '../frame/use-replacing-form.ts';
import { AmbassadorCodeForm, CommissionDialog } from './AmbassadorCodeForm.tsx';

type Props = { readonly code: AmbassadorCode; readonly onVoucher: () => void };

export const AmbassadorCodeRow = ({ code, onVoucher }: Props) => {
  const {
    Name,
    AmbassadorCommission,
    RebateValue,
    RebateSum,
    ValidUntil,
    UsersList,
    Settled,
    EarnsVoucher,
  } = code;
  return (
    <li className={rows.item}>
      <div className={rows.itemHead}>
        <h3 className={rows.code}>{Name}</h3>
        <ColourLabel colour={Settled ? 'green' : 'grey'} tick={Settled}>
          {Settled ? ambassadorCopy.settled : ambassadorCopy.open}
        </ColourLabel>
        <CopyCodeButton code={Name} />
      </div>
      <DefinitionList
        className={rows.facts}
        rows={[
          [ambassadorCopy.commission, formatMoney(AmbassadorCommission)],
          [ambassadorCopy.rebate, formatMoney(RebateValue)],
          [ambassadorCopy.rebateSum, formatMoney(RebateSum)],
          [
            ambassadorCopy.until,
            ValidUntil === null ? ambassadorCopy.forever : formatDate(ValidUntil),
          ],
          [
            ambassadorCopy.users,
            UsersList.map(({ UserName }) => UserName).join(', ') || ambassadorCopy.nobody,
          ],
        ]}
      />
      {EarnsVoucher && (
        <div>
          <Button
            kind="line"
            small
            aria-label={ambassadorCopy.voucherNamed(Name)}
            onClick={onVoucher}
          >
            {ambassadorCopy.voucher}
          </Button>
        </div>
      )}
    </li>
  );
};

const askCodes = async () =>
  (await call('ambassadorCodes', {})).map(({ AmbassadorCodes }) => AmbassadorCodes ?? []);

type CreatedCode = { readonly kind: 'code' | 'voucher'; readonly code: string };

/** The form for a new code replaces the list of codes. */
export const AmbassadorTab = ({ onLoggedOut }: TabProps) => {
  const { value, failure, reload } = useLoaded(askCodes, onLoggedOut);
  const form = useReplacingForm<CreatedCode>();
  const [asking, setAsking] = useState<AmbassadorCode | null>(null);
  if (failure?.kind === 'refused' && failure.status === 403) return <Stranger />;
  if (form.isOpen)
    return (
      <AmbassadorCodeForm
        onLoggedOut={onLoggedOut}
        onCancel={form.leave}
        onMade={({ Name }) => {
          form.finish({ kind: 'code', code: Name });
          void reload();
        }}
      />
    );
  return (
    <>
      {form.result !== null && (
        <div key={form.result.code} ref={focusOnMount} tabIndex={-1}>
          <AmbassadorSuccessNotice done={form.result} />
        </div>
      )}
      <Panel
        title={ambassadorCopy.title}
        action={
          <Button {...form.opener} kind="line" small>
            {ambassadorCopy.create}
          </Button>
        }
      >
        <AmbassadorCodesView codes={{ value, failure }} onRetry={reload} onVoucher={setAsking} />
      </Panel>
      <CommissionDialog
        code={asking}
        onLoggedOut={onLoggedOut}
        onClose={() => setAsking(null)}
        onMade={(code) => {
          // Close the dialog first, because closing moves the focus to the button that opened it.
          // Then the success message takes the focus.
          flushSync(() => setAsking(null));
          form.setResult({ kind: 'voucher', code });
          void reload();
        }}
      />
    </>
  );
};

/** The success message about a new voucher links to the vouchers. */
export const AmbassadorSuccessNotice = ({
  done: { kind, code },
}: {
  readonly done: CreatedCode;
}) =>
  kind === 'code' ? (
    <Notice kind="good" title={ambassadorCopy.created(code)} live />
  ) : (
    <Notice kind="good" title={ambassadorCopy.generated(code)} live>
      <Link href={pages.vouchers}>{ambassadorCopy.toVouchers}</Link>
    </Notice>
  );

type ViewProps = {
  readonly codes: Loaded<readonly AmbassadorCode[]>;
  readonly onRetry: () => void;
  readonly onVoucher: (code: AmbassadorCode) => void;
};

export const AmbassadorCodesView = ({ codes, onRetry, onVoucher }: ViewProps) => (
  <LoadedList
    list={codes}
    onRetry={onRetry}
    shapes={['title', 'line', 'short']}
    empty={{ title: ambassadorCopy.empty, text: ambassadorCopy.emptyText }}
  >
    {(all) => (
      <>
        <p className="muted">{ambassadorCopy.lead}</p>
        <ul className={rows.items}>
          {all.map((code) => (
            <AmbassadorCodeRow key={code.Id} code={code} onVoucher={() => onVoucher(code)} />
          ))}
        </ul>
      </>
    )}
  </LoadedList>
);

/** Shown if a customer who is no ambassador opens the ambassadors' page by its address (A-026). */
const Stranger = () => (
  <Panel title={ambassadorCopy.tab}>
    <EmptyState
      as="h3"
      title={ambassadorCopy.stranger}
      action={{ href: pages.contact, text: ambassadorCopy.contact }}
    >
      {ambassadorCopy.strangerText}
    </EmptyState>
  </Panel>
);
