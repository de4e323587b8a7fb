import type { ContentBlock } from '../../../../adapters/http/contract/offers/content.ts';
import type { PageData } from '../../../state/pageData.ts';

/** What the part of a block gets: the block itself, and the page that it stands on. */
export type BlockProps = { readonly block: ContentBlock; readonly data: PageData<'page'> };
