import { type LinkPreview, PREVIEWS } from '../../../adapters/http/contract/previews.ts';
import { headCopy } from '../../copy/offers.pl.ts';
import { partsCopy } from '../../copy/pl.ts';
import { formatDateRange, formatMoney, withPlainSpaces } from '../../format.ts';
import { type PageData, siteName } from '../../state/page-data.ts';
import { parseSceneUrl } from '../../view-models/pictures.ts';

const DEFAULT_SCENE = { country: 'croatia', time: 'golden', vessel: 'monohull', seed: 12 } as const;

const sceneIn = (
  images: readonly ({ readonly url: string } | null | undefined)[],
): LinkPreview['scene'] => {
  const [found] = images.flatMap((image) => (image ? (parseSceneUrl(image) ?? []) : []));
  return found === undefined
    ? DEFAULT_SCENE
    : { country: found.country, time: found.time, vessel: found.vessel, seed: found.seed };
};
const WORDS_ALONE = { price: '', per: '' } as const;

/** The preview image shows the brand's name separately, so the image's title omits it. */
const withoutBrand = (title: string, brand: string): string => {
  const end = [' – ', ' | ', ' - ']
    .map((sign) => sign + brand)
    .find((name) => brand !== '' && title.endsWith(name));
  return end === undefined ? title : title.slice(0, -end.length);
};

export const linkPreviewOf = (data: PageData): LinkPreview | null => {
  const brand = siteName(data);
  switch (data.kind) {
    case 'offer': {
      const { FriendlyUrl, Name, Availability, Region, Prices, CoverImg } = data.offer;
      return {
        key: `oferta/${FriendlyUrl}`,
        brand,
        title: Name,
        line: `${formatDateRange(Availability.From, Availability.To)} · ${Region.Country.Name}`,
        price: withPlainSpaces(`od ${formatMoney(Prices.From)}`),
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
      const title = withoutBrand(META.Title, brand);
      return {
        key: `strona/${encodeURIComponent(PageId)}`,
        brand,
        title,
        line: brand,
        ...WORDS_ALONE,
        scene: sceneIn(images),
      };
    }
    case 'home':
    case 'list':
    case 'special':
    case 'blog':
    case 'contact':
      return {
        key: 'sklep/start',
        brand,
        title: headCopy.home.title(brand),
        line: data.frame?.motto ?? '',
        ...WORDS_ALONE,
        scene: DEFAULT_SCENE,
      };
    case 'newsletter':
    case 'review':
    case 'client':
    case 'missing':
    case 'away':
      return null;
  }
};

/** Returns a short hash (FNV-1a, 32 bits) of an image's content for the image's address. */
const hashText = (text: string, start: number): string => {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** The image's address changes with its content, so that caches never serve an old image. */
export const linkPreviewImagePath = (data: PageData): string | null => {
  const preview = linkPreviewOf(data);
  if (preview === null) return null;
  const serialized = JSON.stringify(preview);
  return `${PREVIEWS}/${preview.key}-${hashText(serialized, 0x811c9dc5)}${hashText(serialized, 0x1b873593)}.png`;
};
