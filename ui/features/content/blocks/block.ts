import type {
  ContentBlock,
  ContentBox,
} from '../../../../adapters/http/contract/offers/content.ts';
import type { PageData } from '../../../state/page-data.ts';

export type BlockProps = { readonly block: ContentBlock; readonly data: PageData<'page'> };

/** Returns a box's text without HTML tags, because SVG drawings cannot contain HTML. */
export const wordsOfBox = ({ HTML, Text }: Pick<ContentBox, 'HTML' | 'Text'>): string =>
  Text === '' ? HTML.replace(/<[^>]+>/g, '') : Text;
