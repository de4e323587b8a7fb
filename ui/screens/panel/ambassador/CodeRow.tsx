import type { AmbassadorCode } from '../../../../adapters/http/contract/panel/ambassadors.ts';
import { ambassadorCopy } from '../../../copy/panel-ambassador.pl.ts';
import { formatDate, formatMoney } from '../../../format.ts';
import { Label } from '../../../parts/AvailabilityLabel.tsx';
import { Button } from '../../../parts/Button.tsx';
import { CopyCode } from '../frame/CopyCode.tsx';
import rows from '../frame/rows.module.css';
import { Fact } from '../vouchers/VoucherRow.tsx';

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
        <Fact name={ambassadorCopy.commission}>{formatMoney(AmbassadorCommission)}</Fact>
        <Fact name={ambassadorCopy.rebate}>{formatMoney(RebateValue)}</Fact>
        <Fact name={ambassadorCopy.rebateSum}>{formatMoney(RebateSum)}</Fact>
        <Fact name={ambassadorCopy.until}>
          {ValidUntil === null ? ambassadorCopy.forever : formatDate(ValidUntil)}
        </Fact>
        <Fact name={ambassadorCopy.users}>
          {UsersList.length === 0
            ? ambassadorCopy.nobody
            : UsersList.map(({ UserName }) => UserName).join(', ')}
        </Fact>
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
