import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Button.module.css';
import { classes } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';

type Looks = {
  /** main: the one yellow thing to do next; line: beside it; quiet: underlined. */
  readonly kind?: 'main' | 'line' | 'quiet';
  readonly small?: boolean;
  readonly wide?: boolean;
  /** Drawn before the words. */
  readonly icon?: IconName | undefined;
  /** Drawn after the words. */
  readonly iconAfter?: IconName | undefined;
  readonly children: ReactNode;
};

type ButtonProps = Looks &
  Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style'> & {
    /** While set, the button stands still with these words („Zapisuję…”) and keeps its width; pressing it does nothing. */
    readonly busy?: string | false | undefined;
  };

const look = (kind: Looks['kind'] = 'main', small = false, wide = false) =>
  classes(css.button, css[kind], small && css.small, wide && css.wide);

/**
 * A button that does something on this page. `type` is 'button' unless told. While busy it keeps the focus, for whoever pressed it by
 * keyboard, and a line of its own beside it tells screen readers.
 */
export const Button = ({ kind, small, wide, icon, iconAfter, busy, children, onClick, type = 'button', ...rest }: ButtonProps) => (
  <>
    <button
      {...rest}
      type={type}
      className={look(kind, small, wide)}
      aria-disabled={busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      // Enter in a field presses the form's button, too: a second sending is stopped here as well.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={classes(css.words, Boolean(busy) && css.hidden)} aria-hidden={busy ? true : undefined}>
        {icon && <Icon name={icon} />}
        {children}
        {iconAfter && <Icon name={iconAfter} />}
      </span>
      {busy && (
        <span className={css.words}>
          <span className={css.spinner} aria-hidden="true" />
          {busy}
        </span>
      )}
    </button>
    {busy !== undefined && (
      <span className="vh" role="status">
        {busy}
      </span>
    )}
  </>
);

type ButtonLinkProps = Looks & Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'style'> & { readonly href: string };

/** A link that looks like a button: it leads somewhere else. */
export const ButtonLink = ({ kind, small, wide, icon, iconAfter, children, ...rest }: ButtonLinkProps) => (
  <a {...rest} className={look(kind, small, wide)}>
    <span className={css.words}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </span>
  </a>
);
