import type {
  ContentBlock,
  QuestionCategory,
} from '../../../adapters/http/contract/offers/content.ts';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { headsCopy } from '../../copy/pl.ts';

export type PageMetadata = {
  readonly title: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly image?: string;
  /** Open Graph type: 'website' by default, 'article' in the blog, 'product' for an offer. */
  readonly type?: string;
  readonly noIndex?: boolean;
  readonly feed?: string;
  readonly jsonLd?: readonly object[];
};

type QuestionAndAnswer = { readonly question: string; readonly answer: string };

type Stop = { readonly name: string; readonly path: string };

export const breadcrumbData = (origin: string, brand: string, crumbs: readonly Stop[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand || headsCopy.start, path: pages.home }, ...crumbs].map(
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

export const faqPageData = (questions: readonly QuestionAndAnswer[]): readonly object[] =>
  questions.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];
