import type {
  ContentBlock,
  ContentBox,
} from '../../../../adapters/http/contract/offers/content.ts';
import type { PageData } from '../../../state/page-data.ts';

/** Props of the component for a block: the block and its page. */
export type BlockProps = { readonly block: ContentBlock; readonly data: PageData<'page'> };

/** The plain text of a part of a block, for drawings that cannot hold markup. */
export const wordsOfBox = ({ HTML, Text }: Pick<ContentBox, 'HTML' | 'Text'>): string =>
  Text === '' ? HTML.replace(/<[^>]+>/g, '') : Text;
