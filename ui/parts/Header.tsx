import { type ReactNode, useEffect, useRef } from 'react';
import { headerCopy } from '../copy/pl.ts';
import { classes } from './classes.ts';
import css from './Header.module.css';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';
import { useScrolled } from './useScrolled.ts';

export type HeaderLink = { readonly href: string; readonly text: string };
/** A link of the menu, or a word that opens some. */
export type MenuItem = HeaderLink | { readonly text: string; readonly links: readonly HeaderLink[] };

export type HeaderProps = {
  /** Lies over the first picture of the page instead of above it (home). */
  readonly over?: boolean;
  /** Address of the present page: its link is marked. */
  readonly current?: string | undefined;
  readonly menu?: readonly MenuItem[];
  /** Sign-in link or the person's own menu, filled in by the browser; a page that waits for its program has none. */
  readonly login?: ReactNode;
  /** Beside it: how the office helps. */
  readonly help?: ReactNode;
  /** Instead of navigation: the reservation shows only help here. */
  readonly aside?: ReactNode;
};

/** Scrolled so far, the menu has a ground of its own (P-028). */
const STUCK = 100;

const USUAL: readonly MenuItem[] = [...headerCopy.menuBefore, ...headerCopy.menuAfter];

type ItemsProps = { readonly items: readonly MenuItem[]; readonly current: string | undefined; readonly group?: string };

/** The menu's links; those under a word lie in a native `details`, of which one is open at a time where `group` names them. */
const Items = ({ items, current, group }: ItemsProps) => (
  <ul>
    {items.map((item) => (
      <li key={item.text}>
        {'links' in item ? (
          <details className={css.under} {...(group === undefined ? {} : { name: group })}>
            <summary data-current={item.links.some(({ href }) => href === current) || undefined}>{item.text}</summary>
            <Items items={item.links} current={current} />
          </details>
        ) : (
          <a href={item.href} aria-current={item.href === current ? 'page' : undefined}>
            {item.text}
          </a>
        )}
      </li>
    ))}
  </ul>
);

/** Closes what is open in the menu by Escape and by a press beside it. */
const useClosing = () => {
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent) => {
      const open = [...(top.current?.querySelectorAll('details[open]') ?? [])].filter((one) => one instanceof HTMLDetailsElement);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        const last = open.at(-1);
        if (last === undefined) return;
        last.open = false;
        last.querySelector('summary')?.focus();
        return;
      }
      for (const one of open) if (!(event.target instanceof Node && one.contains(event.target))) one.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return top;
};

/** Logo, navigation, and whoever is there. On a phone the navigation is a native `details`, which works before any script has come. */
export const Header = ({ over = false, current, menu = USUAL, login, help, aside }: HeaderProps) => {
  const top = useClosing();
  const stuck = useScrolled(STUCK);
  return (
    <header className={classes(css.top, over && css.over, aside === undefined && css.sticks, stuck && css.stuck)} ref={top}>
      <div className={classes('wrap', css.bar)}>
        <Logo />
        {aside ? (
          <div className={css.aside}>{aside}</div>
        ) : (
          <>
            <nav className={css.nav} aria-label={headerCopy.main}>
              <Items items={menu} current={current} group="menu" />
            </nav>
            <div className={css.login}>
              {help}
              {login}
            </div>
            <details className={css.menu}>
              <summary>
                <Icon name="menu" />
                {headerCopy.menu}
              </summary>
              <nav aria-label={headerCopy.menu}>
                <Items items={menu} current={current} />
              </nav>
            </details>
          </>
        )}
      </div>
    </header>
  );
};
