import type { Insurance } from '../../../adapters/http/contract/catalogue.ts';
import { insuranceCopy, wizardCopy } from '../../copy/wizard.pl.ts';
import { money } from '../../format.ts';
import { Label } from '../../parts/AvailabilityLabel.tsx';
import { Checkbox } from '../../parts/Checkbox.tsx';
import { ChoiceCard, Choices } from '../../parts/ChoiceCard.tsx';
import { FieldNotes } from '../../parts/Field.tsx';
import { savedAnswers, stepsOf } from '../../state/wizard/answers.ts';
import { controlId, type FieldName } from '../../state/wizard/failures.ts';
import type { Insured } from '../../state/wizard/shapes.ts';
import { Person } from './Person.tsx';
import { type StepProps, withPerson } from './stepProps.ts';
import css from './wizard.module.css';

/** 'W cenie wyjazdu' for nothing, else the price of one person. */
const costOf = (price: string): string => (price === '0' ? wizardCopy.included : wizardCopy.perPerson(money(price)));

/** Step 3, 'Ubezpieczenie': travel insurance for everybody, resignation and assistance where they are sold. */
export const StepInsurance = (props: StepProps<'insurance'>) => {
  const names = savedAnswers.berths(props.reservation)?.people ?? [];
  return (
    <>
      {props.answers.people.map((insured, index) => {
        const { name = '', surname = '' } = names[index] ?? {};
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: participants are known by their number
          <Person key={index} number={index + 1} name={`${name} ${surname}`.trim() || undefined}>
            <InsuranceOf {...props} insured={insured} index={index} />
          </Person>
        );
      })}
      <p className={css.links}>
        <a href={insuranceCopy.termsHref} target="_blank" rel="noopener">
          {insuranceCopy.terms}
        </a>
        <a href={insuranceCopy.faqHref} target="_blank" rel="noopener">
          {insuranceCopy.faq}
        </a>
      </p>
    </>
  );
};

type Of = StepProps<'insurance'> & { readonly insured: Insured; readonly index: number };

const InsuranceOf = ({ insured, index, reservation, answers, change, error }: Of) => {
  const { insurance: step } = stepsOf(reservation);
  if (step === null) return null;
  const person = index + 1;
  const set = (patch: Partial<Insured>) => change(withPerson(answers, index, patch));
  const first = answers.people[0];
  const firsts = step.InsurancesList.find(({ InsuranceId }) => InsuranceId === first?.insuranceId)?.Name;
  const follows = index > 0 && insured.same;
  return (
    <>
      {index > 0 && (
        <Checkbox
          checked={insured.same}
          onChange={({ target }) => set({ same: target.checked })}
          hint={follows && firsts ? firsts : undefined}
        >
          <b>{wizardCopy.sameAsFirst}</b>
        </Checkbox>
      )}
      {!follows && (
        <>
          <Choices legend={insuranceCopy.travel}>
            {step.InsurancesList.filter(({ Available }) => Available).map((one, at) => (
              <ChoiceCard
                key={one.InsuranceId}
                id={at === 0 ? controlId('insuranceId', person) : undefined}
                name={`insuranceId-${person}`}
                title={one.Name}
                cost={costOf(one.Price)}
                checked={one.InsuranceId === insured.insuranceId}
                onChange={() => set({ insuranceId: one.InsuranceId })}
              >
                <InsuranceWords insurance={one} />
              </ChoiceCard>
            ))}
          </Choices>
          <FieldNotes id={controlId('insuranceId', person)} error={error('insuranceId', person)} />
          {step.ResignationCost !== null && (
            <YesNo
              field="resignationInsuranceAccepted"
              person={person}
              title={insuranceCopy.resignation}
              text={`${insuranceCopy.resignationText} ${insuranceCopy.resignationOnline}`}
              cost={step.ResignationCost}
              struck={step.ResignationStruck}
              value={insured.resignation}
              set={(resignation) => set({ resignation })}
              fault={error('resignationInsuranceAccepted', person)}
            />
          )}
          {step.AssistanceCost !== null && (
            <YesNo
              field="quarantineAssistanceAccepted"
              person={person}
              title={insuranceCopy.assistance}
              text={insuranceCopy.assistanceText}
              cost={step.AssistanceCost}
              struck={step.AssistanceStruck}
              value={insured.assistance}
              set={(assistance) => set({ assistance })}
              fault={error('quarantineAssistanceAccepted', person)}
            />
          )}
        </>
      )}
    </>
  );
};

const InsuranceWords = ({ insurance }: { readonly insurance: Insurance }) => (
  <>
    {insurance.IsRecommended && (
      <span className={css.recommended}>
        <Label colour="green" tick>
          {insuranceCopy.recommended}
        </Label>
      </span>
    )}
    {insurance.Description}
    {insurance.FeaturesList.length > 0 && (
      <span className={css.features}>
        {insurance.FeaturesList.map((feature) => (
          <span key={feature}>{feature}</span>
        ))}
      </span>
    )}
  </>
);

type YesNoProps = {
  readonly field: FieldName;
  readonly person: number;
  readonly title: string;
  readonly text: string;
  readonly cost: string;
  /** What the same costs without the package; crossed out where there is one (R16). */
  readonly struck: string | null;
  readonly value: boolean;
  readonly set: (value: boolean) => void;
  readonly fault: string | undefined;
};

const YesNo = ({ field, person, title, text, cost, struck, value, set, fault }: YesNoProps) => (
  <div className={css.group}>
    <Choices legend={title}>
      <p className={css.explain}>{text}</p>
      <div className={css.pairOfCards}>
        <ChoiceCard
          id={controlId(field, person)}
          name={`${field}-${person}`}
          title={wizardCopy.yes}
          checked={value}
          onChange={() => set(true)}
          cost={
            <>
              {costOf(cost)}
              {struck !== null && (
                <del className={css.struck}>
                  <span className="vh">{insuranceCopy.struck} </span>
                  {money(struck)}
                </del>
              )}
            </>
          }
        />
        <ChoiceCard name={`${field}-${person}`} title={wizardCopy.no} checked={!value} onChange={() => set(false)} />
      </div>
    </Choices>
    <FieldNotes id={controlId(field, person)} error={fault} />
  </div>
);
