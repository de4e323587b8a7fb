import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../../adapters/http/client/call.ts';
import type { Voucher } from '../../../../adapters/http/contract/panel/codes.ts';
import { focusWhenShown } from '../../../forms/use-form.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import type { Loaded } from '../../../state/loaded.ts';
import { vouchersCopy } from '../copy/panel-vouchers.pl.ts';
import { LoadedList } from '../frame/LoadedList.tsx';
import rows from '../frame/rows.module.css';
import type { TabProps } from '../frame/tab.ts';
import { VoucherForm } from './VoucherForm.tsx';
import { VoucherRow } from './VoucherRow.tsx';

const askVouchers = async () => (await call('accountVouchers', {})).map(({ Vouchers }) => Vouchers);

/** The form for a new voucher replaces the list of vouchers. */
export const VouchersTab = ({ onLoggedOut }: TabProps) => {
  const { value, failure, reload } = useLoaded(askVouchers, onLoggedOut);
  const [making, setMaking] = useState(false);
  const [created, setCreated] = useState<Voucher | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (making)
    return (
      <VoucherForm
        onLoggedOut={onLoggedOut}
        onCancel={() => {
          flushSync(() => setMaking(false));
          opener.current?.focus();
        }}
        onMade={(voucher) => {
          setCreated(voucher);
          setMaking(false);
          void reload();
        }}
      />
    );
  return (
    <>
      {created !== null && (
        <div ref={focusWhenShown} tabIndex={-1}>
          <Notice kind="good" title={vouchersCopy.created} live>
            {vouchersCopy.createdCode(created.Name)}
          </Notice>
        </div>
      )}
      <Panel
        title={vouchersCopy.title}
        action={
          <Button
            ref={opener}
            kind="line"
            small
            onClick={() => {
              setCreated(null);
              setMaking(true);
            }}
          >
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
