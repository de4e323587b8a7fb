import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { menuCopy } from '../../copy/account.pl.ts';
import { useSession } from '../../hooks/use-session.ts';
import { Icon } from '../../parts/Icon.tsx';
import { accountDeletedAtom } from '../../state/account/session.ts';
import css from './LoginMenu.module.css';

export const LoginMenu = () => {
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

export const CustomerMenu = ({
  firstName,
  news,
}: {
  readonly firstName: string;
  readonly news: boolean;
}) => {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent) => {
      const open = menu.current;
      if (!open?.open) return;
      if (
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !(event.target instanceof Node && open.contains(event.target))
      ) {
        open.open = false;
        if (event instanceof KeyboardEvent) open.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <details className={css.menu} ref={menu}>
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
};
