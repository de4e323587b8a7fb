import { countryPage, pages } from '../../adapters/http/contract/pages.pl.ts';

/** One page of a template. */
export type MeasuredPage = {
  readonly name: string;
  readonly path: string /** Search engines are told to leave it out. */;
  readonly unlisted?: true;
};

/** An article that stands for all. */
const ARTICLE = '/blog/piec-wezlow';

/** One page of each template; `offer`: the address of one that the list shows. */
export const pagesToMeasure = (offer: string): readonly MeasuredPage[] => [
  { name: 'home', path: pages.home },
  { name: 'list', path: pages.offers },
  { name: 'offer', path: offer },
  { name: 'country', path: countryPage('Chorwacja') },
  { name: 'article', path: ARTICLE },
  { name: 'blog', path: pages.blog },
  { name: 'howItWorks', path: pages.howItWorks },
  { name: 'faq', path: pages.faq },
  { name: 'privateCruises', path: pages.privateCruises },
  { name: 'trainings', path: pages.trainings },
  { name: 'contact', path: pages.contact },
  { name: 'login', path: pages.login, unlisted: true },
];
