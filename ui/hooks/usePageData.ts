import { createContext, useContext } from 'react';
import { type PageData, type PageKind, type SiteFrame, siteName } from '../state/pageData.ts';

const PageDataContext = createContext<PageData>({ kind: 'client' });
export const PageDataProvider = PageDataContext.Provider;

/** The data this page was served with, or undefined when the page was served as another kind (a client page, say). */
export const usePageData = <K extends PageKind>(kind: K): PageData<K> | undefined => {
  const data = useContext(PageDataContext);
  return isKind(data, kind) ? data : undefined;
};

/** The frame that the page was served with; undefined where a screen is shown by itself. */
export const useSiteFrame = (): SiteFrame | undefined => useContext(PageDataContext).frame;

/** The name of the brand whose page it is; '' where a screen is shown by itself. */
export const useSiteName = (): string => siteName(useContext(PageDataContext));

/** The names of the shop's brands by their number. */
export const useBrandNames = (): Readonly<Record<string, string>> => useContext(PageDataContext).site?.brands ?? {};

const isKind = <K extends PageKind>(data: PageData, kind: K): data is PageData<K> => data.kind === kind;
