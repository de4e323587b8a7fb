import { type ReactNode, useEffect, useState } from 'react';
import { stepNames, wizardCopy } from '../../../copy/wizard.pl.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Stepper } from '../../../parts/Stepper.tsx';
import { numberOf, STEPS, type StepName, stepHref } from '../../../state/wizard/steps.ts';
import css from './frame.module.css';
import { outside } from './outside.ts';

type Props = {
  readonly trip?: string | undefined;
  /** Leaves the course out where there is no step: entry, thank-you. */
  readonly course?: { readonly step: StepName; readonly reservationId: string; readonly reached: number } | undefined;
  readonly children: ReactNode;
};

/** Around every screen of the reservation: logo, 'Rezerwacja' with the trip's name, help, the course of steps. */
export const Frame = ({ trip, course, children }: Props) => (
  <Page
    footer={false}
    aside={
      <div className={css.top}>
        <span className={css.tripName}>{trip === undefined ? wizardCopy.reservation : wizardCopy.titleOf(trip)}</span>
        <Help />
      </div>
    }
  >
    <div className={`wrap ${css.room}`}>
      {course && (
        <Stepper
          label={wizardCopy.stepsLabel}
          present={numberOf(course.step)}
          reached={course.reached}
          steps={STEPS.map((step) => ({ text: stepNames[step], href: stepHref(step, course.reservationId) }))}
        />
      )}
      {children}
    </div>
  </Page>
);

// The office's hours are the brand's own figure (R4), asked once a page.
let hours: Promise<string | null> | null = null;
const officeHours = async (): Promise<string | null> => {
  const answer = await outside.call('site', {});
  return answer.isOk() ? answer.value.Site.OfficeHours : null;
};

const Help = () => {
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    hours ??= officeHours();
    void hours.then(setOpen);
  }, []);
  return (
    open !== null && (
      <span className={css.help}>
        <Icon name="phone" />
        {wizardCopy.help(open)}
      </span>
    )
  );
};
