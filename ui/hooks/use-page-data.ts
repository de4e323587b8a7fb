import { createContext, useContext } from 'react';
import { type PageData, type PageFrame, type PageKind, siteName } from '../state/page-data.ts';

const PageDataContext = createContext<PageData>({ kind: 'client' });
export const PageDataProvider = PageDataContext.Provider;

/**
 * The data that the page was served with. Undefined if the page was served as another kind, for
 * example a client page.
 */
export const usePageData = <K extends PageKind>(kind: K): PageData<K> | undefined => {
  const data = useContext(PageDataContext);
  return isKind(data, kind) ? data : undefined;
};

/** The site frame of the page. Undefined if the screen is rendered without a page. */
export const usePageFrame = (): PageFrame | undefined => useContext(PageDataContext).frame;

/** The name of the page's brand. Empty if the screen is rendered without a page. */
export const useSiteName = (): string => siteName(useContext(PageDataContext));

/** The names of the shop's brands, by brand number. */
export const useBrandNames = (): Readonly<Record<string, string>> =>
  useContext(PageDataContext).site?.brands ?? {};

const isKind = <K extends PageKind>(data: PageData, kind: K): data is PageData<K> =>
  data.kind === kind;
