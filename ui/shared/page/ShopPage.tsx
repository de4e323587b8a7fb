import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { menuCopy } from '../../copy/account.pl.ts';
import { usePageFrame } from '../../hooks/use-page-data.ts';
import { useSession } from '../../hooks/use-session.ts';
import { Footer } from '../../parts/Footer.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Page } from '../../parts/Page.tsx';
import { accountDeletedAtom } from '../../state/account/session.ts';
import { optionalChangeConsentButton, optionalConsentStrip } from '../consent/consent-parts.ts';
import { HelpPanel } from './HelpPanel.tsx';
import css from './LoginMenu.module.css';

export const ShopPage = (props: Omit<ComponentProps<typeof Page>, 'login' | 'help'>) => {
  const frame = usePageFrame();
  return (
    <Page
      footer={<Footer about={frame} more={<optionalChangeConsentButton.Part />} />}
      strip={<optionalConsentStrip.Part />}
      menu={frame?.menu ?? []}
      {...props}
      login={<LoginMenu />}
      help={frame && <HelpPanel {...frame} />}
    />
  );
};

const LoginMenu = () => {
  const session = useSession();
  const isDeleted = useAtomValue(accountDeletedAtom);
  if (session.kind !== 'customer' || isDeleted) return <SignIn />;
  return <CustomerMenu firstName={session.account.FirstName} news={session.hasNewMessages} />;
};

const SignIn = () => (
  <a className={css.signIn} href={pages.login}>
    <Icon name="person" />
    <span>{menuCopy.signIn}</span>
  </a>
);

type MenuProps = { readonly firstName: string; readonly news: boolean };

/** The header closes this menu on Escape and on a click outside it. */
export const CustomerMenu = ({ firstName, news }: MenuProps) => (
  <details className={css.menu}>
    <summary>
      <span className={css.face}>
        <Icon name="person" />
        {news && <span className={css.dot} />}
      </span>
      <span className={css.name}>{menuCopy.greeting(firstName)}</span>
      {news && <span className="vh">{menuCopy.newMessages}</span>}
    </summary>
    <ul className={css.list}>
      <li>
        <a href={pages.panel}>{menuCopy.panel}</a>
      </li>
      <li>
        <a href={pages.logout}>{menuCopy.logout}</a>
      </li>
    </ul>
  </details>
);
