import { useEffect, useRef, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { newIdempotencyKey } from '../../../../adapters/http/client/call.ts';
import { mayBeLoggedIn } from '../../../../adapters/http/contract/login-sign.ts';
import { entryCopy, troubleActions, troubleCopy, wizardCopy } from '../../../copy/wizard.pl.ts';
import { usePageTitle } from '../../../hooks/usePageTitle.ts';
import { Button, ButtonLink } from '../../../parts/Button.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import { setbackOf, type Trouble } from '../../../state/wizard/failures.ts';
import { idFrom, offerIdFrom, stepHref } from '../../../state/wizard/steps.ts';
import { LoginPanel } from '../../account/LoginPanel.tsx';
import { Frame } from '../frame/Frame.tsx';
import { outside } from '../frame/outside.ts';
import shared from '../shared.module.css';
import { OtherTrips, Told } from '../trouble/Told.tsx';
import css from './Entry.module.css';

type At =
  | { readonly kind: 'asking' }
  | { readonly kind: 'choosing' }
  | { readonly kind: 'beginning' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

// One beginning an offer, however often React runs an effect: the key makes a repeated call the same call.
const keys = new Map<number, string>();
const keyFor = (offerId: number): string => {
  const key = keys.get(offerId) ?? newIdempotencyKey();
  keys.set(offerId, key);
  return key;
};

/** /rezerwacja?r=ID leads to where that reservation has got to (R59); /rezerwacja?oferta=ID: who is logged in goes straight in, others log in or go on without an account. */
export const Entry = () => {
  const search = useSearch();
  const [offerId, begun] = [offerIdFrom(search), idFrom(search)];
  usePageTitle(`${wizardCopy.reservation} | Kilwater`);
  if (begun !== '') return <Redirect to={stepHref('summary', begun)} replace />;
  return offerId === null ? (
    <Frame>
      <Told title={entryCopy.noOffer} text={entryCopy.noOfferText}>
        <div>
          <ButtonLink href={entryCopy.offersHref}>{entryCopy.offers}</ButtonLink>
        </div>
      </Told>
    </Frame>
  ) : (
    <EntryOf offerId={offerId} />
  );
};

const EntryOf = ({ offerId }: { readonly offerId: number }) => {
  const [at, setAt] = useState<At>({ kind: 'asking' });
  const [trip, setTrip] = useState<string | undefined>(undefined);
  const [, navigate] = useLocation();
  const begin = async () => {
    setAt({ kind: 'beginning' });
    const answer = await outside.call('reservationCreate', { offerId }, { idempotencyKey: keyFor(offerId) });
    if (answer.isOk()) {
      keys.delete(offerId);
      navigate(stepHref('trip', answer.value.Reservation.ReservationId), { replace: true });
      return;
    }
    const setback = setbackOf(answer.error);
    const unknown = answer.error.kind === 'refused' && (answer.error.status === 404 || answer.error.status === 400);
    setAt({
      kind: 'trouble',
      trouble: unknown ? { kind: 'unknownOffer' } : setback.kind === 'trouble' ? setback.trouble : { kind: 'away' },
    });
  };
  const ask = async (signal?: AbortSignal) => {
    if (!mayBeLoggedIn(document.cookie)) return setAt({ kind: 'choosing' });
    setAt({ kind: 'asking' });
    const known = await outside.call('authDetails', {}, signal ? { signal } : {});
    if (signal?.aborted) return;
    if (known.isOk()) await begin();
    else if (known.error.kind === 'refused' && known.error.status === 401) setAt({ kind: 'choosing' });
    else setAt({ kind: 'trouble', trouble: { kind: 'away' } });
  };
  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    const stop = new AbortController();
    void asking.current(stop.signal);
    void outside.call('offerDetails', { offerId }, { signal: stop.signal }).then((answer) => {
      if (answer.isOk()) setTrip(answer.value.Offer.Name);
    });
    return () => stop.abort();
  }, [offerId]);
  return (
    <Frame trip={trip}>
      {at.kind === 'asking' && <Skeleton shapes={['title', 'line', 'line', 'button']} />}
      {(at.kind === 'choosing' || at.kind === 'beginning') && <Choosing beginning={at.kind === 'beginning'} begin={() => void begin()} />}
      {at.kind === 'trouble' && <EntryTrouble trouble={at.trouble} retry={() => void ask()} />}
    </Frame>
  );
};

const Choosing = ({ beginning, begin }: { readonly beginning: boolean; readonly begin: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 className={shared.heading} ref={heading} tabIndex={-1}>
        {entryCopy.title}
      </h1>
      <div className={css.entry}>
        <Panel title={entryCopy.login}>
          <LoginPanel offersAccount={false} onLoggedIn={begin} />
        </Panel>
        <Panel title={entryCopy.withoutTitle} tone="sand">
          <p>{entryCopy.withoutText}</p>
          <div>
            <Button kind="line" onClick={begin} busy={beginning && entryCopy.beginning}>
              {entryCopy.without}
            </Button>
          </div>
        </Panel>
      </div>
    </>
  );
};

const EntryTrouble = ({ trouble, retry }: { readonly trouble: Trouble; readonly retry: () => void }) => {
  if (trouble.kind === 'closed' || trouble.kind === 'unknownOffer')
    return (
      <Told {...troubleCopy[trouble.kind]}>
        <OtherTrips />
      </Told>
    );
  const held = trouble.kind === 'tooMany' || trouble.kind === 'tooManyHolds';
  return (
    <Told {...troubleCopy[held ? trouble.kind : 'away']}>
      {held && <p>{troubleActions.waitFor(trouble.seconds)}</p>}
      <div>
        <Button onClick={retry}>{troubleActions.retry}</Button>
      </div>
    </Told>
  );
};
