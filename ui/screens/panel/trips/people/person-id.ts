import type { PersonField } from '../../../../state/panel/people.ts';

/** The id of a field in a participant's form. The error summary links to it. */
export const personId = (field: PersonField, userNum: number): string =>
  `osoba-${userNum}-${field}`;
