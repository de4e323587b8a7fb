import { Fragment } from 'react';
import type { Journey } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import {
  formatMoney,
  formatPriceDifference,
  joinShortWordsByNoBreakSpaces,
} from '../../../format.ts';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../parts/ChoiceCard.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { SelectField } from '../../../parts/TextField.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { berthsCopy, wizardCopy } from '../copy/wizard.pl.ts';
import type { StepProps } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { controlId } from '../state/failures.ts';
import type { BerthFields } from '../state/step2-berths.ts';
import css from './berths.module.css';

/** `index`: the participant's position in the party, from 0. */
type Own = Pick<StepProps<'berths'>, 'error'> & {
  readonly berth: BerthFields;
  readonly index: number;
  readonly set: (patch: Partial<BerthFields>) => void;
};
type Props = Own & { readonly journeys: readonly Journey[] };

const costOf = (journey: Journey): string => {
  if (journey.IsPayOnPlace) return wizardCopy.payOnPlaceOf(formatMoney(journey.Price));
  return journey.PriceFrom === null
    ? formatPriceDifference(journey.Price)
    : berthsCopy.from(formatMoney(journey.PriceFrom));
};

/** In some towns the coach stops only for a minimum number of travellers (W-045). */
const groupTowns = ({ PointsList }: Journey): string | null => {
  const towns = PointsList.filter(({ Available, NeedsGroup }) => Available && NeedsGroup).map(
    ({ Name }) => Name,
  );
  return towns.length === 0 ? null : berthsCopy.pointHint(towns);
};

/**
 * The choice of one participant's journey. A single journey is preselected (R53). A journey with
 * pick-up points, such as a coach, also asks for a point.
 */
export const JourneyChoice = ({ journeys, index, berth, set, error }: Props) => {
  const person = index + 1;
  const open = journeys.filter(({ Available }) => Available);
  if (open.length === 0) return null;
  const chosen = open.find(({ JourneyId }) => JourneyId === berth.journeyId);
  const [only] = open;
  const fault = { id: controlId('journeyId', person), error: error('journeyId', person) };
  const point = chosen?.AsksPoint && (
    <PointChoice
      journey={chosen}
      person={person}
      berth={berth}
      set={set}
      fault={error('journeyPointId', person)}
    />
  );
  return (
    <div className={shared.group}>
      {open.length === 1 && only ? (
        <>
          <p className={css.sole}>
            <b>{berthsCopy.journey}:</b> {`${only.Name}, `}
            <span className="nowrap">{costOf(only)}</span>
          </p>
          {groupTowns(only) !== null && <p className={shared.hint}>{groupTowns(only)}</p>}
          {point}
        </>
      ) : (
        <ChoiceGroup legend={berthsCopy.journey} fault={fault}>
          {open.map((journey, at) => (
            <Fragment key={journey.JourneyId}>
              <ChoiceCard
                id={at === 0 ? fault.id : undefined}
                name={`journeyId-${person}`}
                title={journey.Name}
                cost={costOf(journey)}
                checked={journey.JourneyId === berth.journeyId}
                fault={fault}
                onChange={() => set({ journeyId: journey.JourneyId, pointId: null })}
              >
                {joinShortWordsByNoBreakSpaces(
                  [journey.Details, groupTowns(journey)].filter(Boolean).join(' '),
                )}
              </ChoiceCard>
              {journey === chosen && point}
            </Fragment>
          ))}
        </ChoiceGroup>
      )}
    </div>
  );
};

type PointProps = {
  readonly person: number;
  readonly berth: BerthFields;
  readonly set: (patch: Partial<BerthFields>) => void;
  readonly fault: string | undefined;
};

const PointChoice = ({
  journey,
  person,
  berth,
  set,
  fault,
}: PointProps & { readonly journey: Journey }) => {
  const points = journey.PointsList.filter(({ Available }) => Available);
  const chosen = points.find(({ JourneyPointId }) => JourneyPointId === berth.pointId);
  return (
    <div className={shared.nest}>
      <SelectField
        id={controlId('journeyPointId', person)}
        label={berthsCopy.point}
        error={fault}
        value={berth.pointId ?? ''}
        onChange={({ target }) =>
          set({ pointId: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">{wizardCopy.choose}</option>
        {points.map(({ JourneyPointId, Name, Price, NeedsGroup }) => (
          <option key={JourneyPointId} value={JourneyPointId}>
            {NeedsGroup
              ? `${Name} (${formatPriceDifference(Price)}, ${berthsCopy.minGroup})`
              : `${Name} (${formatPriceDifference(Price)})`}
          </option>
        ))}
      </SelectField>
      {chosen?.NeedsGroup && (
        <Notice kind="warning" title={berthsCopy.group15} live>
          {berthsCopy.group15Text}
        </Notice>
      )}
    </div>
  );
};

type LuggageProps = Own & {
  readonly reservation: WizardReservation;
  readonly journeyId: number | null;
  readonly whose?: string | undefined;
};

/** Only a journey with pick-up points and a luggage price offers extra luggage (R14). */
export const LuggageChoice = ({
  index,
  berth,
  set,
  reservation,
  error,
  journeyId,
  whose,
}: LuggageProps) => {
  const person = index + 1;
  const { luggage } = berth;
  const step = stepDataOf(reservation).berths;
  const collects =
    step?.Journeys.some(({ JourneyId, AsksPoint }) => AsksPoint && JourneyId === journeyId) ??
    false;
  const cost = step?.LuggageCost ?? null;
  const fault = error('transportAddLuggage', person);
  if ((cost === null || !collects) && !luggage && fault === undefined) return null;
  return (
    <Checkbox
      id={controlId('transportAddLuggage', person)}
      checked={luggage}
      error={fault}
      onChange={({ target }) => set({ luggage: target.checked })}
    >
      {[
        whose === undefined ? berthsCopy.luggage : `${berthsCopy.luggage}, ${whose}`,
        cost !== null && `(${formatPriceDifference(cost)})`,
      ]
        .filter(Boolean)
        .join(' ')}
    </Checkbox>
  );
};
