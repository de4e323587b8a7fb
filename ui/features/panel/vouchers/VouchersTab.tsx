import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../../adapters/http/client/call.ts';
import type { Voucher } from '../../../../adapters/http/contract/panel/vouchers.ts';
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

/** The form for a new voucher replaces the list. */
export const VouchersTab = ({ onLoggedOut }: TabProps) => {
  const { value, failure, reload } = useLoaded(askVouchers, onLoggedOut);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<Voucher | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (made !== null) notice.current?.focus();
  }, [made]);
  if (making)
    return (
      <VoucherForm
        onLoggedOut={onLoggedOut}
        onCancel={() => {
          flushSync(() => setMaking(false));
          opener.current?.focus();
        }}
        onMade={(voucher) => {
          setMade(voucher);
          setMaking(false);
          void reload();
        }}
      />
    );
  return (
    <>
      {made !== null && (
        <div ref={notice} tabIndex={-1}>
          <Notice kind="good" title={vouchersCopy.created} live>
            {vouchersCopy.createdCode(made.Name)}
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
              setMade(null);
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
