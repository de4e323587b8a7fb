import { call } from '../../../../../adapters/http/client/call.ts';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { changeCopy, sectionTitles, yachtsCopy } from '../../copy/panel-trip-changes.pl.ts';
import { GATE_ADDONS_CHOSEN, gateTexts } from '../../copy/panel-trips.pl.ts';
import { currentChoice } from '../../state/choices.ts';
import {
  gateOf,
  latestChoice,
  type Section,
  visibleParticipantsOf,
} from '../../state/trip-view-model.ts';
import { EditablePanel } from '../changes/EditablePanel.tsx';
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
  const { trip, section, userNum } = props;
  const name = participantName(trip, userNum);
  return (
    <EditablePanel
      page={props}
      tab={section}
      userNum={userNum}
      isChangeable={gateOf(trip, section) === 'open'}
      action={changeCopy.editOptions}
      closedText={closedText(props, 'closed')}
      fetch={(booking) => call('changeParametersGet', booking)}
      startEdit={(now, { Parameters: parameters, Version: version }) => ({
        kind: 'options',
        choice: currentChoice(now, section, userNum),
        parameters,
        version,
      })}
      form={(edit, actions) =>
        edit.kind === 'options' && <OptionsEditor {...props} {...actions} name={name} edit={edit} />
      }
      view={<OptionsView trip={trip} section={section} userNum={userNum} />}
    />
  );
};
