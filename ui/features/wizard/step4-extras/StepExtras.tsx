import { useSetAtom } from 'jotai';
import type { Addon, Training } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatMoney, joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { usePageFrame } from '../../../hooks/use-page-data.ts';
import { Button } from '../../../parts/Button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../parts/ChoiceCard.tsx';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { FieldNotes } from '../../../parts/Field.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { SelectField } from '../../../parts/TextField.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { extrasCopy, wizardCopy } from '../copy/wizard.pl.ts';
import { crewCopy } from '../copy/wizard-participants.pl.ts';
import { PartySections } from '../frame/PartySections.tsx';
import { PersonSection } from '../frame/PersonSection.tsx';
import { type StepProps, useOpenNextPage, withPerson } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { nameInBerth } from '../state/answers.ts';
import { controlId } from '../state/failures.ts';
import { saveStepAtom } from '../state/save.ts';
import type { ExtrasFields } from '../state/step4-extras.ts';
import css from './extras.module.css';

type AddonChoiceProps = {
  readonly addon: Addon;
  readonly person: number;
  /** A chosen add-on can be removed even if add-ons can no longer be ordered (R54). */
  readonly open: boolean;
  readonly first: boolean;
  readonly chosen: ExtrasFields['addons'];
  readonly set: (chosen: ExtrasFields['addons']) => void;
  readonly error: StepProps<'extras'>['error'];
};

const AddonChoice = ({ addon, person, open, first, chosen, set, error }: AddonChoiceProps) => {
  const { AddonId, Name, Details, Price, Image, OptionsList } = addon;
  const size = chosen[AddonId];
  const [only] = OptionsList;
  const single = OptionsList.length === 1 && only ? only.AddonOptionId : 0;
  const toggle = (on: boolean) => {
    const { [AddonId]: _left, ...otherAddons } = chosen;
    set(on ? { ...otherAddons, [AddonId]: single } : otherAddons);
  };
  // The error paths of the server count add-ons by their position in the request. The control's id
  // uses the same position, so that an error finds its control.
  const place = Object.keys(chosen).indexOf(String(AddonId));
  const id = controlId('addonOptionId', person, place < 0 ? undefined : place);
  return (
    <div className={css.addon}>
      <ChoiceCard
        type="checkbox"
        id={first ? controlId('addonsSelected', person) : undefined}
        title={Name}
        cost={Price === '0' ? wizardCopy.free : wizardCopy.perPerson(formatMoney(Price))}
        checked={size !== undefined}
        picture={
          Image.url === '' ? undefined : (
            <img src={Image.url} alt={Image.alt} loading="lazy" width={240} height={160} />
          )
        }
        disabled={!open && size === undefined}
        onChange={({ target }) => toggle(target.checked)}
      >
        {joinShortWordsByNoBreakSpaces(Details)}
      </ChoiceCard>
      {size !== undefined && OptionsList.length > 1 && (
        <div className={shared.nest}>
          <SelectField
            id={id}
            label={
              <>
                {extrasCopy.size} <span className="vh">{Name}</span>
              </>
            }
            error={error('addonOptionId', person, place)}
            value={String(size)}
            onChange={({ target }) => set({ ...chosen, [AddonId]: Number(target.value) })}
          >
            <option value="0">{wizardCopy.choose}</option>
            {OptionsList.map(({ AddonOptionId, Name: option }) => (
              <option key={AddonOptionId} value={AddonOptionId}>
                {option}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </div>
  );
};

/**
 * Returns the add-ons that step 4 offers. Add-ons that belong to a journey are left out, because
 * step 2 sells them. Sign-ups get no clothing in sizes.
 */
const offeredIn = (addons: readonly Addon[], reserveList: boolean): readonly Addon[] =>
  addons.filter(({ WithJourney, IsSized }) => !WithJourney && !(reserveList && IsSized));

export const sellsExtras = (reservation: WizardReservation): boolean => {
  const { extras, reserveList } = stepDataOf(reservation);
  return (
    extras !== null &&
    (extras.TrainingsList.length > 0 || offeredIn(extras.AddonsList, reserveList).length > 0)
  );
};

export const StepExtras = (props: StepProps<'extras'>) => {
  const save = useSetAtom(saveStepAtom);
  const openNextPage = useOpenNextPage(props.wizard.id);
  const { extras: step, reserveList } = stepDataOf(props.reservation);
  if (step === null) return null;
  const addons = offeredIn(step.AddonsList, reserveList);
  if (!sellsExtras(props.reservation))
    return (
      <Panel>
        {reserveList && step.AddonsList.some(({ IsSized }) => IsSized) ? (
          <EmptyState title={extrasCopy.listTitle}>{extrasCopy.listText}</EmptyState>
        ) : (
          <EmptyState title={extrasCopy.none}>{extrasCopy.noneText}</EmptyState>
        )}
      </Panel>
    );
  return (
    <>
      <Notice
        kind={step.AddonsOpen ? 'good' : 'warning'}
        icon="calendar"
        title={step.AddonsOpen ? extrasCopy.deadline(step.AddonsUntil) : extrasCopy.closed}
      >
        {reserveList && <p>{extrasCopy.listText}</p>}
        <p>
          {step.AddonsOpen
            ? extrasCopy.deadlineText(props.reservation.Figures.AddonsDays)
            : extrasCopy.closedText(step.AddonsUntil)}
        </p>
        {step.AddonsOpen && (
          <div>
            <Button kind="quiet" onClick={() => void save(true).then((to) => openNextPage(to))}>
              {extrasCopy.skip}
            </Button>
          </div>
        )}
      </Notice>
      {lacksShirtSize(props, addons) && (
        <div>
          <FieldNotes
            id="rozmiary"
            error={extrasCopy.sizeForAll}
            hint={extrasCopy.sizeForAllText}
          />
        </div>
      )}
      <PartySections
        reservation={props.reservation}
        people={props.answers.people}
        // Each participant chooses their own sizes, so no participant copies participant 1 in this
        // step. Only participants who have chosen no extras share a card.
        isAlike={(extras) => takesNothing(extras, addons)}
        faults={props.wizard.faults}
        said={crewCopy.noExtras}
      >
        {(extras, number) => (
          <PersonSection key={number} number={number} name={nameInBerth(props.reservation, number)}>
            <ExtrasOf
              {...props}
              trainings={step.TrainingsList}
              addons={addons}
              open={step.AddonsOpen}
              extras={extras}
              index={number - 1}
            />
          </PersonSection>
        )}
      </PartySections>
    </>
  );
};

/** True if nothing is chosen. Preselected clothing (R54) counts only once it has a size. */
const takesNothing = ({ trainings, addons }: ExtrasFields, offered: readonly Addon[]): boolean =>
  Object.values(trainings).every((option) => option === 0) &&
  offered.every(({ AddonId }) => (addons[AddonId] ?? 0) === 0);

const lacksShirtSize = ({ wizard }: StepProps<'extras'>, addons: readonly Addon[]): boolean =>
  addons.some(({ IsSized, Price }) => IsSized && Price === '0') &&
  wizard.faults.some(({ field }) => field === 'addonOptionId');

type Of = StepProps<'extras'> & {
  readonly trainings: readonly Training[];
  readonly addons: readonly Addon[];
  readonly open: boolean;
  readonly extras: ExtrasFields;
  readonly index: number;
};

const ExtrasOf = ({ trainings, addons, open, extras, index, answers, change, error }: Of) => {
  const frame = usePageFrame();
  const person = index + 1;
  const set = (patch: Partial<ExtrasFields>) => change(withPerson(answers, index, patch));
  const clothes = addons.filter(({ IsSized }) => IsSized);
  const unsized = addons.filter(({ IsSized }) => !IsSized);
  const choice = (addon: Addon) => (
    <AddonChoice
      key={addon.AddonId}
      addon={addon}
      person={person}
      open={open}
      first={addon === addons[0]}
      chosen={extras.addons}
      set={(chosen) => set({ addons: chosen })}
      error={error}
    />
  );
  return (
    <>
      {trainings.map((training) => (
        <TrainingChoice
          key={training.TrainingId}
          training={training}
          person={person}
          chosen={extras.trainings[training.TrainingId] ?? 0}
          set={(optionId) =>
            set({ trainings: { ...extras.trainings, [training.TrainingId]: optionId } })
          }
        />
      ))}
      {clothes.length > 0 && (
        <fieldset className={shared.group}>
          <legend className={shared.question}>{extrasCopy.clothes}</legend>
          <div className={css.addons}>{clothes.map(choice)}</div>
          {person === 1 && frame?.clothes && (
            <p className={`${shared.actions} ${css.links}`}>
              <a href={frame.clothes} target="_blank" rel="noopener noreferrer">
                {extrasCopy.brand} <span className="vh">{extrasCopy.newTab}</span>
              </a>
            </p>
          )}
        </fieldset>
      )}
      {unsized.length > 0 && (
        <fieldset className={shared.group}>
          <legend className={shared.question}>{extrasCopy.things}</legend>
          <div className={css.addons}>{unsized.map(choice)}</div>
        </fieldset>
      )}
      <FieldNotes
        id={`${controlId('addonsSelected', person)}-wszystkie`}
        error={error('addonsSelected', person)}
      />
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
    <ChoiceGroup legend={extrasCopy.training}>
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
          cost={Price === '0' ? wizardCopy.included : wizardCopy.perPerson(formatMoney(Price))}
          checked={chosen === TrainingOptionId}
          onChange={() => set(TrainingOptionId)}
        >
          {Description}
        </ChoiceCard>
      ))}
    </ChoiceGroup>
  );
};
