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
        .map((one, at) => (
          <ChoiceCard
            key={one.InsuranceId}
            id={at === 0 ? id : undefined}
            name={`insuranceId-${person}`}
            title={one.Name}
            cost={
              one.Price === '0' ? wizardCopy.included : wizardCopy.perPerson(formatMoney(one.Price))
            }
            checked={one.InsuranceId === chosen}
            aria-invalid={fault === undefined ? undefined : true}
            aria-describedby={fault === undefined ? undefined : `${id}-blad`}
            onChange={() => choose(one.InsuranceId)}
          >
            <Words insurance={one} />
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
