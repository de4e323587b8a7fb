import { useAtomValue } from 'jotai';
import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { CopyButton } from '../../../parts/words/CopyButton.tsx';
import { CodeField, useCodeField } from '../codes/CodeField.tsx';
import { FoldedCodes } from '../codes/FoldedCodes.tsx';
import { RemoveCodeButton } from '../codes/RemoveCodeButton.tsx';
import { groupCopy } from '../copy/wizard.pl.ts';
import { codeMessageText, codesCopy } from '../copy/wizard-codes.pl.ts';
import type { StepProps } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { codesAtom, codesOfReservation } from '../state/codes.ts';
import { controlId } from '../state/failures.ts';
import css from './trip.module.css';

type Props = StepProps<'trip'>;

/**
 * Only logged-in bookers of offers with the group rebate see the group section (W-029). A typed code
 * stays visible after a logout, because it blocks the step until it is removed (R51.7).
 */
export const GroupSection = (props: Props) => {
  const { reservation, answers } = props;
  const session = useSession();
  if (
    !reservation.Offer.ShowGroupRebate ||
    answers.booking.option === 'whole' ||
    (session.kind !== 'customer' && answers.booking.groupCode === '')
  )
    return null;
  const { Code: code, Days } = reservation.Group;
  return (
    <Panel>
      <FoldedCodes
        title={groupCopy.title}
        touched={
          code !== null ||
          answers.booking.groupCode !== '' ||
          props.error('groupCode') !== undefined
        }
      >
        <p className="muted">{joinShortWordsByNoBreakSpaces(groupCopy.text(Days))}</p>
        {code !== null ? (
          <OwnGroupNotice id={reservation.ReservationId} code={code} />
        ) : (
          <Choice {...props} />
        )}
      </FoldedCodes>
    </Panel>
  );
};

const OwnGroupNotice = ({ id, code }: { readonly id: string; readonly code: string }) => {
  // A group's code is the id of its first booking. Another id means that this booking has joined.
  const joinedNow =
    codesOfReservation(useAtomValue(codesAtom), id).said.groupJoin?.kind === 'applied';
  const joined = joinedNow || code !== id;
  return (
    <>
      <Notice
        kind="good"
        title={codeMessageText(joined ? 'groupJoin' : 'groupCreate', { kind: 'applied' })}
        live
      >
        {!joined && groupCopy.yoursText}
      </Notice>
      <p className={css.code}>
        <span>
          {groupCopy.yours}: <b>{code}</b>
        </span>
        <CopyButton text={code} action={groupCopy.copy} />
      </p>
      <RemoveCodeButton
        reservationId={id}
        removal={{ kind: 'group' }}
        words={codesCopy.leaveGroup}
      />
    </>
  );
};

/** After a wrong code the customer can still join or open a group (R51). */
const Choice = ({ reservation, answers, change, error }: Props) => {
  const { booking } = answers;
  const opening = useCodeField(reservation.ReservationId, 'groupCreate');
  return (
    <div className={css.groupWays}>
      <div className={css.groupWay}>
        <h3>{groupCopy.join}</h3>
        <CodeField
          reservationId={reservation.ReservationId}
          name="groupJoin"
          id={controlId('groupCode')}
          label={groupCopy.code}
          hint={groupCopy.codeHint}
          value={booking.groupCode}
          onChange={(groupCode) => change({ ...answers, booking: { ...booking, groupCode } })}
          action={groupCopy.joinAction}
          doing={groupCopy.joining}
          error={error('groupCode')}
        />
      </div>
      <div className={css.groupWay}>
        <h3>{groupCopy.open}</h3>
        <p className={shared.explain}>{groupCopy.openText}</p>
        {opening.said !== undefined && opening.said.kind !== 'applied' && (
          <Notice kind="error" live>
            {codeMessageText('groupCreate', opening.said)}
          </Notice>
        )}
        <div>
          <Button kind="line" busy={opening.busy && groupCopy.opening} onClick={opening.apply}>
            {groupCopy.openAction}
          </Button>
        </div>
      </div>
    </div>
  );
};
