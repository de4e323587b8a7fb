import { SPECIAL_LISTS } from '../../adapters/http/contract/special-lists.pl.ts';
import { contactCopy } from '../copy/contact.pl.ts';
import { foundTitle, headsCopy } from '../copy/heads.pl.ts';
import { newsletterCopy, newsletterPageCopy } from '../copy/newsletter.pl.ts';
import { previewPath } from '../previews/preview.ts';
import { type PageData, siteName } from '../state/pageData.ts';
import { blogHead, postHead } from './blogHeads.ts';
import { publicHead } from './offerHeads.ts';
import type { PageHead } from './pageHead.ts';
import { askedIn, askedOf, questionsAsked, wayTo } from './structured.ts';

/** What a page tells search engines and link previews; pages that belong to one person are not to be found. */
export const headOf = (data: PageData, url: string, origin: string): PageHead => {
  const image = previewPath(data);
  return image === null ? wordsOf(data, url, origin) : { ...wordsOf(data, url, origin), image: origin + image };
};

const wordsOf = (data: PageData, url: string, origin: string): PageHead => {
  switch (data.kind) {
    case 'home':
    case 'list':
    case 'offer':
      return publicHead(data, origin);
    case 'special': {
      const { META, Contents } = data.page;
      const { path } = SPECIAL_LISTS[data.list];
      const jsonLd = [wayTo(origin, siteName(data), [{ name: Contents[0]?.Heading || META.Title, path }])];
      return { title: META.Title, description: META.Description, canonical: origin + path, jsonLd };
    }
    case 'page': {
      const { META, Route, Listed, Contents } = data.page;
      const name = Contents[0]?.Heading || META.Title;
      const jsonLd = [
        wayTo(origin, siteName(data), [{ name, path: Route }]),
        ...questionsAsked([...Contents.flatMap(askedIn), ...data.faq.flatMap(askedOf)]),
      ];
      return { title: META.Title, description: META.Description, canonical: origin + Route, noIndex: !Listed, jsonLd };
    }
    case 'contact': {
      // What a message is about is no page of its own.
      const [path = ''] = url.split('?', 1);
      return {
        title: data.page?.META.Title ?? foundTitle(contactCopy.title, siteName(data)),
        ...(data.page === null ? {} : { description: data.page.META.Description }),
        canonical: origin + path,
        jsonLd: [wayTo(origin, siteName(data), [{ name: contactCopy.title, path }])],
      };
    }
    case 'blog':
      return blogHead(data, origin);
    case 'post':
      return postHead(data, origin);
    case 'newsletter':
      return {
        title: foundTitle((data.step === 'signUp' ? newsletterCopy : newsletterPageCopy[data.step]).title, siteName(data)),
        noIndex: true,
      };
    case 'missing':
      return { title: foundTitle(headsCopy.missing, siteName(data)), noIndex: true };
    case 'away':
      return { title: foundTitle(headsCopy.away, siteName(data)), noIndex: true };
    case 'client':
      return { title: siteName(data), noIndex: true };
  }
};
