import type { Step6 } from '../../../../adapters/http/contract/wizard/steps.ts';
import { Button } from '../../../parts/Button.tsx';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { SummaryRows } from '../../../parts/SideSummary.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { codeMessageText, codesCopy } from '../copy/wizard-codes.pl.ts';
import { type StepProps, withPerson } from '../frame/step-props.ts';
import { asksGroupCode } from '../state/codes.ts';
import { controlId } from '../state/failures.ts';
import { numberParticipants } from '../state/party.ts';
import { CodeField, useCodeField } from './CodeField.tsx';
import css from './codes.module.css';
import { FoldedCodes } from './FoldedCodes.tsx';
import { RemoveCodeButton } from './RemoveCodeButton.tsx';

type Props = StepProps<'summary'>;

export const CodesPanel = (props: Props) => {
  const { reservation, answers } = props;
  const { summary } = stepDataOf(reservation);
  if (summary === null) return null;
  const asksGroup = asksGroupCode(reservation, answers.booking.groupCode);
  return (
    <Panel>
      <FoldedCodes title={codesCopy.title} touched={isTouched(props, summary)}>
        <Vouchers {...props} summary={summary} />
        {reservation.Group.Code !== null ? (
          <OwnGroup id={reservation.ReservationId} code={reservation.Group.Code} />
        ) : (
          asksGroup && <Group {...props} />
        )}
        {reservation.Offer.ShowAmbassadorRebate && <Ambassador {...props} summary={summary} />}
      </FoldedCodes>
    </Panel>
  );
};

const CODE_FIELDS: ReadonlySet<string> = new Set(['voucherCode', 'groupCode', 'ambassadorCode']);

const isTouched = (
  { reservation, answers: { booking, people }, wizard }: Props,
  summary: Step6,
): boolean =>
  booking.hasVoucher ||
  booking.groupCode !== '' ||
  booking.ambassadorCode !== '' ||
  people.some(({ voucherCode }) => voucherCode !== '') ||
  summary.Vouchers.length > 0 ||
  summary.AmbassadorRebateCodeDetails !== null ||
  reservation.Group.Code !== null ||
  wizard.faults.some(({ field }) => CODE_FIELDS.has(field));

/** A booking is in at most one group (R51). */
const OwnGroup = ({ id, code }: { readonly id: string; readonly code: string }) => (
  <section className={css.part}>
    <Notice
      kind="good"
      title={codeMessageText(code === id ? 'groupCreate' : 'groupJoin', { kind: 'applied' })}
      live
    >
      <p>{codesCopy.yourCode}</p>
      <p className={css.groupCode}>{code}</p>
      <p>{codesCopy.yourCodeText}</p>
    </Notice>
    <RemoveCodeButton reservationId={id} removal={{ kind: 'group' }} words={codesCopy.leaveGroup} />
  </section>
);

type Of = Props & { readonly summary: Step6 };

const Vouchers = ({ summary, reservation, answers, change, error }: Of) => {
  const { booking, people } = answers;
  return (
    <div className={css.part}>
      {summary.Vouchers.length > 0 && (
        <div>
          <h3>{codesCopy.redeemed}</h3>
          <SummaryRows
            rows={summary.Vouchers.map(({ code, kind, used, remains }) => ({
              text:
                kind === 'gift' ? codesCopy.gift(code, remains) : codesCopy.discount(code, used),
              amount: codesCopy.taken(used),
              minus: true,
            }))}
          />
          {summary.Vouchers.map(({ code }) => (
            <RemoveCodeButton
              key={code}
              reservationId={reservation.ReservationId}
              removal={{ kind: 'voucher', code }}
              words={codesCopy.removeVoucher(code)}
            />
          ))}
        </div>
      )}
      <Checkbox
        checked={booking.hasVoucher}
        onChange={({ target }) =>
          change({ ...answers, booking: { ...booking, hasVoucher: target.checked } })
        }
      >
        {codesCopy.have}
      </Checkbox>
      {booking.hasVoucher && (
        <>
          <p className="muted">{codesCopy.voucherHint}</p>
          {numberParticipants(people).map(({ number, index, one: { voucherCode } }) => (
            <CodeField
              key={number}
              reservationId={reservation.ReservationId}
              name={`voucher-${number}`}
              id={controlId('voucherCode', index + 1)}
              label={codesCopy.voucher(index + 1, people.length)}
              value={voucherCode}
              onChange={(value) => change(withPerson(answers, index, { voucherCode: value }))}
              action={codesCopy.redeem}
              doing={codesCopy.redeeming}
              error={error('voucherCode', index + 1)}
            />
          ))}
        </>
      )}
    </div>
  );
};

const Ambassador = ({ summary, reservation, answers, change, error }: Of) => {
  const { booking } = answers;
  const used = summary.AmbassadorRebateCodeDetails;
  // A booking takes only one ambassador code, so the used code replaces the field (R22).
  if (used !== null)
    return (
      <div className={css.part}>
        <Notice kind="good" title={codeMessageText('ambassador', { kind: 'applied' })} live>
          {codesCopy.used(used.Name)}
        </Notice>
        <RemoveCodeButton
          reservationId={reservation.ReservationId}
          removal={{ kind: 'ambassador' }}
          words={codesCopy.removeAmbassador}
        />
      </div>
    );
  return (
    <div className={css.part}>
      <CodeField
        reservationId={reservation.ReservationId}
        name="ambassador"
        id={controlId('ambassadorCode')}
        label={codesCopy.ambassador}
        hint={codesCopy.ambassadorHint}
        value={booking.ambassadorCode}
        onChange={(ambassadorCode) =>
          change({ ...answers, booking: { ...booking, ambassadorCode } })
        }
        action={codesCopy.use}
        doing={codesCopy.using}
        error={error('ambassadorCode')}
      />
    </div>
  );
};

/** After a wrong code the customer can still join or open a group (R51). */
const Group = ({ reservation, answers, change, error }: Props) => {
  const { booking } = answers;
  const opening = useCodeField(reservation.ReservationId, 'groupCreate');
  const refused =
    opening.said !== undefined && opening.said.kind !== 'applied' ? opening.said : null;
  return (
    <section className={css.part} aria-labelledby="grupa">
      <h3 id="grupa">{codesCopy.groupTitle}</h3>
      <p className="muted">{codesCopy.groupText}</p>
      <CodeField
        reservationId={reservation.ReservationId}
        name="groupJoin"
        id={controlId('groupCode')}
        label={codesCopy.join}
        value={booking.groupCode}
        onChange={(groupCode) => change({ ...answers, booking: { ...booking, groupCode } })}
        action={codesCopy.joinAction}
        doing={codesCopy.joining}
        error={error('groupCode')}
      />
      <div>
        <Button kind="quiet" busy={opening.busy && codesCopy.creating} onClick={opening.apply}>
          {codesCopy.create}
        </Button>
        <p className="muted">{codesCopy.createHint}</p>
      </div>
      {refused && (
        <Notice kind="error" live>
          {codeMessageText('groupCreate', refused)}
        </Notice>
      )}
    </section>
  );
};
