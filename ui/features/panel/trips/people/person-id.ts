import type { PersonFieldName } from '../../../../shared/person/person-fields.ts';

export const personId = (field: PersonFieldName, userNum: number): string =>
  `osoba-${userNum}-${field}`;
