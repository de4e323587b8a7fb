import { useAtom } from 'jotai';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../../../adapters/http/client/call.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { changeCopy, sectionTitles, yachtsCopy } from '../../copy/panel-trip-changes.pl.ts';
import { GATE_ADDONS_CHOSEN, gateTexts } from '../../copy/panel-trips.pl.ts';
import { currentChoice, editKey, unsavedEditAtom } from '../../state/choices.ts';
import {
  gateOf,
  latestChoice,
  type Section,
  visibleParticipantsOf,
} from '../../state/trip-view-model.ts';
import { useFormOpening } from '../changes/use-form-opening.ts';
import { participantName, type TripProps } from '../frame/trip-props.ts';
import shared from '../shared.module.css';
import { OptionsEditor } from './OptionsEditor.tsx';
import { OptionsView } from './OptionsView.tsx';
import css from './options.module.css';

type Props = TripProps & { readonly section: Section };

export const OptionsTab = (props: Props) => {
  const { trip, section } = props;
  const gate = gateOf(trip, section);
  return (
    <>
      <h2 className={shared.tabTitle}>{sectionTitles[section]}</h2>
      {gate === 'open' && <p className={shared.small}>{changeCopy.until(trip.ChangesUntil)}</p>}
      {(gate === 'closed' || gate === 'wholeYacht') && (
        <Notice kind="warning">{closedText(props, gate)}</Notice>
      )}
      {section === 'yachts' && !trip.ReserveList && <Crews {...props} />}
      {visibleParticipantsOf(trip).map(({ userNum }) => (
        <Options key={userNum} {...props} userNum={userNum} />
      ))}
    </>
  );
};

/** If changes are no longer allowed, the tab of booked add-ons shows a text of its own (A-162). */
const closedText = ({ trip, section }: Props, gate: 'closed' | 'wholeYacht'): string => {
  const chosen =
    section === 'addons' &&
    visibleParticipantsOf(trip).some(({ userNum }) => latestChoice(trip, userNum, 'addons') !== '');
  return gate === 'closed' && chosen ? GATE_ADDONS_CHOSEN : gateTexts[gate];
};

/** The skipper comes first in the crew of each yacht (A-052). */
const Crews = ({ trip }: TripProps) => (
  <Panel title={yachtsCopy.crew}>
    {trip.Placement.RoomPlacement.map(({ RoomName, Placement }) => (
      <div key={RoomName}>
        <b>{RoomName}</b>
        <ul className={css.placement}>
          {Placement.map(({ Name, IsSkipper }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two participants can have the same name
            <li key={index}>
              {`${Name || yachtsCopy.nobody}${IsSkipper ? ` (${yachtsCopy.skipper})` : ''}`}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </Panel>
);

const Options = (props: Props & { readonly userNum: number }) => {
  const { trip, section, userNum, email, reload } = props;
  const key = editKey(email, trip.ReservationId, section, userNum);
  const [edit, setEdit] = useAtom(useMemo(() => unsavedEditAtom(key), [key]));
  const { opening, open } = useFormOpening(props, closedText(props, 'closed'));
  const opener = useRef<HTMLButtonElement>(null);
  const name = participantName(trip, userNum);
  const start = async (): Promise<void> => {
    const opened = await open((booking) => call('changeParametersGet', booking));
    if (opened === null) return;
    const { Parameters: parameters, Version: version } = opened.fetched;
    setEdit({
      kind: 'options',
      choice: currentChoice(opened.now, section, userNum),
      parameters,
      version,
    });
  };
  const close = (): void => {
    flushSync(() => setEdit(null));
    opener.current?.focus();
    void reload();
  };
  const editing = edit?.kind === 'options' && gateOf(trip, section) === 'open';
  return (
    <Panel
      title={name}
      action={
        gateOf(trip, section) === 'open' &&
        !editing && (
          <Button
            ref={opener}
            kind="line"
            small
            icon="pencil"
            busy={opening && changeCopy.opening}
            aria-label={opening ? undefined : changeCopy.editNamed(changeCopy.editOptions, name)}
            onClick={() => void start()}
          >
            {changeCopy.editOptions}
          </Button>
        )
      }
    >
      {editing ? (
        <OptionsEditor {...props} name={name} edit={edit} setEdit={setEdit} onCancel={close} />
      ) : (
        <OptionsView trip={trip} section={section} userNum={userNum} />
      )}
    </Panel>
  );
};
