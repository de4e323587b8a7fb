import type {
  ContentBlock,
  QuestionCategory,
} from '../../../adapters/http/contract/offers/content.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { headsCopy } from '../../copy/pl.ts';

/** Metadata of a page. All addresses are absolute. */
export type PageMetadata = {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly image?: string;
  /** Open Graph type: 'website' by default, 'article' in the blog, 'product' for an offer. */
  readonly type?: string;
  /** True for pages that search engines must not index, such as panel, reservation and account. */
  readonly noIndex?: boolean;
  readonly feed?: string;
  readonly jsonLd?: readonly object[];
};

/** A question with its answer, both as HTML or as plain text. */
type QuestionAndAnswer = { readonly question: string; readonly answer: string };

/** A page of a breadcrumb trail. The last one is the current page. */
type Stop = { readonly name: string; readonly path: string };

/** Returns breadcrumbs, which search engines show above a result. */
export const breadcrumbData = (origin: string, brand: string, stops: readonly Stop[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand || headsCopy.start, path: pages.home }, ...stops].map(
    ({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    }),
  ),
});

export const questionsOfBlock = ({
  Layout,
  Contents,
}: ContentBlock): readonly QuestionAndAnswer[] =>
  Layout === 'questions'
    ? Contents.Boxes.map(({ Title, HTML }) => ({ question: Title, answer: HTML }))
    : [];

export const questionsOfCategory = ({
  QuestionsList,
}: QuestionCategory): readonly QuestionAndAnswer[] =>
  QuestionsList.map(({ Question, Answer }) => ({ question: Question, answer: Answer }));

export const faqPageData = (asked: readonly QuestionAndAnswer[]): readonly object[] =>
  asked.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: asked.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];
