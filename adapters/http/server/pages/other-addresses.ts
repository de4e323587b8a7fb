import { pages } from '../../contract/pages.pl.ts';

/** Second addresses and those of years past, as they were written: each leads to the one that is meant (2.1). */
const OTHERS: Readonly<Record<string, string>> = {
  '/rejsy': pages.offers,
  '/znizki': pages.partners,
  '/SailAndParty': `${pages.programme}#sail-and-party`,
  '/SailAndExplore': `${pages.programme}#sail-and-explore`,
  '/SailAndAdventure': `${pages.programme}#sail-and-adventure`,
  '/SailAndChill': `${pages.programme}#sail-and-chill`,
};

/** Addresses whose letters are a person's own: a slug or a token may be told apart by case alone. */
const CASE_COUNTS = /^\/(?:activate|password|onlinepayment|blog\/obrazy|rezerwacja|twoj-panel)(?:\/|$)/i;

/**
 * Where an address that nobody answers leads: without slashes at its end, in small letters, under its present name. Null where it is
 * the right one already, and there is simply nothing there. `known` tells whether an address has a page.
 */
export const otherAddress = (url: string, known: (path: string) => boolean): string | null => {
  const [written = '/', query] = url.split('?', 2);
  const tail = query === undefined || query === '' ? '' : `?${query}`;
  const path = written.replace(/\/+$/, '') || '/';
  const moved = OTHERS[path] ?? OTHERS[path.toLowerCase()];
  if (moved !== undefined) {
    const [page = '', anchor] = moved.split('#', 2);
    return `${page}${tail}${anchor === undefined ? '' : `#${anchor}`}`;
  }
  if (path !== written && known(path)) return path + tail;
  if (CASE_COUNTS.test(path)) return null;
  const small = path.toLowerCase();
  return small !== written && known(small) ? small + tail : null;
};
