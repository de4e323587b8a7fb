import { err, ok } from 'neverthrow';
import type { ContentOf } from '../../../../application/content/content.ts';
import type { BlogOf, Post } from '../../../../application/ports/blog.ts';
import type { ContentPage } from '../../contract/offers/content.ts';
import { postPageUrl } from '../../contract/pages.pl.ts';
import { refuseWith } from '../pipeline/failures.ts';
import type { Call, Handlers } from '../pipeline/pipeline.ts';
import { presentPage, presentQuestions } from './present-content.ts';

/**
 * Converts a blog post to a page. In a call for a page, the contract allows the id of a post. The
 * response must then have the form of a page.
 */
const pageOfPost = ({ slug, title, date, excerpt, content }: Post): ContentPage => ({
  PageId: slug,
  Route: postPageUrl(slug),
  Shape: 'plain',
  Changed: date,
  Listed: true,
  Document: null,
  META: { Title: title, Description: excerpt, Keywords: '' },
  Contents: [
    {
      Type: 'HTML',
      Layout: 'html',
      Ground: 'foam',
      Anchor: '',
      Menu: '',
      Heading: title,
      Lead: excerpt,
      Offers: null,
      Contents: { Text: `${title}\n${excerpt}`, HTML: content, Images: [], Buttons: [], Boxes: [] },
    },
  ],
});

export const contentHandlers = (contentOf: ContentOf, blogOf: BlogOf) => {
  const page = async ({ request: { pageId }, site, requestSession }: Call<'page' | 'pagePost'>) => {
    const found = await contentOf(site.siteId).page(pageId);
    if (found !== null) return ok({ Page: presentPage(found) });
    const post = /^[a-z0-9-]+$/.test(pageId)
      ? (await blogOf(site.siteId).post(pageId, requestSession.address)).unwrapOr(null)
      : null;
    return post === null ? err(refuseWith('notFound')) : ok({ Page: pageOfPost(post) });
  };
  const faq = async ({ site }: Call<'faq' | 'faqPost'>) =>
    ok({ FAQ: presentQuestions(await contentOf(site.siteId).questions()) });
  return { page, pagePost: page, faq, faqPost: faq } satisfies Handlers;
};
