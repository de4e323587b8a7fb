import type { AmbassadorCode } from '../../../../adapters/http/contract/panel/ambassadors.ts';
import { formatDate, formatMoney } from '../../../format.ts';
import { Label } from '../../../parts/AvailabilityLabel.tsx';
import { Button } from '../../../parts/Button.tsx';
import { ambassadorCopy } from '../copy/panel-ambassador.pl.ts';
import { CopyCode } from '../frame/CopyCode.tsx';
import rows from '../frame/rows.module.css';
import { VoucherFact } from '../vouchers/VoucherRow.tsx';

type Props = { readonly code: AmbassadorCode; readonly onVoucher: () => void };

export const CodeRow = ({ code, onVoucher }: Props) => {
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
        <Label colour={Settled ? 'green' : 'grey'} tick={Settled}>
          {Settled ? ambassadorCopy.settled : ambassadorCopy.open}
        </Label>
        <CopyCode code={Name} />
      </div>
      <dl className={rows.facts}>
        <VoucherFact name={ambassadorCopy.commission}>
          {formatMoney(AmbassadorCommission)}
        </VoucherFact>
        <VoucherFact name={ambassadorCopy.rebate}>{formatMoney(RebateValue)}</VoucherFact>
        <VoucherFact name={ambassadorCopy.rebateSum}>{formatMoney(RebateSum)}</VoucherFact>
        <VoucherFact name={ambassadorCopy.until}>
          {ValidUntil === null ? ambassadorCopy.forever : formatDate(ValidUntil)}
        </VoucherFact>
        <VoucherFact name={ambassadorCopy.users}>
          {UsersList.length === 0
            ? ambassadorCopy.nobody
            : UsersList.map(({ UserName }) => UserName).join(', ')}
        </VoucherFact>
      </dl>
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
