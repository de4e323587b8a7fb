import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useState } from 'react';
import type { AccommodationOption } from '../../../adapters/http/contract/steps.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard.ts';
import { groupCopy } from '../../copy/wizard.pl.ts';
import { codeText } from '../../copy/wizard-codes.pl.ts';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { useSession } from '../../state/session.ts';
import { forgetJoinAtom, groupAtom, groupOf, joinGroupAtom, openGroupAtom } from '../../state/wizard/group.ts';
import { wizardAtom } from '../../state/wizard/wizard.ts';
import front from './front.module.css';
import { outside } from './outside.ts';
import { useForgetting } from './useForgetting.ts';
import css from './wizard.module.css';

type Props = { readonly reservation: WizardReservation; readonly option: AccommodationOption };

/** Step 1's group codes: for the logged-in, where the offer has the group rebate, never on a whole yacht (W-029). */
export const GroupSection = ({ reservation, option }: Props) => {
  const session = useSession();
  if (!reservation.Offer.ShowGroupRebate || option === 'whole' || session.kind !== 'customer') return null;
  return <Group />;
};

const Group = () => {
  const group = groupOf(useAtomValue(groupAtom), useAtomValue(wizardAtom));
  return (
    <Panel title={groupCopy.title}>
      <p className="muted">{groupCopy.text}</p>
      {group.code !== null ? <Code code={group.code} joined={group.join?.kind === 'applied'} /> : <Choice />}
    </Panel>
  );
};

/** The group that the reservation belongs to: nothing more is asked. */
const Code = ({ code, joined }: { readonly code: string; readonly joined: boolean }) => {
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(code).then(() => setCopied(true));
  return (
    <>
      <Notice kind="good" title={codeText(joined ? 'groupJoin' : 'groupCreate', { kind: 'applied' })} live>
        {!joined && groupCopy.yoursText}
      </Notice>
      <p className={front.code}>
        <span>
          {groupCopy.yours}: <b>{code}</b>
        </span>
        <Button kind="line" small icon="copy" onClick={copy}>
          {groupCopy.copy}
        </Button>
        <span role="status">{copied && groupCopy.copied}</span>
      </p>
    </>
  );
};

const Choice = () => {
  const { busy, join, open } = groupOf(useAtomValue(groupAtom), useAtomValue(wizardAtom));
  const joinGroup = useSetAtom(joinGroupAtom);
  const openGroup = useSetAtom(openGroupAtom);
  const [code, setCode] = useState('');
  const typing = useForgetting(join, useSetAtom(forgetJoinAtom));
  const id = useId();
  return (
    <div className={front.groupWays}>
      <div className={front.groupWay}>
        <h3>{groupCopy.join}</h3>
        <TextField
          id={id}
          label={groupCopy.code}
          hint={groupCopy.codeHint}
          error={join === null ? undefined : codeText('groupJoin', join)}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => {
            setCode(target.value);
            typing();
          }}
          onKeyDown={(event) => {
            // Enter in this field asks about the code; it does not save the step.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void joinGroup(outside, code);
          }}
        />
        <div>
          <Button kind="line" busy={busy === 'join' && groupCopy.joining} onClick={() => void joinGroup(outside, code)}>
            {groupCopy.joinAction}
          </Button>
        </div>
      </div>
      <div className={front.groupWay}>
        <h3>{groupCopy.open}</h3>
        <p className={css.explain}>{groupCopy.openText}</p>
        {open !== null && (
          <Notice kind="error" live>
            {codeText('groupCreate', open)}
          </Notice>
        )}
        <div>
          <Button kind="line" busy={busy === 'open' && groupCopy.opening} onClick={() => void openGroup(outside)}>
            {groupCopy.openAction}
          </Button>
        </div>
      </div>
    </div>
  );
};
