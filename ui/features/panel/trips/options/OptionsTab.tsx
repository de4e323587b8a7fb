import type { ComponentProps } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import {
  addonsCopy,
  changeCopy,
  panelInsuranceCopy,
  sectionTitles,
  transportCopy,
  yachtsCopy,
} from '../../copy/panel-trip-changes.pl.ts';
import { GATE_ADDONS_CHOSEN, gateTexts } from '../../copy/panel-trips.pl.ts';
import { DataRows } from '../../frame/DataRows.tsx';
import { currentChoice } from '../../state/choices.ts';
import {
  changePermissionOf,
  lastRowDescriptionOfSection,
  type Section,
  visibleParticipantsOf,
} from '../../state/trip-view-model.ts';
import { EditablePanel } from '../changes/EditablePanel.tsx';
import { participantName, type TripProps } from '../frame/trip-requests.tsx';
import shared from '../shared.module.css';
import { OptionsEditor } from './OptionsEditor.tsx';
import css from './options.module.css';

type Props = TripProps & { readonly section: Section };

export const OptionsTab = (props: Props) => {
  const { trip, section } = props;
  const gate = changePermissionOf(trip, section);
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
    visibleParticipantsOf(trip).some(
      ({ userNum }) => lastRowDescriptionOfSection(trip, userNum, 'addons') !== '',
    );
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
      isChangeable={changePermissionOf(trip, section) === 'open'}
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

type ViewProps = {
  readonly trip: Reservation;
  readonly section: Section;
  readonly userNum: number;
};

/** Booked options show the names that they had when they were booked. */
const OptionsView = ({ trip, section, userNum }: ViewProps) => (
  <DataRows rows={rowsFor(trip, section, userNum)} />
);

const answer = (yes: boolean): string => (yes ? panelInsuranceCopy.yes : panelInsuranceCopy.no);

const rowsFor = (
  { StepDetails, Offer }: Reservation,
  section: Section,
  userNum: number,
): ComponentProps<typeof DataRows>['rows'] => {
  const ofParticipant = <T extends { readonly userNum: number }>(
    list: readonly T[],
  ): T | undefined => list.find((answer) => answer.userNum === userNum);
  switch (section) {
    case 'transport': {
      const journey = ofParticipant(StepDetails.transport);
      return [
        [transportCopy.journey, journey?.JourneyName ?? ''],
        (journey?.PointName ?? '') !== '' && [transportCopy.point, journey?.PointName],
        journey?.Luggage === true && [transportCopy.luggage, transportCopy.yes],
      ];
    }
    case 'yachts':
      return [[yachtsCopy.yacht, ofParticipant(StepDetails.accommodation)?.RoomName ?? '']];
    case 'insurance': {
      const insured = ofParticipant(StepDetails.insurance);
      const { Resignation = false, Assistance = false } = insured ?? {};
      return [
        [panelInsuranceCopy.insurance, insured?.InsuranceName ?? ''],
        (Offer.EnableResignationInsurance || Resignation) && [
          panelInsuranceCopy.resignation,
          answer(Resignation),
        ],
        // Assistance abroad is left out if it is neither sold nor booked (A-105).
        (Offer.EnableAssistance || Assistance) && [
          panelInsuranceCopy.assistance,
          answer(Assistance),
        ],
      ];
    }
    case 'addons': {
      const { AddonsList = [], TrainingsList = [] } = ofParticipant(StepDetails.addons) ?? {};
      return [
        [addonsCopy.addons, AddonsList.join(', ')],
        TrainingsList.length > 0 && [addonsCopy.trainings, TrainingsList.join(', ')],
      ];
    }
  }
};
