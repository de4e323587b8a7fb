import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Icon, type IconName } from './Icon.tsx';
import css from './Notice.module.css';
import { renderUnbreakableNode } from './words/Html.tsx';

export type NoticeKind = 'info' | 'good' | 'warning' | 'error';
const SIGNS: Record<NoticeKind, IconName> = {
  info: 'info',
  good: 'check',
  warning: 'alert',
  error: 'alert',
};

type Props = {
  readonly kind?: NoticeKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly icon?: IconName;
  /** True for a message after an action, so that screen readers announce it. */
  readonly live?: boolean;
};

export const Notice = ({ kind = 'info', title, children, icon, live = false }: Props) => (
  <div className={joinClasses(css.notice, css[kind])} role={live ? 'status' : undefined}>
    <Icon name={icon ?? SIGNS[kind]} className={css.sign} />
    <div className={css.words}>
      {title && <b className={css.title}>{renderUnbreakableNode(title)}</b>}
      {renderUnbreakableNode(children)}
    </div>
  </div>
);
