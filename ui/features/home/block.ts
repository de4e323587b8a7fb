import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import type { PageData } from '../../state/page-data.ts';

export type HomeProps = { readonly block: ContentBlock; readonly data: PageData<'home'> };
