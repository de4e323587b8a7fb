import { type ReactNode, useEffect, useRef, useState } from 'react';
import { headerCopy } from '../copy/pl.ts';
import type { MenuItem } from '../state/page-data.ts';
import { joinClasses } from './classes.ts';
import css from './Header.module.css';
import { Icon } from './Icon.tsx';
import { Logo } from './Logo.tsx';

export const useScrolled = (pixels: number): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = (): void => setScrolled(window.scrollY > pixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [pixels]);
  return scrolled;
};

export type HeaderProps = {
  readonly over?: boolean;
  readonly current?: string | undefined;
  readonly menu?: readonly MenuItem[];
  /** The login form. Undefined on the server, and until the browser has loaded the form's code. */
  readonly login?: ReactNode;
  readonly help?: ReactNode;
  readonly aside?: ReactNode;
};

/** Pixels of scrolling after which the menu gets a background (P-028). */
const STICKY_AFTER = 100;

type ItemsProps = {
  readonly items: readonly MenuItem[];
  readonly current: string | undefined;
  readonly group?: string;
};

/** Submenus are native `details` elements. Of those in a `group`, only one is open at a time. */
const MenuLinks = ({ items, current, group }: ItemsProps) => (
  <ul>
    {items.map((item) => (
      <li key={item.text}>
        {'links' in item ? (
          <details className={css.under} {...(group === undefined ? {} : { name: group })}>
            <summary data-current={item.links.some(({ href }) => href === current) || undefined}>
              {item.text}
            </summary>
            <MenuLinks items={item.links} current={current} />
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

const useCloseGroups = () => {
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent | PointerEvent) => {
      const open = [...(top.current?.querySelectorAll('details[open]') ?? [])].filter(
        (element) => element instanceof HTMLDetailsElement,
      );
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        const last = open.at(-1);
        if (last === undefined) return;
        last.open = false;
        last.querySelector('summary')?.focus();
        return;
      }
      for (const menu of open)
        if (!(event.target instanceof Node && menu.contains(event.target))) menu.open = false;
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

export const Header = ({ over = false, current, menu = [], login, help, aside }: HeaderProps) => {
  const top = useCloseGroups();
  const stuck = useScrolled(STICKY_AFTER);
  return (
    <header
      className={joinClasses(
        css.top,
        over && css.over,
        aside === undefined && css.sticks,
        stuck && css.stuck,
      )}
      ref={top}
    >
      <div className={joinClasses('wrap', css.bar)}>
        <Logo />
        {aside ? (
          <div className={css.aside}>{aside}</div>
        ) : (
          <>
            <nav className={css.nav} aria-label={headerCopy.main}>
              <MenuLinks items={menu} current={current} group="menu" />
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
                <MenuLinks items={menu} current={current} />
              </nav>
            </details>
          </>
        )}
      </div>
    </header>
  );
};
