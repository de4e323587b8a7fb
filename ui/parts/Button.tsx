import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import css from './Button.module.css';
import { joinClasses } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';

type ButtonLook = {
  readonly kind?: 'main' | 'line' | 'quiet';
  readonly small?: boolean;
  readonly wide?: boolean;
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  readonly children: ReactNode;
};

/**
 * The text that a button shows while it is busy. A busy button ignores clicks and keeps its width.
 */
type Busy = string | false | undefined;

type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'children' | 'className' | 'style'> & {
    readonly busy?: Busy;
  };

const buttonClass = (kind: ButtonLook['kind'] = 'main', small = false, wide = false) =>
  joinClasses(css.button, css[kind], small && css.small, wide && css.wide);

type WordsProps = Pick<ButtonLook, 'icon' | 'iconAfter' | 'children'> & { readonly busy: Busy };

const Words = ({ icon, iconAfter, busy, children }: WordsProps) => (
  <>
    <span
      className={joinClasses(css.words, Boolean(busy) && css.hidden)}
      aria-hidden={busy ? true : undefined}
    >
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
  </>
);

const BusyStatus = ({ busy }: { readonly busy: Busy }) =>
  busy !== undefined && (
    <span className="vh" role="status">
      {busy}
    </span>
  );

/** A busy button keeps the focus. A live region beside it announces the state to screen readers. */
export const Button = ({
  kind,
  small,
  wide,
  icon,
  iconAfter,
  busy,
  children,
  onClick,
  type = 'button',
  ...attributes
}: ButtonProps) => (
  <>
    <button
      {...attributes}
      type={type}
      className={buttonClass(kind, small, wide)}
      aria-disabled={busy ? true : undefined}
      aria-busy={busy ? true : undefined}
      // While the button is busy, the handler stops every click. This includes the click that the
      // browser makes when the visitor presses Enter in a field.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <Words icon={icon} iconAfter={iconAfter} busy={busy}>
        {children}
      </Words>
    </button>
    <BusyStatus busy={busy} />
  </>
);

type ButtonLinkProps = ButtonLook &
  Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'style'> & {
    readonly href: string;
    readonly busy?: Busy;
  };

const BUSY_LINK = {
  'aria-disabled': true,
  'aria-busy': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

export const ButtonLink = ({
  kind,
  small,
  wide,
  icon,
  iconAfter,
  busy,
  children,
  ...attributes
}: ButtonLinkProps) => (
  <>
    <a {...attributes} {...(busy && BUSY_LINK)} className={buttonClass(kind, small, wide)}>
      <Words icon={icon} iconAfter={iconAfter} busy={busy}>
        {children}
      </Words>
    </a>
    <BusyStatus busy={busy} />
  </>
);
