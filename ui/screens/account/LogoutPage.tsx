import { useState } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import { logoutCopy } from '../../copy/account.pl.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { usePageTitle } from '../../state/pageHead.ts';
import css from './AccountPage.module.css';
import { ShopPage } from './ShopPage.tsx';

/** Ends the session and leads home; the button stays busy until the next page is there. */
export const LogoutButton = ({ kind = 'main' }: { readonly kind?: 'main' | 'line' }) => {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    const answer = await call('logout', { siteId: 1 });
    if (answer.isOk()) return window.location.assign('/');
    setBusy(false);
    setFailed(true);
  };
  return (
    <>
      <Button kind={kind} busy={busy && logoutCopy.busy} onClick={leave}>
        {logoutCopy.submit}
      </Button>
      {failed && <Notice kind="error" title={logoutCopy.failed} live />}
    </>
  );
};

/** /wyloguj: asks first, so that no stray link ends a session. */
export const LogoutPage = () => {
  usePageTitle(`${logoutCopy.title} | Kilwater`);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        <h1>{logoutCopy.title}</h1>
        <p className="lead">{logoutCopy.text}</p>
        <div className={css.actions}>
          <LogoutButton />
          <ButtonLink kind="line" href="/twoj-panel">
            {logoutCopy.stay}
          </ButtonLink>
        </div>
      </div>
    </ShopPage>
  );
};
