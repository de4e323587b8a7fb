import type { ReactNode } from 'react';
import { ButtonLink } from '../../../parts/Button.tsx';
import css from './ListPage.module.css';

type Props = { readonly href: string; readonly children: ReactNode };

/** A link to the previous or next page of a list. It works without JavaScript. */
export const ListPageLink = ({ href, children }: Props) => (
  <p className={css.more}>
    <ButtonLink kind="line" href={href}>
      {children}
    </ButtonLink>
  </p>
);
