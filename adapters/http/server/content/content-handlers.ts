import { err, ok } from 'neverthrow';
import type { Content } from '../../../../application/content/content.ts';
import type { Blog, Post } from '../../../../application/ports/blog.ts';
import type { ContentPage } from '../../contract/offers/content.ts';
import { postPage } from '../../contract/pages.pl.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { Handlers } from '../frame/frame.ts';
import { refuse } from '../frame/refused.ts';
import { presentPage, presentQuestions } from './present-content.ts';

/** An article of the blog as a page of one block (contract: a page may be named by a blog article's id). */
const pageOfPost = ({ slug, title, date, excerpt, content }: Post): ContentPage => ({
  PageId: slug,
  Route: postPage(slug),
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

/** The texts of the site: pages by id, articles among them, and the questions. */
export const contentHandlers = (content: Content, blog: Blog) => {
  const page = async ({ request: { pageId } }: { request: RequestOf<'page'> }) => {
    const found = await content.page(pageId);
    if (found !== null) return ok({ Page: presentPage(found) });
    const post = /^[a-z0-9-]+$/.test(pageId) ? (await blog.post(pageId)).unwrapOr(null) : null;
    return post === null ? err(refuse('notFound')) : ok({ Page: pageOfPost(post) });
  };
  const faq = async () => ok({ FAQ: presentQuestions(await content.questions()) });
  return { page, pagePost: page, faq, faqPost: faq } satisfies Handlers;
};
