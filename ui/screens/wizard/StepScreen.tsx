import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import {
  faultLine,
  nextShort,
  participantsCopy,
  reserveAction,
  reserveHeading,
  stepActions,
  stepErrors,
  stepHeadings,
  stepNames,
  wizardCopy,
} from '../../copy/wizard.pl.ts';
import { Button } from '../../parts/Button.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { WithSummary } from '../../parts/SideSummary.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { usePageTitle } from '../../state/pageHead.ts';
import { stepsOf } from '../../state/wizard/answers.ts';
import { confirmAtom } from '../../state/wizard/confirm.ts';
import { controlId } from '../../state/wizard/failures.ts';
import { saveAtom } from '../../state/wizard/save.ts';
import { type StepName, stepAfter, stepBefore, stepHref, thanksHref } from '../../state/wizard/steps.ts';
import { type Onward, openAtom, refreshAtom, takeOverAtom, type Wizard, wizardAtom } from '../../state/wizard/wizard.ts';
import { Frame } from './Frame.tsx';
import { outside } from './outside.ts';
import { StepBody } from './StepBody.tsx';
import { Summary } from './Summary.tsx';
import { TroubleScreen } from './TroubleScreen.tsx';
import css from './wizard.module.css';

/** Leads to where an action ended. Redirects take the place of the present entry, so that Back does not come back to them. */
export const useOnward = (id: string) => {
  const [, navigate] = useLocation();
  return (onward: Onward, replace = false): void => {
    if (onward === null) return;
    if ('pay' in onward) window.location.assign(onward.pay);
    else navigate(onward.to === 'thanks' ? thanksHref(id) : stepHref(onward.to, id), { replace });
  };
};

const HOUR = 3_600_000;

/** When the hold's time is up, the server is asked what became of the places. A clock that is hours off asks nothing. */
const useHoldWatch = (until: string | null | undefined): void => {
  const refresh = useSetAtom(refreshAtom);
  useEffect(() => {
    const left = until ? new Date(until).getTime() - Date.now() + 1500 : 0;
    if (left <= 0 || left > 3 * HOUR) return;
    const timer = setTimeout(() => void refresh(outside), left);
    return () => clearTimeout(timer);
  }, [until, refresh]);
};

/** One step at its address: read, asked, saved. */
export const StepScreen = ({ id, step }: { readonly id: string; readonly step: StepName }) => {
  const wizard = useAtomValue(wizardAtom);
  const open = useSetAtom(openAtom);
  const save = useSetAtom(saveAtom);
  const confirm = useSetAtom(confirmAtom);
  const onward = useOnward(id);
  const lead = useRef(onward);
  lead.current = onward;
  useEffect(() => {
    void open(outside, id, step).then((to) => lead.current(to, true));
  }, [open, id, step]);
  const here = wizard.id === id && wizard.step === step ? wizard : null;
  useHoldWatch(here?.reservation?.HoldUntil);
  usePageTitle(wizardCopy.pageTitle(stepNames[step], here?.reservation?.Offer.Name ?? ''));
  const submit = async () => onward(await (step === 'summary' ? confirm(outside) : save(outside)));
  const retry = () => void open(outside, id, step).then((to) => lead.current(to, true));
  return <StepView id={id} step={step} wizard={here} submit={() => void submit()} retry={retry} />;
};

type ViewProps = {
  readonly id: string;
  readonly step: StepName;
  /** Null until this step of this reservation was opened. */
  readonly wizard: Wizard | null;
  readonly submit: () => void;
  readonly retry: () => void;
};

/** A step as it looks, whatever its state. */
export const StepView = ({ id, step, wizard, submit, retry }: ViewProps) => {
  const reservation = wizard?.reservation ?? null;
  const course = { step, reservationId: id };
  const trip = reservation?.Offer.Name;
  if (wizard !== null && wizard.trouble !== null)
    return (
      <Frame trip={trip} course={wizard.trouble.kind === 'login' ? undefined : course}>
        <TroubleScreen wizard={wizard} trouble={wizard.trouble} retry={retry} />
      </Frame>
    );
  if (wizard === null || reservation === null || (wizard.busy === 'loading' && stepsOf(reservation)[step] === null))
    return (
      <Frame trip={trip} course={course}>
        <Skeleton shapes={['title', 'line', 'picture', 'line', 'line', 'button']} />
      </Frame>
    );
  return (
    <Frame trip={trip} course={course}>
      <StepForm id={id} step={step} wizard={wizard} submit={submit} />
    </Frame>
  );
};

const FORM = 'krok';

const StepForm = ({ id, step, wizard, submit }: Omit<ViewProps, 'wizard' | 'retry'> & { readonly wizard: Wizard }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeOver = useSetAtom(takeOverAtom);
  // A new step begins at its heading, for eyes and for screen readers alike.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows the step
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const { reservation } = wizard;
  if (reservation === null) return null;
  const { reserveList, trip } = stepsOf(reservation);
  const people = trip?.Config.ParticipantsCount ?? 1;
  const saving = wizard.busy === 'saving' && wizardCopy.saving;
  const before = stepBefore(step);
  const last = stepAfter(step) === null;
  const words = last && reserveList ? reserveAction : stepActions[step];
  return (
    <form
      id={FORM}
      noValidate
      aria-busy={saving ? true : undefined}
      onSubmit={(event) => {
        // What stands in a dialog above the form bubbles here too, and is no step.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        submit();
      }}
    >
      <WithSummary
        summary={
          <Summary
            reservation={reservation}
            action={
              <Button small type="submit" busy={saving}>
                {last ? words : nextShort}
              </Button>
            }
          />
        }
      >
        <h1 className={css.heading} ref={heading} tabIndex={-1}>
          {last && reserveList ? reserveHeading : stepHeadings[step]}
        </h1>
        {wizard.overElsewhere && (
          <Notice kind="warning" title={wizardCopy.overElsewhere}>
            <p>{wizardCopy.overElsewhereText}</p>
            <Button kind="quiet" onClick={() => takeOver(outside, false)}>
              {wizardCopy.dropTyped}
            </Button>
          </Notice>
        )}
        <ErrorSummary
          title={wizard.accountFault === null ? stepErrors[step] : participantsCopy.accountFaults[wizard.accountFault].title}
          attempt={wizard.attempt}
          faults={wizard.faults.map((fault) => ({
            fieldId: controlId(fault.field, fault.person, fault.of),
            text: faultLine(fault, people),
          }))}
        />
        {wizard.refused && (
          <div role="alert">
            <Notice kind="error" title={stepErrors[step]} />
          </div>
        )}
        <div className={css.body} inert={wizard.busy === 'saving'} data-masked={wizard.busy === 'saving' || undefined}>
          <StepBody step={step} skip={submit} />
        </div>
        <div className={css.go}>
          <BackButton id={id} before={before} />
          {!last && (
            <span className={css.wideOnly}>
              <Button type="submit" busy={saving} iconAfter="right">
                {words}
              </Button>
            </span>
          )}
        </div>
      </WithSummary>
    </form>
  );
};

const BackButton = ({ id, before }: { readonly id: string; readonly before: StepName | null }) => {
  const [, navigate] = useLocation();
  // From the first step Back leads to the offer, where the reservation began.
  const back = () => (before === null ? window.history.back() : navigate(stepHref(before, id)));
  return (
    <Button kind="line" icon="left" onClick={back}>
      {wizardCopy.back}
    </Button>
  );
};
