import { PREVIEWS } from '../../adapters/http/contract/previews.ts';
import { headCopy } from '../copy/offers.pl.ts';
import { footerCopy, partsCopy } from '../copy/pl.ts';
import { dayRange, money } from '../format.ts';
import type { TimeOfDay } from '../scenes/light.ts';
import type { Country, Vessel } from '../scenes/places.ts';
import { sceneOf } from '../shown/pictures.ts';
import { type PageData, siteName } from '../state/pageData.ts';

/** What the picture of a link shows: a scene, and on a plate of paper the name, a line under it and what it costs. */
export type Preview = {
  /** A part of its address, where its page is looked up again: 'oferta/korfu-i-paxos'. */
  readonly key: string;
  /** Whose page it is. */
  readonly brand: string;
  readonly title: string;
  readonly line: string;
  readonly price: string;
  readonly per: string;
  readonly scene: { readonly country: Country; readonly time: TimeOfDay; readonly vessel: Vessel; readonly seed: number };
};

/** The scene of a page that has none of its own. */
const SHORE = { country: 'croatia', time: 'golden', vessel: 'monohull', seed: 12 } as const;

const sceneIn = (images: readonly ({ readonly url: string } | null | undefined)[]): Preview['scene'] => {
  const [found] = images.flatMap((image) => (image ? (sceneOf(image) ?? []) : []));
  return found === undefined ? SHORE : { country: found.country, time: found.time, vessel: found.vessel, seed: found.seed };
};
const WORDS_ALONE = { price: '', per: '' } as const;
const plain = (text: string): string => text.replace(/\u00a0/g, ' ');
/** A title without the shop's name at its end: the picture has it anyway. */
const own = (title: string, brand: string): string => {
  const end = [' – ', ' | ', ' - '].map((sign) => sign + brand).find((name) => brand !== '' && title.endsWith(name));
  return end === undefined ? title : title.slice(0, -end.length);
};

/** What the link of a page shows; null for pages that nobody sends on. */
export const previewOf = (data: PageData): Preview | null => {
  const brand = siteName(data);
  switch (data.kind) {
    case 'offer': {
      const { FriendlyUrl, Name, Availability, Region, Prices, CoverImg } = data.offer;
      return {
        key: `oferta/${FriendlyUrl}`,
        brand,
        title: Name,
        line: `${dayRange(Availability.From, Availability.To)} · ${Region.Country.Name}`,
        price: plain(`od ${money(Prices.From)}`),
        per: Prices.Per === 'yacht' ? partsCopy.perYacht : partsCopy.perPerson,
        scene: sceneIn([CoverImg]),
      };
    }
    case 'post':
      if (data.post === null) return null;
      return {
        key: `blog/${data.post.slug}`,
        brand,
        title: data.post.title,
        line: data.post.author?.name ?? brand,
        ...WORDS_ALONE,
        scene: sceneIn([data.post.wide, data.post.picture]),
      };
    case 'page': {
      const { PageId, META, Contents } = data.page;
      const images = Contents.flatMap((block) => block.Contents.Images);
      // A country's page is called by its name: „Włochy”.
      const title = own(META.Title, brand);
      return { key: `strona/${encodeURIComponent(PageId)}`, brand, title, line: brand, ...WORDS_ALONE, scene: sceneIn(images) };
    }
    case 'home':
    case 'list':
    case 'special':
    case 'blog':
    case 'contact':
      return { key: 'sklep/start', brand, title: headCopy.home.title(brand), line: footerCopy.motto, ...WORDS_ALONE, scene: SHORE };
    case 'newsletter':
    case 'client':
    case 'missing':
    case 'away':
      return null;
  }
};

/** FNV-1a, 32 bits: an address that changes with what is shown, not a secret. */
const hashed = (text: string, start: number): string => {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** The address of a page's picture for links: another one as soon as name, dates, price or scene are others. Null where it has none. */
export const previewPath = (data: PageData): string | null => {
  const preview = previewOf(data);
  if (preview === null) return null;
  const told = JSON.stringify(preview);
  return `${PREVIEWS}/${preview.key}-${hashed(told, 0x811c9dc5)}${hashed(told, 0x1b873593)}.png`;
};
