import type { ReactNode } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { Footer } from './Footer.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import css from './Page.module.css';
import { ToTop } from './ToTop.tsx';

type PageProps = HeaderProps & {
  readonly children: ReactNode;
  /** Left out in the reservation, where nothing should lead away. */
  readonly footer?: ReactNode | false;
  /** A question that lies over the page until it is answered; read right after the skip link. */
  readonly banner?: ReactNode;
};

/** The frame of every page: skip link, header, contents, footer. */
export const Page = ({ children, footer = <Footer />, banner, ...header }: PageProps) => (
  <>
    <a className={css.skip} href="#tresc">
      {partsCopy.skip}
    </a>
    {banner}
    <Header {...header} />
    <main className={css.main} id="tresc" tabIndex={-1}>
      {children}
    </main>
    {footer}
    {footer !== false && <ToTop />}
  </>
);
