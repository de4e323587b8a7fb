import { useAtomValue } from 'jotai';
import { newBookingPageUrl } from '../../../../adapters/http/contract/pages.pl.ts';
import { ButtonLink } from '../../../parts/Button.tsx';
import { LoginPanel } from '../../../shared/account/LoginPanel.tsx';
import { openBrowserStorage } from '../../../state/browser-storage.ts';
import { entryCopy, recognitionCopy } from '../copy/wizard.pl.ts';
import { readRememberedOffer, startedReservationAtom, type Wizard } from '../state/wizard-state.ts';
import { MessageScreen } from './MessageScreen.tsx';

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
