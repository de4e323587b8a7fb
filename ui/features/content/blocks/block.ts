import type {
  ContentBlock,
  ContentBox,
} from '../../../../adapters/http/contract/offers/content.ts';
import type { PageData } from '../../../state/page-data.ts';

export type BlockProps = { readonly block: ContentBlock; readonly data: PageData<'page'> };

/** SVG drawings cannot contain HTML, so the text of a box loses its tags. */
export const wordsOfBox = ({ HTML, Text }: Pick<ContentBox, 'HTML' | 'Text'>): string =>
  Text === '' ? HTML.replace(/<[^>]+>/g, '') : Text;
