import type { PersonFieldName } from '../../../../state/panel/people.ts';

/** The error summary links to this id. */
export const personId = (field: PersonFieldName, userNum: number): string =>
  `osoba-${userNum}-${field}`;
