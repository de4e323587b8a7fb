import { AUTUMN } from './autumn.ts';
import { CARIBBEAN } from './caribbean.ts';
import { COURSES } from './courses.ts';
import { COURSES_MORE } from './courses-more.ts';
import { CROATIA_MORE } from './croatia-more.ts';
import { DALMATIA } from './dalmatia.ts';
import { FAMILIES } from './families.ts';
import { FAR } from './far-away.ts';
import { FIRST_ADRIATIC } from './first-adriatic.ts';
import { FIRST_GREECE } from './first-greece.ts';
import { GREECE_MORE } from './greece-more.ts';
import { ITALY } from './italy.ts';
import { LAKES } from './lakes.ts';
import { MAY } from './may.ts';
import { MONTENEGRO } from './montenegro.ts';
import { NORWAY } from './norway.ts';
import { SKIPPERS } from './skippers.ts';
import { SPAIN } from './spain.ts';
import { TURKEY } from './turkey.ts';

/** The data of every offer, not checked yet. `readCatalogue` checks it. */
export const OFFERS: readonly unknown[] = [
  ...FIRST_ADRIATIC,
  ...FIRST_GREECE,
  ...CARIBBEAN,
  ...AUTUMN,
  ...COURSES,
  ...COURSES_MORE,
  ...CROATIA_MORE,
  ...DALMATIA,
  ...FAMILIES,
  ...FAR,
  ...GREECE_MORE,
  ...ITALY,
  ...LAKES,
  ...MAY,
  ...MONTENEGRO,
  ...NORWAY,
  ...SKIPPERS,
  ...SPAIN,
  ...TURKEY,
];
