import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import {
  addonsCopy,
  panelInsuranceCopy,
  transportCopy,
  yachtsCopy,
} from '../../copy/panel-trip-changes.pl.ts';
import { type DataRow, DataRows } from '../../frame/DataRows.tsx';
import type { Section } from '../../state/trip-view-model.ts';

type Props = { readonly trip: Reservation; readonly section: Section; readonly userNum: number };

/** Booked options show the names that they had when they were booked. */
export const OptionsView = ({ trip, section, userNum }: Props) => (
  <DataRows rows={rowsFor(trip, section, userNum)} />
);

const answer = (yes: boolean): string => (yes ? panelInsuranceCopy.yes : panelInsuranceCopy.no);

const rowsFor = (
  { StepDetails, Offer }: Reservation,
  section: Section,
  userNum: number,
): readonly DataRow[] => {
  const ofParticipant = <T extends { readonly userNum: number }>(
    list: readonly T[],
  ): T | undefined => list.find((answer) => answer.userNum === userNum);
  switch (section) {
    case 'transport': {
      const journey = ofParticipant(StepDetails.transport);
      return [
        [transportCopy.journey, journey?.JourneyName ?? ''],
        ...(journey && journey.PointName !== ''
          ? [[transportCopy.point, journey.PointName] as const]
          : []),
        ...(journey?.Luggage ? [[transportCopy.luggage, transportCopy.yes] as const] : []),
      ];
    }
    case 'yachts':
      return [[yachtsCopy.yacht, ofParticipant(StepDetails.accommodation)?.RoomName ?? '']];
    case 'insurance': {
      const insured = ofParticipant(StepDetails.insurance);
      const { Resignation = false, Assistance = false } = insured ?? {};
      return [
        [panelInsuranceCopy.insurance, insured?.InsuranceName ?? ''],
        ...(Offer.EnableResignationInsurance || Resignation
          ? [[panelInsuranceCopy.resignation, answer(Resignation)] as const]
          : []),
        // Assistance abroad is left out if it is neither sold nor booked.
        ...(Offer.EnableAssistance || Assistance
          ? [[panelInsuranceCopy.assistance, answer(Assistance)] as const]
          : []),
      ];
    }
    case 'addons': {
      const { AddonsList = [], TrainingsList = [] } = ofParticipant(StepDetails.addons) ?? {};
      return [
        [addonsCopy.addons, AddonsList.join(', ')],
        ...(TrainingsList.length > 0
          ? [[addonsCopy.trainings, TrainingsList.join(', ')] as const]
          : []),
      ];
    }
  }
};
