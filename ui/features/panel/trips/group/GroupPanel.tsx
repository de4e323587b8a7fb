import { type FormEvent, useEffect, useId, useState } from 'react';
import { type ApiFailure, call } from '../../../../../adapters/http/client/call.ts';
import type { Site } from '../../../../../adapters/http/contract/offers/site.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { formatMoney } from '../../../../format.ts';
import { useClearMessageAfterReading } from '../../../../forms/use-clear-message-after-reading.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { Button } from '../../../../parts/Button.tsx';
import { DefinitionList } from '../../../../parts/DefinitionList.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { TextField } from '../../../../parts/TextField.tsx';
import { CopyButton } from '../../../../parts/words/CopyButton.tsx';
import { groupTexts, panelGroupCopy } from '../../copy/panel-trips.pl.ts';
import { type GroupCallOutcome, groupCallOutcome } from '../../state/changes.ts';
import { showRefusal, type TripProps } from '../frame/trip-requests.tsx';
import css from './group.module.css';

/** The tiers of the group rebate appear once the brand settings have loaded (R21, R23). */
const GroupTiers = () => {
  const [rebates, setRebates] = useState<Site['Rebates'] | null>(null);
  useEffect(() => {
    void call('site', {}).then((answer) =>
      setRebates(answer.isOk() ? answer.value.Site.Rebates : null),
    );
  }, []);
  return rebates && <GroupRebateTiers {...rebates} />;
};

export const GroupRebateTiers = ({ Group, Caps }: Pick<Site['Rebates'], 'Group' | 'Caps'>) => (
  <div className={css.tiers}>
    <DefinitionList
      rows={Group.map(({ Travellers, Value }, at) => [
        panelGroupCopy.tier(Travellers, Group[at + 1]?.Travellers ?? null),
        formatMoney(Value),
      ])}
    />
    <p>{panelGroupCopy.together(Caps.Otherwise, Caps.FirstMinute, Caps.SecondMinute)}</p>
  </div>
);

/** Shows the code of the booking's group, or forms to join or open a group. */
export const GroupPanel = (props: TripProps) => {
  const { trip } = props;
  if (trip.GroupCode !== null)
    return (
      <Panel title={panelGroupCopy.title} id="kod-grupowy">
        <Group group={trip.GroupCode} />
      </Panel>
    );
  if (!trip.May.EnterGroup) return null;
  return (
    <Panel title={panelGroupCopy.title} id="kod-grupowy">
      <p className="muted">{panelGroupCopy.text}</p>
      <GroupTiers />
      <Ways {...props} />
    </Panel>
  );
};

type OwnGroup = NonNullable<Reservation['GroupCode']>;

const groupValueText = ({ CurrentValue, TakesOff }: OwnGroup): string => {
  if (CurrentValue === '0') return '';
  return TakesOff === '0' ? panelGroupCopy.valueCut : panelGroupCopy.value(TakesOff);
};
const namesIn = ({ UsersList }: OwnGroup): string =>
  UsersList.map(({ GroupOwnerName }) => GroupOwnerName).join(', ');

const Group = ({ group }: { readonly group: OwnGroup }) => (
  <>
    <p className={css.code}>
      <b className={css.codeName}>{group.Name}</b>
      <CopyButton text={group.Name} />
    </p>
    <p>
      {group.Valid
        ? panelGroupCopy.counts(group.ValidUntil)
        : panelGroupCopy.late(group.ValidUntil)}
    </p>
    <p className="muted">
      {[panelGroupCopy.size(group.UsersCount), groupValueText(group)].join(' ').trimEnd()}
    </p>
    {group.UsersList.length > 0 && (
      <p className="muted">{`${panelGroupCopy.members}: ${namesIn(group)}`}</p>
    )}
  </>
);

const Ways = (props: TripProps) => {
  const { trip, reload, tell } = props;
  const booking = { reservationId: trip.ReservationId };
  const terms = { expectedVersion: trip.Version };
  const id = useId();
  const [codeEnd, setCodeEnd] = useState<GroupCallOutcome | null>(null);
  const [opening, setOpening] = useState(false);
  const [openingEnd, setOpeningEnd] = useState<GroupCallOutcome | null>(null);

  const endOf = (way: 'join' | 'create', failure: ApiFailure): GroupCallOutcome | null => {
    const end = groupCallOutcome(way, failure);
    if (end === null) showRefusal(props, failure, groupTexts.failed);
    return end;
  };
  const { values, put, errors, forget, busy, submit } = useForm({
    start: { code: '' },
    ids: { code: id },
    check: ({ code }) => (code.trim() === '' ? { code: groupTexts.empty } : {}),
    send: async ({ code }, put) => {
      const answer = await call('groupJoin', { ...booking, groupCode: code.trim() }, terms);
      if (answer.isOk()) {
        await reload();
        return void tell({ kind: 'good', title: groupTexts.joined });
      }
      const end = endOf('join', answer.error);
      setCodeEnd(end);
      if (end === 'malformed') put({ code: '' });
      return end === null ? undefined : { errors: { code: groupTexts[end] } };
    },
  });
  const forgetBoth = (): void => {
    forget();
    setCodeEnd(null);
    setOpeningEnd(null);
  };
  const typing = useClearMessageAfterReading(
    errors.code === undefined ? openingEnd : errors,
    forgetBoth,
  );
  const join = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (opening || busy) return;
    forgetBoth();
    void submit(event);
  };
  const create = async (): Promise<void> => {
    setOpening(true);
    forgetBoth();
    const answer = await call('groupCreate', booking, terms);
    if (answer.isOk()) await reload();
    setOpening(false);
    if (answer.isErr()) setOpeningEnd(endOf('create', answer.error));
    else
      tell({
        kind: 'good',
        title: groupTexts.created(answer.value.Code),
        text: panelGroupCopy.yours,
      });
  };
  return (
    <div className={css.ways}>
      <form onSubmit={join} noValidate>
        <h3>{panelGroupCopy.join}</h3>
        <TextField
          id={id}
          label={panelGroupCopy.code}
          hint={panelGroupCopy.codeHint}
          error={errors.code}
          value={values.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            put({ code: target.value });
            typing();
          }}
        />
        <div role="status">
          {errors.code && <span className="vh">{errors.code}</span>}
          {codeEnd === 'malformed' && <Notice>{panelGroupCopy.leader}</Notice>}
        </div>
        <div>
          <Button kind="line" small type="submit" busy={busy && panelGroupCopy.joining}>
            {panelGroupCopy.joinAction}
          </Button>
        </div>
      </form>
      <div>
        <h3>{panelGroupCopy.open}</h3>
        <p className="muted">{panelGroupCopy.openText}</p>
        {openingEnd !== null && <Notice kind="error" title={groupTexts[openingEnd]} live />}
        <div>
          <Button
            kind="line"
            small
            busy={opening && panelGroupCopy.opening}
            onClick={() => void create()}
          >
            {panelGroupCopy.openAction}
          </Button>
        </div>
      </div>
    </div>
  );
};
