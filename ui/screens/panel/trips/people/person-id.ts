import type { PersonFieldName } from '../../../../state/panel/people.ts';

export const personId = (field: PersonFieldName, userNum: number): string =>
  `osoba-${userNum}-${field}`;
