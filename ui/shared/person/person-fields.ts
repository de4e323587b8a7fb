export const PERSON_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'idDocument',
  'country',
  'phone',
  'email',
] as const;
export type PersonFieldName = (typeof PERSON_FIELDS)[number];
