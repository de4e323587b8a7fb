import type { Journey } from '../../../../../adapters/http/contract/offers/catalogue.ts';
import { formatAddedMoney, tieWords } from '../../../../format.ts';
import { ChoiceCard, ChoiceGroup } from '../../../../parts/ChoiceCard.tsx';
import { FieldNotes } from '../../../../parts/Field.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { SelectField } from '../../../../parts/TextField.tsx';
import { transportCopy } from '../../copy/panel-trip-changes.pl.ts';
import { type ChoiceOf, type SelectorProps, withJourney } from '../../state/choices.ts';
import css from './options.module.css';

const costOf = ({ IsPayOnPlace, Price, PriceFrom }: Journey): string => {
  if (IsPayOnPlace) return transportCopy.onSpot(Price);
  return PriceFrom === null ? formatAddedMoney(Price) : transportCopy.from(PriceFrom);
};

/** A coach needs a pick-up point; another journey clears the point. */
export const TransportSelector = ({
  userNum,
  choice,
  parameters,
  choose,
  errorOf,
}: SelectorProps<ChoiceOf<'transport'>>) => {
  const id = `dojazd-${userNum}`;
  const journeys = parameters.JourneysList.filter(({ Available }) => Available);
  const chosen = journeys.find(({ JourneyId }) => JourneyId === choice.journeyId);
  const points = chosen?.AsksPoint ? chosen.PointsList : [];
  const point = points.find(({ JourneyPointId }) => JourneyPointId === choice.pointId);
  const fault = errorOf('journeyId');
  return (
    <>
      <ChoiceGroup
        legend={transportCopy.journey}
        note={fault && <FieldNotes id={id} error={fault} />}
      >
        {journeys.map((journey) => (
          <ChoiceCard
            key={journey.JourneyId}
            name={id}
            title={journey.Name}
            cost={costOf(journey)}
            checked={journey.JourneyId === choice.journeyId}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={fault === undefined ? undefined : `${id}-blad`}
            onChange={() => choose(withJourney(choice, journey.JourneyId))}
          >
            {tieWords(journey.Details)}
          </ChoiceCard>
        ))}
      </ChoiceGroup>
      {points.length > 0 && (
        <div className={css.nest}>
          <SelectField
            id={`${id}-miejsce`}
            label={transportCopy.point}
            error={errorOf('journeyPointId')}
            value={choice.pointId ?? ''}
            onChange={({ target }) =>
              choose({ ...choice, pointId: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{transportCopy.choose}</option>
            {points
              .filter(
                ({ Available, JourneyPointId }) => Available || JourneyPointId === choice.pointId,
              )
              .map(({ JourneyPointId, Name, Price }) => (
                <option key={JourneyPointId} value={JourneyPointId}>
                  {`${Name} (${formatAddedMoney(Price)})`}
                </option>
              ))}
          </SelectField>
          {point?.NeedsGroup && (
            <Notice kind="warning" live>
              {transportCopy.pointGroup}
            </Notice>
          )}
        </div>
      )}
    </>
  );
};
