import { formatAddedMoney } from '../../../../format.ts';
import { RadioGroup } from '../../../../parts/Checkbox.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../../parts/ChoiceCard.tsx';
import { FieldNotes } from '../../../../parts/Field.tsx';
import { panelInsuranceCopy } from '../../copy/panel-trip-changes.pl.ts';
import type { ChoiceOf, SelectorProps } from '../../state/choices.ts';

/** Assistance is shown only if it is sold or booked. */
export const InsuranceSelector = ({
  trip,
  userNum,
  choice,
  parameters,
  choose,
  errorOf,
}: SelectorProps<ChoiceOf<'insurance'>>) => {
  const id = `ubezpieczenie-${userNum}`;
  const fault = errorOf('insuranceId');
  const assistance = parameters.Assistance.find((each) => each.userNum === userNum);
  const asksAssistance = assistance?.Enabled === true || choice.assistance;
  return (
    <>
      <ChoiceGroup
        legend={panelInsuranceCopy.insurance}
        note={fault && <FieldNotes id={id} error={fault} />}
      >
        {parameters.InsurancesList.filter(({ Available }) => Available).map(
          ({ InsuranceId, Name, Price }) => (
            <ChoiceCard
              key={InsuranceId}
              name={id}
              title={Name}
              cost={Price === '0' ? panelInsuranceCopy.included : formatAddedMoney(Price)}
              checked={InsuranceId === choice.insuranceId}
              aria-invalid={fault === undefined ? undefined : true}
              aria-describedby={fault === undefined ? undefined : `${id}-blad`}
              onChange={() => choose({ ...choice, insuranceId: InsuranceId })}
            />
          ),
        )}
      </ChoiceGroup>
      {asksAssistance && (
        <RadioGroup
          name={`${id}-kwarantanna`}
          legend={panelInsuranceCopy.assistanceAsk}
          options={[
            {
              value: '1',
              text: `${panelInsuranceCopy.yes} (${formatAddedMoney(assistance?.Price ?? '0')})`,
              disabled: assistance?.Enabled !== true && !choice.assistance,
            },
            { value: '0', text: panelInsuranceCopy.no },
          ]}
          value={choice.assistance ? '1' : '0'}
          error={errorOf('quarantineAssistanceAccepted')}
          onChange={(value) => choose({ ...choice, assistance: value === '1' })}
        />
      )}
      {trip.Offer.EnableResignationInsurance && (
        <p className="muted">{panelInsuranceCopy.resignationNote}</p>
      )}
    </>
  );
};
