import type { ReactNode } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { Footer } from './Footer.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import css from './Page.module.css';
import { SlowPage } from './SlowPage.tsx';
import { ToTop } from './ToTop.tsx';

type PageProps = HeaderProps & {
  readonly children: ReactNode;
  /** The footer; false in the reservation, because its links lead away from it. */
  readonly footer?: ReactNode | false;
  /** A question above the header, which stays until the visitor answers it. */
  readonly strip?: ReactNode;
};

export const Page = ({ children, footer = <Footer />, strip, ...header }: PageProps) => (
  <>
    <a className={css.skip} href="#tresc">
      {partsCopy.skip}
    </a>
    {strip}
    <Header {...header} />
    <main className={css.main} id="tresc" tabIndex={-1}>
      {children}
    </main>
    <SlowPage />
    {footer !== false && <ToTop />}
    {footer}
  </>
);
