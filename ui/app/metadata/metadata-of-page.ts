import { SPECIAL_LISTS, specialListUrl } from '../../../adapters/http/contract/special-lists.pl.ts';
import { contactCopy } from '../../copy/contact.pl.ts';
import { newsletterCopy, newsletterPageCopy } from '../../copy/newsletter.pl.ts';
import { headsCopy, searchEngineTitle } from '../../copy/pl.ts';
import { type PageData, siteName } from '../../state/page-data.ts';
import { blogMetadata, postMetadata } from './blog-metadata.ts';
import { linkPreviewImagePath } from './link-preview.ts';
import { publicMetadata } from './public-metadata.ts';
import {
  breadcrumbData,
  faqPageData,
  type PageMetadata,
  questionsOfBlock,
  questionsOfCategory,
} from './structured-data.ts';

/** Returns a page's metadata. Search engines must not index pages that belong to one person. */
export const metadataOf = (data: PageData, url: string, origin: string): PageMetadata => {
  const image = linkPreviewImagePath(data);
  return image === null
    ? wordsOf(data, url, origin)
    : { ...wordsOf(data, url, origin), image: origin + image };
};

const wordsOf = (data: PageData, url: string, origin: string): PageMetadata => {
  switch (data.kind) {
    case 'home':
    case 'list':
    case 'offer':
      return publicMetadata(data, origin);
    case 'special': {
      const { list, chosen, paging } = data;
      const { META, Contents } = data.page;
      const { path } = SPECIAL_LISTS[list];
      // A list of one kind of training has the canonical address of the whole list of trainings.
      const address = chosen === null ? specialListUrl(list, null, paging.Number) : path;
      const jsonLd = [
        breadcrumbData(origin, siteName(data), [
          { name: Contents[0]?.Heading || META.Title, path },
        ]),
      ];
      return {
        title: META.Title,
        description: META.Description,
        canonical: origin + address,
        jsonLd,
      };
    }
    case 'page': {
      const { META, Route, Listed, Contents } = data.page;
      const name = Contents[0]?.Heading || META.Title;
      const jsonLd = [
        breadcrumbData(origin, siteName(data), [{ name, path: Route }]),
        ...faqPageData([
          ...Contents.flatMap(questionsOfBlock),
          ...data.faq.flatMap(questionsOfCategory),
        ]),
      ];
      return {
        title: META.Title,
        description: META.Description,
        canonical: origin + Route,
        noIndex: !Listed,
        jsonLd,
      };
    }
    case 'contact': {
      // The canonical address omits the query string, which only prefills the contact form.
      const [path = ''] = url.split('?', 1);
      return {
        title: data.page?.META.Title ?? searchEngineTitle(contactCopy.title, siteName(data)),
        ...(data.page === null ? {} : { description: data.page.META.Description }),
        canonical: origin + path,
        jsonLd: [breadcrumbData(origin, siteName(data), [{ name: contactCopy.title, path }])],
      };
    }
    case 'blog':
      return blogMetadata(data, origin);
    case 'post':
      return postMetadata(data, origin);
    case 'newsletter':
      return {
        title: searchEngineTitle(
          (data.step === 'signUp' ? newsletterCopy : newsletterPageCopy[data.step]).title,
          siteName(data),
        ),
        noIndex: true,
      };
    case 'review':
      return { title: searchEngineTitle(headsCopy.review, siteName(data)), noIndex: true };
    case 'missing':
      return { title: searchEngineTitle(headsCopy.missing, siteName(data)), noIndex: true };
    case 'away':
      return { title: searchEngineTitle(headsCopy.away, siteName(data)), noIndex: true };
    case 'client':
      return { title: siteName(data), noIndex: true };
  }
};
