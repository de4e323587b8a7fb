import type { ContentBlock, ContentBox } from '../../../../adapters/http/contract/offers/content.ts';
import type { PageData } from '../../../state/pageData.ts';

/** What the part of a block gets: the block itself, and the page that it stands on. */
export type BlockProps = { readonly block: ContentBlock; readonly data: PageData<'page'> };

/** What a part of a block says, without its marks: where a drawing has room for words alone. */
export const wordsOf = ({ HTML, Text }: Pick<ContentBox, 'HTML' | 'Text'>): string => (Text === '' ? HTML.replace(/<[^>]+>/g, '') : Text);
