import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import type { Voucher } from '../../../../adapters/http/contract/panel/vouchers.ts';
import { brandNames, vouchersCopy } from '../../../copy/panel-vouchers.pl.ts';
import { day, money } from '../../../format.ts';
import { Label, type LabelColour } from '../../../parts/AvailabilityLabel.tsx';
import { type VoucherState, voucherState } from '../../../state/panel/vouchers.ts';
import { CopyButton } from '../frame/CopyButton.tsx';
import css from '../frame/Extras.module.css';

const COLOURS: Readonly<Record<VoucherState, LabelColour>> = { waiting: 'amber', active: 'green', used: 'grey', expired: 'grey' };

type Props = { readonly voucher: Voucher /** YYYY-MM-DD. */; readonly today: string };

/** One voucher: its code, how it stands, what is left of it, for how long and where. */
export const VoucherRow = ({ voucher, today }: Props) => {
  const { Name, Description, Value, ValidUntil, RangeId, Kind } = voucher;
  const state = voucherState(voucher, today);
  return (
    <li className={css.item}>
      <div className={css.itemHead}>
        <h3 className={css.code}>{Name}</h3>
        <Label colour={COLOURS[state]} tick={state === 'active'}>
          {vouchersCopy.states[state]}
        </Label>
        {state === 'active' && <CopyButton code={Name} />}
      </div>
      {Description !== '' && <p>{Description}</p>}
      <dl className={css.facts}>
        <Fact name={vouchersCopy.value}>{money(Value)}</Fact>
        <Fact name={vouchersCopy.until}>{ValidUntil === null ? vouchersCopy.forever : day(ValidUntil)}</Fact>
        <Fact name={vouchersCopy.brand}>{RangeId === 'All' ? vouchersCopy.allBrands : (brandNames[RangeId] ?? RangeId)}</Fact>
        <Fact name={vouchersCopy.kind}>{vouchersCopy.kinds[Kind]}</Fact>
      </dl>
      {state === 'waiting' && (
        <p className={css.waits}>
          {vouchersCopy.waits} <a href={pages.contact}>{vouchersCopy.write}</a>
        </p>
      )}
    </li>
  );
};

/** A name and a value of a voucher or a code. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
