import { inAddress, pages } from '../../contract/pages.pl.ts';

/** Second addresses and those of years past, as they were written: each leads to the one that is meant (2.1). */
const OTHERS: Readonly<Record<string, string>> = {
  '/rejsy': pages.offers,
  '/oferta': pages.offers,
  '/znizki': pages.partners,
  '/SailAndParty': `${pages.programme}#sail-and-party`,
  '/SailAndExplore': `${pages.programme}#sail-and-explore`,
  '/SailAndAdventure': `${pages.programme}#sail-and-adventure`,
  '/SailAndChill': `${pages.programme}#sail-and-chill`,
};

/** The same in small letters, but for an address that is a page itself: /sailandparty is a list. */
const OTHERS_SMALL: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OTHERS).map(([path, leadsTo]) => [path.toLowerCase(), leadsTo]),
);

/** Addresses whose letters are a person's own: a slug or a token may be told apart by case alone. */
const CASE_COUNTS = /^\/(?:activate|password|onlinepayment|blog\/obrazy|rezerwacja|twoj-panel)\//i;

/** An address in small letters without Polish ones; as it was written where that leaves what no address of the shop has. */
const smallAddress = (path: string): string => {
  try {
    const small = inAddress(decodeURIComponent(path));
    return /^[a-z\d/._-]+$/.test(small) ? small : path;
  } catch {
    return path;
  }
};

/**
 * Where an address that nobody answers leads: without slashes at its end, in small letters, without Polish ones, under its present name.
 * Null where it is the right one already, and there is simply nothing there. `known` tells whether an address has a page.
 */
export const otherAddress = (url: string, known: (path: string) => boolean): string | null => {
  const [written = '/', query] = url.split('?', 2);
  const tail = query === undefined || query === '' ? '' : `?${query}`;
  const path = written.replace(/\/+$/, '') || '/';
  const small = smallAddress(path);
  const moved = OTHERS[path] ?? (known(small) ? undefined : OTHERS_SMALL[small]);
  if (moved !== undefined) {
    const [page = '', anchor] = moved.split('#', 2);
    return `${page}${tail}${anchor === undefined ? '' : `#${anchor}`}`;
  }
  if (path !== written && known(path)) return path + tail;
  if (CASE_COUNTS.test(path)) return null;
  return small !== written && known(small) ? small + tail : null;
};
