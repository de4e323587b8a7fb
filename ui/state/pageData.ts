import { createContext, useContext } from 'react';

/**
 * What the server hands to each kind of page, by kind. A founder of a page writes its exact shape here,
 * from the types of the wire; `client` pages get nothing and fetch for themselves.
 */
export type PageShapes = {
  client: object;
  home: object;
  list: object;
  offer: object;
};

export type PageKind = keyof PageShapes;

/** One page's data with its kind, as it travels in the page's data block. */
export type PageData<K extends PageKind = PageKind> = K extends PageKind ? { readonly kind: K } & PageShapes[K] : never;

const PageDataContext = createContext<PageData>({ kind: 'client' });
export const PageDataProvider = PageDataContext.Provider;

/** The data this page was served with, or undefined when the page was served as another kind (a client page, say). */
export const usePageData = <K extends PageKind>(kind: K): PageData<K> | undefined => {
  const data = useContext(PageDataContext);
  return isKind(data, kind) ? data : undefined;
};

const isKind = <K extends PageKind>(data: PageData, kind: K): data is PageData<K> => data.kind === kind;

/** Reads the data block that the server wrote into the page. A page without one is a client page. */
export const readPageData = (document: Document): PageData => {
  const text = document.getElementById('state')?.textContent;
  const data: PageData = text ? JSON.parse(text) : { kind: 'client' };
  return data;
};
