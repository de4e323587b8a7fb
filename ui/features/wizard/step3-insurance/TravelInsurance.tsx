import type { Insurance } from '../../../../adapters/http/contract/offers/catalogue.ts';
import { formatMoney, tieWords } from '../../../format.ts';
import { Label } from '../../../parts/AvailabilityLabel.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../parts/ChoiceCard.tsx';
import { FieldNotes } from '../../../parts/Field.tsx';
import { insuranceCopy, wizardCopy } from '../copy/wizard.pl.ts';
import { controlId } from '../state/failures.ts';
import css from './insurance.module.css';

type Props = {
  readonly insurances: readonly Insurance[];
  readonly person: number;
  readonly chosen: number | null;
  readonly choose: (insuranceId: number) => void;
  readonly fault: string | undefined;
};

export const TravelInsurance = ({ insurances, person, chosen, choose, fault }: Props) => {
  const id = controlId('insuranceId', person);
  return (
    <ChoiceGroup legend={insuranceCopy.travel} note={fault && <FieldNotes id={id} error={fault} />}>
      {insurances
        .filter(({ Available }) => Available)
        .map((insurance, at) => (
          <ChoiceCard
            key={insurance.InsuranceId}
            id={at === 0 ? id : undefined}
            name={`insuranceId-${person}`}
            title={insurance.Name}
            cost={
              insurance.Price === '0'
                ? wizardCopy.included
                : wizardCopy.perPerson(formatMoney(insurance.Price))
            }
            checked={insurance.InsuranceId === chosen}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={fault === undefined ? undefined : `${id}-blad`}
            onChange={() => choose(insurance.InsuranceId)}
          >
            <Words insurance={insurance} />
          </ChoiceCard>
        ))}
    </ChoiceGroup>
  );
};

const Words = ({
  insurance: { IsRecommended, Description, FeaturesList },
}: {
  readonly insurance: Insurance;
}) => (
  <>
    {IsRecommended && (
      <span className={css.recommended}>
        <Label colour="green" tick>
          {insuranceCopy.recommended}
        </Label>
      </span>
    )}
    {tieWords(Description)}
    {FeaturesList.length > 0 && (
      <span className={css.features}>
        {FeaturesList.map((feature) => (
          <span key={feature}>{tieWords(feature)}</span>
        ))}
      </span>
    )}
  </>
);
