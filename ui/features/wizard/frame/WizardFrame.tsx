import type { ReactNode } from 'react';
import { usePageFrame } from '../../../hooks/use-page-data.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { EmailLink, PhoneLink } from '../../../parts/OfficeLinks.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Stepper } from '../../../parts/Stepper.tsx';
import {
  STEPS,
  type StepName,
  stepNumber,
  stepUrlOfReservation,
} from '../../../state/reservation/steps.ts';
import { stepNames, wizardCopy } from '../copy/wizard.pl.ts';
import css from './frame.module.css';

type Props = {
  readonly trip?: string | undefined;
  readonly course?:
    | { readonly step: StepName; readonly reservationId: string; readonly reached: number }
    | undefined;
  readonly children: ReactNode;
};

export const WizardFrame = ({ trip, course, children }: Props) => (
  <Page
    footer={false}
    aside={
      <div className={css.top}>
        <span className={css.tripName}>
          {trip === undefined ? wizardCopy.reservation : wizardCopy.titleOf(trip)}
        </span>
        <Help />
      </div>
    }
  >
    <div className={`wrap ${css.room}`}>
      {course && (
        <Stepper
          label={wizardCopy.stepsLabel}
          present={stepNumber(course.step)}
          reached={course.reached}
          steps={STEPS.map((step) => ({
            text: stepNames[step],
            href: stepUrlOfReservation(step, course.reservationId),
          }))}
        />
      )}
      {children}
    </div>
  </Page>
);

/** The office's contact data are brand settings and come with the page (R4). */
const Help = () => {
  const office = usePageFrame()?.office;
  if (office === undefined) return null;
  return (
    <span className={css.help} title={wizardCopy.help(office.hours)}>
      {office.phone !== null && (
        <span>
          <Icon name="phone" />
          <PhoneLink phone={office.phone} />
        </span>
      )}
      {office.email !== null && (
        <span>
          <Icon name="mail" />
          <EmailLink email={office.email} />
        </span>
      )}
    </span>
  );
};
