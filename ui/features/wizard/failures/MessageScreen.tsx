import type { ReactNode } from 'react';
import { focusWhenShown } from '../../../forms/use-form.ts';
import { ButtonLink } from '../../../parts/Button.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { failureActions } from '../copy/wizard.pl.ts';
import shared from '../shared.module.css';
import css from './failures.module.css';

export type MessageScreenProps = {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

/** The heading takes the focus, because the form that had the focus is gone. */
export const MessageScreen = ({ title, text, children }: MessageScreenProps) => (
  <div className={css.told}>
    <Panel>
      <h1 className={shared.heading} ref={focusWhenShown} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.toldText}>{text}</p>
      {children}
    </Panel>
  </div>
);

export const OtherTripsLink = () => (
  <div>
    <ButtonLink href={failureActions.otherTripsHref}>{failureActions.otherTrips}</ButtonLink>
  </div>
);
