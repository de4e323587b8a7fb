import type { Addon, Training } from '../../../adapters/http/contract/catalogue.ts';
import { isTransportAddon } from '../../../domain/catalogue/traits.ts';
import { extrasCopy, wizardCopy } from '../../copy/wizard.pl.ts';
import { money } from '../../format.ts';
import { Button } from '../../parts/Button.tsx';
import { ChoiceCard, Choices } from '../../parts/ChoiceCard.tsx';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { savedAnswers, stepsOf } from '../../state/wizard/answers.ts';
import { controlId } from '../../state/wizard/failures.ts';
import type { Extras } from '../../state/wizard/shapes.ts';
import { AddonChoice } from './AddonChoice.tsx';
import { Person } from './Person.tsx';
import { type StepProps, withPerson } from './stepProps.ts';
import css from './wizard.module.css';

/** Clothing is what is left without transport and luggage, which step 2 asks beside the journey. */
const clothesOf = (addons: readonly Addon[]): readonly Addon[] =>
  addons.filter(({ AddonId, Name }) => !isTransportAddon({ id: AddonId, name: Name }));

/** Step 4, 'Dodatki'; `skip` goes on without choosing, which is always possible (R54). */
export const StepExtras = ({ skip, ...props }: StepProps<'extras'> & { readonly skip: () => void }) => {
  const { extras: step } = stepsOf(props.reservation);
  if (step === null) return null;
  const clothes = clothesOf(step.AddonsList);
  if (clothes.length === 0 && step.TrainingsList.length === 0)
    return (
      <Panel>
        <EmptyState title={extrasCopy.none}>{extrasCopy.noneText}</EmptyState>
      </Panel>
    );
  const names = savedAnswers.berths(props.reservation)?.people ?? [];
  return (
    <>
      <Notice kind="good" icon="calendar" title={extrasCopy.deadline(step.AddonsUntil)}>
        <p>{extrasCopy.deadlineText}</p>
        <Button kind="quiet" onClick={skip}>
          {extrasCopy.skip}
        </Button>
      </Notice>
      {props.answers.people.map((extras, index) => {
        const { name = '', surname = '' } = names[index] ?? {};
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: participants are known by their number
          <Person key={index} number={index + 1} name={`${name} ${surname}`.trim() || undefined}>
            <ExtrasOf {...props} trainings={step.TrainingsList} clothes={clothes} extras={extras} index={index} />
          </Person>
        );
      })}
    </>
  );
};

type Of = StepProps<'extras'> & {
  readonly trainings: readonly Training[];
  readonly clothes: readonly Addon[];
  readonly extras: Extras;
  readonly index: number;
};

const ExtrasOf = ({ trainings, clothes, extras, index, answers, change, error }: Of) => {
  const person = index + 1;
  const set = (patch: Partial<Extras>) => change(withPerson(answers, index, patch));
  return (
    <>
      {trainings.map((training) => (
        <TrainingChoice
          key={training.TrainingId}
          training={training}
          person={person}
          chosen={extras.trainings[training.TrainingId] ?? 0}
          set={(optionId) => set({ trainings: { ...extras.trainings, [training.TrainingId]: optionId } })}
        />
      ))}
      {clothes.length > 0 && (
        <fieldset className={css.group}>
          <legend className={css.question}>{extrasCopy.clothes}</legend>
          <div className={css.addons}>
            {clothes.map((addon) => (
              <AddonChoice
                key={addon.AddonId}
                addon={addon}
                person={person}
                chosen={extras.addons}
                set={(addons) => set({ addons })}
                error={error}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
};

type TrainingProps = {
  readonly training: Training;
  readonly person: number;
  readonly chosen: number;
  readonly set: (optionId: number) => void;
};

const TrainingChoice = ({ training, person, chosen, set }: TrainingProps) => {
  const name = `training-${training.TrainingId}-${person}`;
  return (
    <Choices legend={extrasCopy.training}>
      <ChoiceCard
        id={controlId('trainingsSelected', person)}
        name={name}
        title={extrasCopy.noTraining}
        checked={chosen === 0}
        onChange={() => set(0)}
      />
      {training.OptionsList.map(({ TrainingOptionId, Name, Description, Price }) => (
        <ChoiceCard
          key={TrainingOptionId}
          name={name}
          title={Name}
          cost={Price === '0' ? wizardCopy.included : wizardCopy.perPerson(money(Price))}
          checked={chosen === TrainingOptionId}
          onChange={() => set(TrainingOptionId)}
        >
          {Description}
        </ChoiceCard>
      ))}
    </Choices>
  );
};
