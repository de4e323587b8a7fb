import { pages, toSlug } from '../../contract/pages.pl.ts';

const REDIRECTS: Readonly<Record<string, string>> = {
  '/rejsy': pages.offers,
  '/oferta': pages.offers,
  '/znizki': pages.partners,
  '/SailAndParty': `${pages.programme}#sail-and-party`,
  '/SailAndExplore': `${pages.programme}#sail-and-explore`,
  '/SailAndAdventure': `${pages.programme}#sail-and-adventure`,
  '/SailAndChill': `${pages.programme}#sail-and-chill`,
};

/**
 * The old paths in lower case. If such a path has a page of its own, as /sailandparty, it does not
 * redirect.
 */
const LOWER_CASE_REDIRECTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REDIRECTS).map(([path, leadsTo]) => [path.toLowerCase(), leadsTo]),
);

/**
 * Page addresses with tokens or booking numbers. The server must not change such an address to
 * lower case.
 */
const CASE_SENSITIVE =
  /^\/(?:activate|password|onlinepayment|blog\/obrazy|rezerwacja|twoj-panel)\//i;

const normalizePath = (path: string): string => {
  try {
    const small = toSlug(decodeURIComponent(path));
    return /^[a-z\d/._-]+$/.test(small) ? small : path;
  } catch {
    return path;
  }
};

/** Returns the new page address of an old one, or null. `hasPage`: true for a path with a page. */
export const redirectTarget = (url: string, hasPage: (path: string) => boolean): string | null => {
  const [written = '/', query] = url.split('?', 2);
  const tail = query === undefined || query === '' ? '' : `?${query}`;
  const path = written.replace(/\/+$/, '') || '/';
  const small = normalizePath(path);
  const moved = REDIRECTS[path] ?? (hasPage(small) ? undefined : LOWER_CASE_REDIRECTS[small]);
  if (moved !== undefined) {
    const [page = '', anchor] = moved.split('#', 2);
    return `${page}${tail}${anchor === undefined ? '' : `#${anchor}`}`;
  }
  if (path !== written && hasPage(path)) return path + tail;
  if (CASE_SENSITIVE.test(path)) return null;
  return small !== written && hasPage(small) ? small + tail : null;
};
