import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { newBookingPageUrl } from '../../../../adapters/http/contract/pages.pl.ts';
import { focusOnMount } from '../../../forms/use-form.ts';
import { ButtonLink } from '../../../parts/Button.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { LoginPanel } from '../../../shared/account/LoginPanel.tsx';
import { openBrowserStorage } from '../../../state/browser-storage.ts';
import { entryCopy, failureActions, recognitionCopy } from '../copy/wizard.pl.ts';
import shared from '../shared.module.css';
import { readRememberedOffer, startedReservationAtom, type Wizard } from '../state/wizard-state.ts';
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
      <h1 className={shared.heading} ref={focusOnMount} tabIndex={-1}>
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

type Props = {
  readonly wizard: Pick<Wizard, 'id' | 'reservation'>;
  readonly hasSession: boolean;
  readonly onLoggedIn: () => void;
};

/**
 * A visitor without access to the reservation can log in (W-013) or start a new reservation (R57).
 */
export const UnrecognizedVisitor = ({
  wizard: { id, reservation },
  hasSession,
  onLoggedIn,
}: Props) => {
  const begun = useAtomValue(startedReservationAtom);
  const justBegun = begun?.id === id ? begun : null;
  const offerId =
    justBegun?.offerId ??
    reservation?.Offer.OfferId ??
    readRememberedOffer(openBrowserStorage(), id);
  const refusesCookies =
    navigator.cookieEnabled === false || (justBegun !== null && reservation === null);
  const cause = refusesCookies
    ? 'cookies'
    : offerId !== null
      ? 'sessionLost'
      : hasSession
        ? 'otherBrowser'
        : 'unknown';
  return (
    <MessageScreen {...recognitionCopy[cause]}>
      {offerId !== null && (
        <div>
          <ButtonLink href={newBookingPageUrl(offerId)}>{entryCopy.again}</ButtonLink>
        </div>
      )}
      <LoginPanel offersAccount={false} onLoggedIn={onLoggedIn} />
    </MessageScreen>
  );
};
