import { type FormEvent, useState } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../../../adapters/http/client/failure.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { groupCopy, groupTexts } from '../../../../copy/panel-trips.pl.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { TextField } from '../../../../parts/TextField.tsx';
import { type GroupEnd, groupEnd } from '../../../../state/panel/groupEnds.ts';
import { offersGroup } from '../../../../state/panel/trips.ts';
import { CopyText } from '../frame/CopyText.tsx';
import type { TripProps } from '../frame/tripProps.ts';
import css from '../frame/trips.module.css';
import { tellRefused } from '../frame/useWish.ts';
import { GroupTiers } from './GroupTiers.tsx';
import { useReadable } from './useReadable.ts';

/** The group's code: read-only where there is one, else joining and opening. */
export const GroupPanel = (props: TripProps) => {
  const { trip } = props;
  if (trip.GroupCode !== null)
    return (
      <Panel title={groupCopy.title} id="kod-grupowy">
        <Group group={trip.GroupCode} />
      </Panel>
    );
  if (!offersGroup(trip)) return null;
  return (
    <Panel title={groupCopy.title} id="kod-grupowy">
      <p className="muted">{groupCopy.text}</p>
      <GroupTiers />
      <Ways {...props} />
    </Panel>
  );
};

const Group = ({ group }: { readonly group: NonNullable<Reservation['GroupCode']> }) => (
  <>
    <p className={css.code}>
      <b className={css.codeName}>{group.Name}</b>
      <CopyText text={group.Name} action={groupCopy.copy} done={groupCopy.copied} />
    </p>
    <p>{group.Valid ? groupCopy.counts(group.ValidUntil) : groupCopy.late(group.ValidUntil)}</p>
    <p className="muted">
      {groupCopy.size(group.UsersCount)} {group.CurrentValue !== '0' && groupCopy.value(group.CurrentValue)}
    </p>
    {group.UsersList.length > 0 && (
      <p className="muted">
        {groupCopy.members}: {group.UsersList.map(({ GroupOwnerName }) => GroupOwnerName).join(', ')}
      </p>
    )}
  </>
);

/** Both ways stay open after a code that was not taken; its message stays until it could be read and something else is typed. */
const Ways = (props: TripProps) => {
  const { trip, reload, tell } = props;
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'join' | 'create' | null>(null);
  const [said, setSaid] = useState<{ readonly way: 'join' | 'create'; readonly end: GroupEnd } | null>(null);
  const typing = useReadable(said, () => setSaid(null));
  const booking = { reservationId: trip.ReservationId };
  const terms = { expectedVersion: trip.Version };

  const refused = (way: 'join' | 'create', failure: ApiFailure): void => {
    const end = groupEnd(way, failure);
    if (end === null) tellRefused(props, failure, groupTexts.failed);
    else setSaid({ way, end });
    // The document's own way: a code that is none is cleared, one that is another's stays to be looked at.
    if (end === 'malformed') setCode('');
  };
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy !== null) return;
    if (code.trim() === '') return setSaid({ way: 'join', end: 'empty' });
    setBusy('join');
    setSaid(null);
    const answer = await call('groupJoin', { ...booking, groupCode: code.trim() }, terms);
    if (answer.isOk()) await reload();
    setBusy(null);
    if (answer.isErr()) return refused('join', answer.error);
    tell({ kind: 'good', title: groupTexts.joined });
  };
  const create = async (): Promise<void> => {
    setBusy('create');
    setSaid(null);
    const answer = await call('groupCreate', booking, terms);
    if (answer.isOk()) await reload();
    setBusy(null);
    if (answer.isErr()) return refused('create', answer.error);
    tell({ kind: 'good', title: groupTexts.created(answer.value.Code), text: groupCopy.yours });
  };
  const joinError = said?.way === 'join' ? groupTexts[said.end] : undefined;
  return (
    <div className={css.ways}>
      <form onSubmit={join} noValidate>
        <h3>{groupCopy.join}</h3>
        <TextField
          label={groupCopy.code}
          hint={groupCopy.codeHint}
          error={joinError}
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => {
            setCode(target.value);
            typing();
          }}
        />
        <div role="status">
          {joinError && <span className="vh">{joinError}</span>}
          {said?.way === 'join' && said.end === 'malformed' && <Notice>{groupCopy.leader}</Notice>}
        </div>
        <div>
          <Button kind="line" small type="submit" busy={busy === 'join' && groupCopy.joining}>
            {groupCopy.joinAction}
          </Button>
        </div>
      </form>
      <div>
        <h3>{groupCopy.open}</h3>
        <p className="muted">{groupCopy.openText}</p>
        {said?.way === 'create' && <Notice kind="error" title={groupTexts[said.end]} live />}
        <div>
          <Button kind="line" small busy={busy === 'create' && groupCopy.opening} onClick={() => void create()}>
            {groupCopy.openAction}
          </Button>
        </div>
      </div>
    </div>
  );
};
