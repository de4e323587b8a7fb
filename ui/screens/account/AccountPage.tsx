import { useEffect } from 'react';
import type { Account } from '../../../adapters/http/contract/account.ts';
import { panelCopy, troubleCopy } from '../../copy/account.pl.ts';
import { day } from '../../format.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { usePageTitle } from '../../state/pageHead.ts';
import { type Session, useAskAgain, useSession } from '../../state/session.ts';
import css from './AccountPage.module.css';
import { LogoutButton } from './LogoutPage.tsx';
import { ShopPage } from './ShopPage.tsx';

type Shown = keyof typeof panelCopy.rows;
const SHOWN: readonly Shown[] = ['Email', 'FirstName', 'LastName', 'BirthDate', 'Phone', 'Country', 'IdDocument'];

/** /twoj-panel: for those who are logged in; others are led to the login and back. */
export const AccountPage = () => {
  usePageTitle(`${panelCopy.title} | Kilwater`);
  const session = useSession();
  const askAgain = useAskAgain();
  const stranger = session.kind === 'anonymous';
  useEffect(() => {
    if (stranger) window.location.replace('/zaloguj?dalej=/twoj-panel');
  }, [stranger]);
  return (
    <ShopPage>
      <div className={`wrap ${css.one}`}>
        <AccountView session={session} onRetry={askAgain} />
      </div>
    </ShopPage>
  );
};

/** The page in each of its states. */
export const AccountView = ({ session, onRetry }: { readonly session: Session; readonly onRetry: () => void }) => {
  if (session.kind === 'away')
    return (
      <>
        <h1>{panelCopy.title}</h1>
        <Notice kind="error" title={troubleCopy.awayTitle} live>
          {troubleCopy.away}
        </Notice>
        <div>
          <Button kind="line" onClick={onRetry}>
            {troubleCopy.retry}
          </Button>
        </div>
      </>
    );
  if (session.kind !== 'customer')
    return (
      <>
        <h1>{panelCopy.title}</h1>
        <Skeleton shapes={['line', 'line', 'short']} />
      </>
    );
  const { account } = session;
  return (
    <>
      <h1>{panelCopy.greeting(account.FirstName)}</h1>
      <Panel title={panelCopy.data}>
        <AccountData account={account} />
      </Panel>
      <div className={css.actions}>
        <ButtonLink href="/rejsy-morskie">{panelCopy.cruises}</ButtonLink>
        <LogoutButton kind="line" />
      </div>
    </>
  );
};

/** What is known of the customer; what was never given is left out. */
const AccountData = ({ account }: { readonly account: Account }) => {
  const given = SHOWN.filter((key) => account[key] !== '');
  return (
    <>
      <dl className={css.data}>
        {given.map((key) => (
          <div key={key}>
            <dt>{panelCopy.rows[key]}</dt>
            <dd>{key === 'BirthDate' ? day(account[key]) : account[key]}</dd>
          </div>
        ))}
      </dl>
      {given.length < 2 && <p className="muted">{panelCopy.empty}</p>}
    </>
  );
};
