import { Fragment } from 'react';
import type { Journey } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { berthsCopy, wizardCopy } from '../../../copy/wizard.pl.ts';
import { addedMoney, money, tied } from '../../../format.ts';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { ChoiceCard, Choices } from '../../../parts/ChoiceCard.tsx';
import { FieldNotes } from '../../../parts/Field.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { SelectField } from '../../../parts/TextField.tsx';
import { stepsOf } from '../../../state/wizard/answers.ts';
import { controlId } from '../../../state/wizard/failures.ts';
import type { Berth } from '../../../state/wizard/shapes.ts';
import type { StepProps } from '../frame/stepProps.ts';
import shared from '../shared.module.css';
import css from './berths.module.css';

/** One participant's answers of step 2, and a way to change them; `index` from 0. */
type Own = Pick<StepProps<'berths'>, 'error'> & {
  readonly berth: Berth;
  readonly index: number;
  readonly set: (patch: Partial<Berth>) => void;
};
type Props = Own & { readonly journeys: readonly Journey[] };

/** What a journey adds; one that costs nothing itself, but by where one gets on, says so instead of 0 PLN. */
const costOf = (journey: Journey): string => {
  if (journey.IsPayOnPlace) return wizardCopy.payOnPlaceOf(money(journey.Price));
  return journey.CostsByPoint ? berthsCopy.byPoint : addedMoney(journey.Price);
};

/** 'Dojazd' and, where the coach collects people, 'Miejsce odbioru'. A single journey is chosen already and only shown (R53). */
export const JourneyChoice = ({ journeys, index, berth, set, error }: Props) => {
  const person = index + 1;
  const open = journeys.filter(({ Available }) => Available);
  if (open.length === 0) return null;
  const chosen = open.find(({ JourneyId }) => JourneyId === berth.journeyId);
  const [only] = open;
  const fault = error('journeyId', person);
  // Where one gets on is asked right under the coach that it belongs to.
  const point = chosen?.AsksPoint && (
    <PointChoice journey={chosen} person={person} berth={berth} set={set} fault={error('journeyPointId', person)} />
  );
  return (
    <div className={shared.group}>
      {open.length === 1 && only ? (
        <>
          <p className={css.sole}>
            <b>{berthsCopy.journey}:</b> {only.Name}, <span className="nowrap">{costOf(only)}</span>
          </p>
          {point}
        </>
      ) : (
        <Choices legend={berthsCopy.journey} note={fault && <FieldNotes id={controlId('journeyId', person)} error={fault} />}>
          {open.map((journey, at) => (
            <Fragment key={journey.JourneyId}>
              <ChoiceCard
                id={at === 0 ? controlId('journeyId', person) : undefined}
                name={`journeyId-${person}`}
                title={journey.Name}
                cost={costOf(journey)}
                checked={journey.JourneyId === berth.journeyId}
                aria-invalid={fault === undefined ? undefined : true}
                aria-describedby={fault === undefined ? undefined : `${controlId('journeyId', person)}-blad`}
                onChange={() => set({ journeyId: journey.JourneyId, pointId: null })}
              >
                {tied(journey.Details)}
              </ChoiceCard>
              {journey === chosen && point}
            </Fragment>
          ))}
        </Choices>
      )}
    </div>
  );
};

type PointProps = {
  readonly person: number;
  readonly berth: Berth;
  readonly set: (patch: Partial<Berth>) => void;
  readonly fault: string | undefined;
};

const PointChoice = ({ journey, person, berth, set, fault }: PointProps & { readonly journey: Journey }) => {
  const points = journey.PointsList.filter(({ Available }) => Available);
  const chosen = points.find(({ JourneyPointId }) => JourneyPointId === berth.pointId);
  const withGroup = points.filter(({ NeedsGroup }) => NeedsGroup).map(({ Name }) => Name);
  return (
    <div className={shared.nest}>
      <SelectField
        id={controlId('journeyPointId', person)}
        label={berthsCopy.point}
        hint={withGroup.length > 0 ? berthsCopy.pointHint(withGroup) : undefined}
        error={fault}
        value={berth.pointId ?? ''}
        onChange={({ target }) => set({ pointId: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{wizardCopy.choose}</option>
        {points.map(({ JourneyPointId, Name, Price }) => (
          <option key={JourneyPointId} value={JourneyPointId}>
            {Name} ({addedMoney(Price)})
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

/** Extra luggage: its price is the server's; where none can be added, nothing is asked (R14). */
export const LuggageChoice = ({ index, berth, set, reservation, error }: Own & { readonly reservation: WizardReservation }) => {
  const person = index + 1;
  const { luggage } = berth;
  const cost = stepsOf(reservation).berths?.LuggageCost ?? null;
  const fault = error('transportAddLuggage', person);
  if (cost === null && !luggage && fault === undefined) return null;
  return (
    <Checkbox
      id={controlId('transportAddLuggage', person)}
      checked={luggage}
      error={fault}
      onChange={({ target }) => set({ luggage: target.checked })}
    >
      {berthsCopy.luggage}
      {cost !== null && ` (${addedMoney(cost)})`}
    </Checkbox>
  );
};
