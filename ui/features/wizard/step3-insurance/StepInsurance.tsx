import type { Insurance } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { Step3 } from '../../../../adapters/http/contract/wizard/steps.ts';
import type { FieldName } from '../../../copy/wizard-fields.pl.ts';
import { formatMoney, joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { useHasPage } from '../../../hooks/use-page-data.ts';
import { ColourLabel } from '../../../parts/AvailabilityLabel.tsx';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../parts/ChoiceCard.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { insuranceCopy, wizardCopy } from '../copy/wizard.pl.ts';
import { crewCopy } from '../copy/wizard-participants.pl.ts';
import { PartySections } from '../frame/PartySections.tsx';
import { PersonSection } from '../frame/PersonSection.tsx';
import { type StepProps, sameAnswers, withPerson } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { nameInBerth } from '../state/answers.ts';
import { controlId } from '../state/failures.ts';
import type { InsuranceFields } from '../state/step3-insurance.ts';
import css from './insurance.module.css';

type Props = {
  readonly insurances: readonly Insurance[];
  readonly person: number;
  readonly chosen: number | null;
  readonly choose: (insuranceId: number) => void;
  readonly error: string | undefined;
};

const TravelInsurance = ({ insurances, person, chosen, choose, error }: Props) => {
  const fault = { id: controlId('insuranceId', person), error };
  return (
    <ChoiceGroup legend={insuranceCopy.travel} fault={fault}>
      {insurances
        .filter(({ Available }) => Available)
        .map((insurance, at) => (
          <ChoiceCard
            key={insurance.InsuranceId}
            id={at === 0 ? fault.id : undefined}
            name={`insuranceId-${person}`}
            title={insurance.Name}
            cost={
              insurance.Price === '0'
                ? wizardCopy.included
                : wizardCopy.perPerson(formatMoney(insurance.Price))
            }
            checked={insurance.InsuranceId === chosen}
            fault={fault}
            onChange={() => choose(insurance.InsuranceId)}
          >
            <Words insurance={insurance} />
          </ChoiceCard>
        ))}
    </ChoiceGroup>
  );
};

type WordsProps = { readonly insurance: Insurance };

const Words = ({ insurance: { IsRecommended, Description, FeaturesList } }: WordsProps) => (
  <>
    {IsRecommended && (
      <span className={css.recommended}>
        <ColourLabel colour="green" tick>
          {insuranceCopy.recommended}
        </ColourLabel>
      </span>
    )}
    {joinShortWordsByNoBreakSpaces(Description)}
    {FeaturesList.length > 0 && (
      <span className={css.features}>
        {FeaturesList.map((feature) => (
          <span key={feature}>{joinShortWordsByNoBreakSpaces(feature)}</span>
        ))}
      </span>
    )}
  </>
);

/** Resignation insurance and assistance abroad are offered only if the shop sells them. */
export const StepInsurance = (props: StepProps<'insurance'>) => {
  const hasPage = useHasPage();
  const { insurance: step } = stepDataOf(props.reservation);
  if (step === null) return null;
  const { people } = props.answers;
  const [first] = people;
  const words = firstInsuranceText(step, first);
  const isAlike = (insured: InsuranceFields): boolean =>
    first !== undefined && (insured.same || sameAnswers({ ...insured, same: first.same }, first));
  const more = step.ResignationCost !== null || step.AssistanceCost !== null;
  return (
    <>
      <div>
        <p>{more ? insuranceCopy.leadMore : insuranceCopy.lead}</p>
        <p className={css.terms}>
          {insuranceCopy.links
            .filter(({ href }) => hasPage(href))
            .map(({ href, text }) => (
              <a key={href} href={href} target="_blank" rel="noopener">
                {text}
              </a>
            ))}
        </p>
      </div>
      <PartySections
        reservation={props.reservation}
        people={people}
        isAlike={isAlike}
        faults={props.wizard.faults}
        said={words === '' ? crewCopy.same : crewCopy.sameAs(words)}
      >
        {(insured, number) => (
          <PersonSection
            key={number}
            number={number}
            name={nameInBerth(props.reservation, number)}
            hasFewFields={insured.same}
          >
            <InsuranceOf {...props} step={step} insured={insured} index={number - 1} />
          </PersonSection>
        )}
      </PartySections>
    </>
  );
};

const firstInsuranceText = (step: Step3, first: InsuranceFields | undefined): string =>
  [
    step.InsurancesList.find(({ InsuranceId }) => InsuranceId === first?.insuranceId)?.Name,
    first?.resignation && step.ResignationCost !== null && insuranceCopy.withResignation,
    first?.assistance && step.AssistanceCost !== null && insuranceCopy.withAssistance,
  ]
    .filter(Boolean)
    .join(', ');

type Of = StepProps<'insurance'> & {
  readonly step: Step3;
  readonly insured: InsuranceFields;
  readonly index: number;
};

const InsuranceOf = ({ step, insured, index, answers, change, error }: Of) => {
  const person = index + 1;
  const set = (patch: Partial<InsuranceFields>) => change(withPerson(answers, index, patch));
  const follows = index > 0 && insured.same;
  const words = firstInsuranceText(step, answers.people[0]);
  const { ResignationCost, AssistanceCost } = step;
  const saved = step.Config.InsuranceConfig[index];
  return (
    <>
      {index > 0 && (
        <Checkbox checked={insured.same} onChange={({ target }) => set({ same: target.checked })}>
          <b>{wizardCopy.sameAsFirst}</b>
          {follows && words && <span className={shared.followed}>{words}</span>}
        </Checkbox>
      )}
      {!follows && (
        <>
          <TravelInsurance
            insurances={step.InsurancesList}
            person={person}
            chosen={insured.insuranceId}
            choose={(insuranceId) => set({ insuranceId })}
            error={error('insuranceId', person)}
          />
          {isAsked(
            ResignationCost,
            insured.resignation || saved?.resignationInsuranceAccepted === '1',
          ) && (
            <YesNo
              field="resignationInsuranceAccepted"
              person={person}
              title={insuranceCopy.resignation}
              text={insuranceCopy.resignationLead}
              points={insuranceCopy.resignationPoints}
              cost={ResignationCost}
              struck={step.ResignationStruck}
              value={insured.resignation}
              set={(resignation) => set({ resignation })}
              error={error('resignationInsuranceAccepted', person)}
            />
          )}
          {isAsked(
            AssistanceCost,
            insured.assistance || saved?.quarantineAssistanceAccepted === '1',
          ) && (
            <YesNo
              field="quarantineAssistanceAccepted"
              person={person}
              title={insuranceCopy.assistance}
              text={insuranceCopy.assistanceText}
              cost={AssistanceCost}
              struck={step.AssistanceStruck}
              value={insured.assistance}
              set={(assistance) => set({ assistance })}
              error={error('quarantineAssistanceAccepted', person)}
            />
          )}
        </>
      )}
    </>
  );
};

/** An insurance that is no longer sold stays visible if it is chosen, so that it can be removed. */
const isAsked = (cost: string | null, chosen: boolean): boolean => cost !== null || chosen;

type YesNoProps = {
  readonly field: FieldName;
  readonly person: number;
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
  /** Null if the insurance is no longer sold. */
  readonly cost: string | null;
  /**
   * `struck` is the crossed-out price without Safe Booking; null if the offer has no Safe Booking
   * (R16).
   */
  readonly struck: string | null;
  readonly value: boolean;
  readonly set: (value: boolean) => void;
  readonly error: string | undefined;
};

const YesNo = ({
  field,
  person,
  title,
  text,
  points = [],
  cost,
  struck,
  value,
  set,
  error,
}: YesNoProps) => {
  const fault = { id: controlId(field, person), error };
  return (
    <ChoiceGroup legend={title} fault={fault}>
      <div className={shared.explain}>
        <p>{text}</p>
        {points.length > 0 && (
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.pairOfCards}>
        <ChoiceCard
          id={fault.id}
          name={`${field}-${person}`}
          title={wizardCopy.yes}
          checked={value}
          fault={fault}
          onChange={() => set(true)}
          cost={
            cost === null ? undefined : (
              <>
                {struck !== null && (
                  <del className={css.struck}>
                    <span className="vh">{insuranceCopy.struck} </span>
                    {formatMoney(struck)}
                  </del>
                )}
                {cost === '0' ? wizardCopy.included : wizardCopy.perPerson(formatMoney(cost))}
              </>
            )
          }
        />
        <ChoiceCard
          name={`${field}-${person}`}
          title={wizardCopy.no}
          checked={!value}
          onChange={() => set(false)}
        />
      </div>
    </ChoiceGroup>
  );
};
