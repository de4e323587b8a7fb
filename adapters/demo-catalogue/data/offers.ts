import { CARIBBEAN } from './offers/caribbean.ts';
import { COURSES } from './offers/courses.ts';
import { CROATIA_MORE } from './offers/croatia-more.ts';
import { DALMATIA } from './offers/dalmatia.ts';
import { FAMILIES } from './offers/families.ts';
import { FAR } from './offers/far-away.ts';
import { FIRST_ADRIATIC } from './offers/first-adriatic.ts';
import { FIRST_GREECE } from './offers/first-greece.ts';
import { GREECE_MORE } from './offers/greece-more.ts';
import { ITALY } from './offers/italy.ts';
import { LAKES } from './offers/lakes.ts';
import { MAY } from './offers/may.ts';
import { MONTENEGRO } from './offers/montenegro.ts';
import { NORWAY } from './offers/norway.ts';
import { SKIPPERS } from './offers/skippers.ts';
import { SPAIN } from './offers/spain.ts';
import { TURKEY } from './offers/turkey.ts';

/** Every offer's data, as it was written; checked when the catalogue is read. */
export const OFFERS: readonly unknown[] = [
  ...FIRST_ADRIATIC,
  ...FIRST_GREECE,
  ...CARIBBEAN,
  ...COURSES,
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
