import type { ContentBlock, QuestionCategory } from '../../adapters/http/contract/offers/content.ts';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { headsCopy } from '../copy/heads.pl.ts';

/** A question with its answer, as HTML or plain words. */
type Asked = { readonly question: string; readonly answer: string };

/** A page on the way from the home page; the last one is the page itself. */
type Stop = { readonly name: string; readonly path: string };

/** The way to a page as search engines show it above a result. */
export const wayTo = (origin: string, brand: string, stops: readonly Stop[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: brand || headsCopy.start, path: pages.home }, ...stops].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

/** The questions of a block of the content. */
export const askedIn = ({ Layout, Contents }: ContentBlock): readonly Asked[] =>
  Layout === 'questions' ? Contents.Boxes.map(({ Title, HTML }) => ({ question: Title, answer: HTML })) : [];

export const askedOf = ({ QuestionsList }: QuestionCategory): readonly Asked[] =>
  QuestionsList.map(({ Question, Answer }) => ({ question: Question, answer: Answer }));

/** Questions as search engines read them; none where the page asks none. */
export const questionsAsked = (asked: readonly Asked[]): readonly object[] =>
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
