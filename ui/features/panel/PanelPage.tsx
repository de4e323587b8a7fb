import { useSetAtom } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loginPageUrl, pages } from '../../../adapters/http/contract/pages.pl.ts';
import { logoutCopy } from '../../copy/account-pages.pl.ts';
import { usePageTitle } from '../../hooks/use-page-data.ts';
import { useSession } from '../../hooks/use-session.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import { LoginPanel } from '../../shared/account/LoginPanel.tsx';
import { LogoutButton } from '../../shared/account/LogoutButton.tsx';
import { NotFound } from '../../shared/page/NotFound.tsx';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { loadSessionAtom, type SessionState } from '../../state/account/session.ts';
import { AmbassadorTab } from './ambassador/AmbassadorTab.tsx';
import { messagesCopy, panelCopy } from './copy/panel.pl.ts';
import { ambassadorCopy } from './copy/panel-ambassador.pl.ts';
import { vouchersCopy } from './copy/panel-vouchers.pl.ts';
import { DetailsTab } from './details/DetailsTab.tsx';
import { LoadFailure } from './frame/LoadedList.tsx';
import css from './frame/Panel.module.css';
import type { TabProps } from './frame/tab.ts';
import { useFocusAfterChange } from './frame/use-focus-after-change.ts';
import { MessagesTab } from './messages/MessagesTab.tsx';
import { PasswordTab } from './password/PasswordTab.tsx';
import { TripsTab } from './trips/TripsTab.tsx';
import { VouchersTab } from './vouchers/VouchersTab.tsx';

type PanelTab = {
  readonly path: string;
  readonly text: string;
  readonly screen: ComponentType<TabProps>;
  readonly onlyAmbassadors?: true;
  /** True for the tab of messages, which has a red dot while a message is unread. */
  readonly tellsNews?: true;
};

export const PANEL_TABS: readonly [PanelTab, ...PanelTab[]] = [
  { path: pages.panel, text: panelCopy.trips, screen: TripsTab },
  { path: pages.messages, text: messagesCopy.tab, screen: MessagesTab, tellsNews: true },
  { path: pages.vouchers, text: vouchersCopy.tab, screen: VouchersTab },
  {
    path: pages.ambassador,
    text: ambassadorCopy.tab,
    screen: AmbassadorTab,
    onlyAmbassadors: true,
  },
  { path: pages.details, text: panelCopy.details, screen: DetailsTab },
  { path: pages.password, text: panelCopy.password, screen: PasswordTab },
];

export const tabsFor = (isAmbassador: boolean): readonly PanelTab[] =>
  PANEL_TABS.filter(({ onlyAmbassadors }) => onlyAmbassadors !== true || isAmbassador);

const tabAt = (path: string): PanelTab | undefined =>
  path === pages.panelLogout || path.startsWith(`${pages.trips}/`)
    ? PANEL_TABS[0]
    : PANEL_TABS.find((tab) => tab.path === path);

/** Visitors who are not logged in go to the login page and come back afterwards. */
export const PanelPage = () => {
  const [location, navigate] = useLocation();
  const path = location.replace(/\/+$/, '');
  const tab = tabAt(path);
  usePageTitle(tab?.text ?? panelCopy.title);
  const session = useSession();
  const askSession = useSetAtom(loadSessionAtom);
  const stranger = session.kind === 'anonymous';
  useEffect(() => {
    if (stranger) window.location.replace(loginPageUrl(path));
  }, [stranger, path]);
  if (tab === undefined) return <NotFound />;
  return (
    <ShopPage>
      <div className={`wrap ${css.desk}`}>
        <h1 className={css.title}>{panelCopy.title}</h1>
        <PanelTabs path={path === pages.panelLogout ? path : tab.path} session={session} />
        <TabRoom path={tab.path}>
          <PanelView session={session} tab={tab} onRetry={askSession} />
        </TabRoom>
        <p className={css.help}>
          {panelCopy.help} <a href={pages.contact}>{panelCopy.contact}</a>
        </p>
      </div>
      <Dialog
        open={path === pages.panelLogout && session.kind === 'customer'}
        onClose={() => navigate(pages.panel, { replace: true })}
        title={logoutCopy.title}
        actions={
          <>
            <LogoutButton />
            <Button kind="line" onClick={() => navigate(pages.panel, { replace: true })}>
              {logoutCopy.stay}
            </Button>
          </>
        }
      >
        {logoutCopy.text}
      </Dialog>
    </ShopPage>
  );
};

/** Unread messages are marked by colour and by words. */
export const PanelTabs = ({
  path,
  session,
}: {
  readonly path: string;
  readonly session: SessionState;
}) => {
  const isCustomer = session.kind === 'customer';
  const news = isCustomer && session.hasNewMessages;
  return (
    <nav className={css.tabs} aria-label={panelCopy.tabs}>
      {tabsFor(isCustomer && session.isAmbassador).map((tab) => (
        <TabLink key={tab.path} tab={tab} path={path} news={news && tab.tellsNews === true} />
      ))}
      <TabLink tab={{ path: pages.panelLogout, text: panelCopy.logout }} path={path} news={false} />
    </nav>
  );
};

type TabLinkProps = {
  readonly tab: Pick<PanelTab, 'path' | 'text'>;
  readonly path: string;
  readonly news: boolean;
};

const TabLink = ({ tab, path, news }: TabLinkProps) => (
  <Link href={tab.path} aria-current={tab.path === path ? 'page' : undefined}>
    {tab.text}
    {news && (
      <>
        <span className={css.dot} />
        <span className="vh"> ({messagesCopy.news})</span>
      </>
    )}
  </Link>
);

/** The tab's content takes the focus when it opens, so that screen readers begin there. */
const TabRoom = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => {
  const room = useFocusAfterChange(path);
  return (
    <div className={css.room} ref={room} tabIndex={-1}>
      {children}
    </div>
  );
};

type ViewProps = {
  readonly session: SessionState;
  readonly tab: PanelTab;
  readonly onRetry: () => void;
};

export const PanelView = ({ session, tab: { screen: Screen }, onRetry }: ViewProps) => {
  const [lost, setLost] = useState(false);
  if (session.kind === 'away') return <LoadFailure failure={session.failure} onRetry={onRetry} />;
  if (session.kind !== 'customer') return <Skeleton shapes={['title', 'line', 'line', 'short']} />;
  const { account } = session;
  return (
    <>
      {/* The React key discards the previous customer's data after a login to another account. */}
      <Screen key={account.Email} account={account} onLoggedOut={() => setLost(true)} />
      <Dialog open={lost} onClose={() => setLost(false)} title={panelCopy.loginAgain}>
        {lost && (
          <LoginPanel
            email={account.Email}
            offersAccount={false}
            onLoggedIn={() => setLost(false)}
          />
        )}
      </Dialog>
    </>
  );
};
