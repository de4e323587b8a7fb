import { type ReactNode, useEffect, useRef } from 'react';
import { headerCopy } from '../copy/pl.ts';
import { classes } from './classes.ts';
import css from './Header.module.css';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';

export type HeaderLink = { readonly href: string; readonly text: string };

export type HeaderProps = {
  /** Lies over the first picture of the page instead of above it (home). */
  readonly over?: boolean;
  /** Address of the present page: its link is marked. */
  readonly current?: string | undefined;
  readonly links?: readonly HeaderLink[];
  /** Sign-in link or the person's own menu, filled in by the browser; a page that waits for its program has none. */
  readonly login?: ReactNode;
  /** Instead of navigation: the reservation shows only help here. */
  readonly aside?: ReactNode;
};

/** Logo, navigation, and whoever is there. On a phone the navigation is a native `details`, which works before any script has come. */
export const Header = ({ over = false, current, links = headerCopy.links, login, aside }: HeaderProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent) => {
      const open = menu.current;
      if (!open?.open) return;
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !(event.target instanceof Node && open.contains(event.target))) {
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

  const items = links.map(({ href, text }) => (
    <li key={href}>
      <a href={href} aria-current={href === current ? 'page' : undefined}>
        {text}
      </a>
    </li>
  ));
  return (
    <header className={classes(css.top, over && css.over)}>
      <div className={classes('wrap', css.bar)}>
        <Logo />
        {aside ? (
          <div className={css.aside}>{aside}</div>
        ) : (
          <>
            <nav className={css.nav} aria-label={headerCopy.main}>
              <ul>{items}</ul>
            </nav>
            <div className={css.login}>{login}</div>
            <details className={css.menu} ref={menu}>
              <summary>
                <Icon name="menu" />
                {headerCopy.menu}
              </summary>
              <nav aria-label={headerCopy.menu}>
                <ul>{items}</ul>
              </nav>
            </details>
          </>
        )}
      </div>
    </header>
  );
};
