import type { ReactNode } from 'react';
import type { WizardReservation } from '../../../adapters/http/contract/wizard.ts';
import { stepNames, wizardCopy } from '../../copy/wizard.pl.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Page } from '../../parts/Page.tsx';
import { Stepper } from '../../parts/Stepper.tsx';
import { numberOf, STEPS, type StepName, stepHref } from '../../state/wizard/steps.ts';
import css from './wizard.module.css';

type Props = {
  readonly trip?: string | undefined;
  /** Leaves the course out where there is no step: entry, thank-you. */
  readonly course?: { readonly step: StepName; readonly reservationId: string } | undefined;
  readonly children: ReactNode;
};

/** Around every screen of the reservation: logo, 'Rezerwacja' with the trip's name, help, the course of steps. */
export const Frame = ({ trip, course, children }: Props) => (
  <Page
    footer={false}
    aside={
      <div className={css.top}>
        <span className={css.tripName}>{trip === undefined ? wizardCopy.reservation : wizardCopy.titleOf(trip)}</span>
        <a className={css.help} href={wizardCopy.helpHref} target="_blank" rel="noopener">
          <Icon name="phone" />
          <span>{wizardCopy.help}</span>
        </a>
      </div>
    }
  >
    <div className={`wrap ${css.room}`}>
      {course && (
        <Stepper
          label={wizardCopy.stepsLabel}
          present={numberOf(course.step)}
          steps={STEPS.map((step) => ({ text: stepNames[step], href: stepHref(step, course.reservationId) }))}
        />
      )}
      {children}
    </div>
  </Page>
);

/** '14:30' in Warsaw. */
export const clockTime = (instant: string): string =>
  new Intl.DateTimeFormat('pl', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Warsaw' }).format(new Date(instant));

/** How long the places are held, in words. */
export const Hold = ({ reservation }: { readonly reservation: WizardReservation }) =>
  reservation.HoldUntil === null ? null : (
    <p className={css.hold}>
      <Icon name="clock" />
      {wizardCopy.hold(clockTime(reservation.HoldUntil))}
    </p>
  );
