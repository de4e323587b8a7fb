import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { loginCopy, waitingCopy } from '../../copy/account-pages.pl.ts';
import { usePageTitle } from '../../hooks/use-page-data.ts';
import { useSession } from '../../hooks/use-session.ts';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { LoginPanel } from '../../shared/account/LoginPanel.tsx';
import { ResendActivationButton } from '../../shared/account/ResendActivationButton.tsx';
import css from '../../shared/page/AccountPage.module.css';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { openTabStorage } from '../../state/browser-storage.ts';
import {
  type ReservationAwaitingLogin,
  readReservationAwaitingLogin,
} from '../../state/reservation/stored-input.ts';

/**
 * Shows which booking the visitor has just ordered, and offers to resend the activation link (R69,
 * W-103).
 */
const WaitingBooking = () => {
  const [waiting, setWaiting] = useState<ReservationAwaitingLogin | null>(null);
  useEffect(() => setWaiting(readReservationAwaitingLogin(openTabStorage())), []);
  return waiting && <ReservationAwaitingLoginNotice {...waiting} />;
};

export const ReservationAwaitingLoginNotice = ({ id, trip }: ReservationAwaitingLogin) => (
  <>
    <Notice title={waitingCopy.title(trip, id)}>{waitingCopy.text}</Notice>
    <ResendActivationButton id={id} />
  </>
);

/**
 * Returns the path in `?dalej=`. If `dalej` is missing or leads to another site, returns the
 * panel's path.
 */
export const pathAfterLogin = (search: string): string => {
  const wish = new URLSearchParams(search).get('dalej') ?? '';
  return /^\/(?![/\\])[^\s\\]*$/.test(wish) ? wish : pages.panel;
};

export const LoginLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className={`wrap ${css.two}`}>
    <div className={css.column}>
      <h1>{loginCopy.title}</h1>
      {children}
    </div>
    <aside className={css.side}>
      <h2>{loginCopy.sideTitle}</h2>
      <p>{loginCopy.side}</p>
    </aside>
  </div>
);

export const LoginPage = () => {
  usePageTitle(loginCopy.title);
  const next = pathAfterLogin(useSearch());
  const session = useSession();
  const isCustomer = session.kind === 'customer';
  // True after the login has started to open the next page. The effect then must not navigate: a
  // second navigation would cancel the first.
  const leaving = useRef(false);
  useEffect(() => {
    if (isCustomer && !leaving.current) window.location.replace(next);
  }, [isCustomer, next]);
  const leave = (): void => {
    leaving.current = true;
    window.location.assign(next);
  };
  return (
    <ShopPage current={pages.login}>
      <LoginLayout>
        <WaitingBooking />
        <Panel>
          <LoginPanel onLoggedIn={leave} />
        </Panel>
      </LoginLayout>
    </ShopPage>
  );
};
