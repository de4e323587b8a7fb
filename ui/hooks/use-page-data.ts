import { createContext, useContext, useEffect } from 'react';
import { browserTitle } from '../copy/pl.ts';
import { type PageData, type PageFrame, type PageKind, siteName } from '../state/page-data.ts';

const PageDataContext = createContext<PageData>({ kind: 'client' });
export const PageDataProvider = PageDataContext.Provider;

/** The data is undefined if the server rendered another kind of page, such as a client page. */
export const usePageData = <K extends PageKind>(kind: K): PageData<K> | undefined => {
  const data = useContext(PageDataContext);
  return isKind(data, kind) ? data : undefined;
};

/** The texts and links around the page; undefined if a test renders a screen without a page. */
export const usePageFrame = (): PageFrame | undefined => useContext(PageDataContext).frame;

/**
 * Returns a function: it is true for the address of a page that this company has. Call it before
 * each link to an optional page, because a company can leave such pages out.
 */
export const useHasPage = (): ((address: string) => boolean) => {
  const missing = usePageFrame()?.missing ?? [];
  return (address) => !missing.includes(address.split(/[?#]/, 1)[0] ?? '');
};

export const useSiteName = (): string => siteName(useContext(PageDataContext));

export const useBrandNames = (): Readonly<Record<string, string>> =>
  useContext(PageDataContext).site?.brands ?? {};

const isKind = <K extends PageKind>(data: PageData, kind: K): data is PageData<K> =>
  data.kind === kind;

export const usePageTitle = (title: string): void => {
  const whole = browserTitle(title, useSiteName());
  useEffect(() => {
    document.title = whole;
  }, [whole]);
};
