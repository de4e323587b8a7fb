import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import type { Voucher } from '../../../../adapters/http/contract/panel/codes.ts';
import { formatDate, formatMoney } from '../../../format.ts';
import { useBrandNames } from '../../../hooks/use-page-data.ts';
import { ColourLabel, type LabelColour } from '../../../parts/AvailabilityLabel.tsx';
import { vouchersCopy } from '../copy/panel-vouchers.pl.ts';
import { CopyCodeButton } from '../frame/CopyCodeButton.tsx';
import rows from '../frame/rows.module.css';
import css from './VoucherRow.module.css';

const COLOURS: Readonly<Record<Voucher['State'], LabelColour>> = {
  inactive: 'amber',
  active: 'green',
  reserved: 'green',
  used: 'grey',
  expired: 'grey',
};

type Props = { readonly voucher: Voucher };

export const VoucherRow = ({ voucher }: Props) => {
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
      <dl className={rows.facts}>
        <VoucherFact name={State === 'used' ? vouchersCopy.worth : vouchersCopy.value}>
          {formatMoney(State === 'used' ? Issued : Value)}
        </VoucherFact>
        <VoucherFact name={vouchersCopy.until}>
          {ValidUntil === null ? vouchersCopy.forever : formatDate(ValidUntil)}
        </VoucherFact>
        <VoucherFact name={vouchersCopy.brand}>
          {RangeId === 'All' ? vouchersCopy.allBrands : (brandNames[RangeId] ?? RangeId)}
        </VoucherFact>
        <VoucherFact name={vouchersCopy.kind}>{vouchersCopy.kinds[Kind]}</VoucherFact>
      </dl>
      {State === 'inactive' && (
        <p className={css.waits}>
          {vouchersCopy.waits} <a href={pages.contact}>{vouchersCopy.write}</a>
        </p>
      )}
    </li>
  );
};

export const VoucherFact = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: string;
}) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
