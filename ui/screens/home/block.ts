import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import type { PageData } from '../../state/pageData.ts';

/** What the part of a block of the home page gets. */
export type HomeProps = { readonly block: ContentBlock; readonly data: PageData<'home'> };
