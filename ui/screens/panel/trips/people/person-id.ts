import type { PersonField } from '../../../../state/panel/people.ts';

/** The error summary links to this id. */
export const personId = (field: PersonField, userNum: number): string =>
  `osoba-${userNum}-${field}`;
