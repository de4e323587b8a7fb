import { countryPageUrl, pages } from '../../../adapters/http/contract/pages.pl.ts';

export type MeasuredPage = {
  readonly name: string;
  readonly path: string /** Search engines must not list this page. */;
  readonly unlisted?: true;
};

const ARTICLE = '/blog/piec-wezlow';

export const pagesToMeasure = (offer: string): readonly MeasuredPage[] => [
  { name: 'home', path: pages.home },
  { name: 'list', path: pages.offers },
  { name: 'offer', path: offer },
  { name: 'country', path: countryPageUrl('Chorwacja') },
  { name: 'article', path: ARTICLE },
  { name: 'blog', path: pages.blog },
  { name: 'howItWorks', path: pages.howItWorks },
  { name: 'faq', path: pages.faq },
  { name: 'privateCruises', path: pages.privateCruises },
  { name: 'trainings', path: pages.trainings },
  { name: 'contact', path: pages.contact },
  { name: 'login', path: pages.login, unlisted: true },
];
