export type ProblemField =
  | 'accommodation'
  | 'participantsCount'
  | 'ownSkipper'
  | 'unit'
  | 'bedroom'
  | 'journey'
  | 'point'
  | 'insurance'
  | 'resignation'
  | 'assistance'
  | 'training'
  | 'addon'
  | 'addonOption'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'idDocument'
  | 'phone'
  | 'email'
  | 'fillInLater'
  | 'password'
  | 'policyAccepted'
  | 'paymentOption'
  | 'paymentType'
  | 'termsAccepted'
  | 'documents'
  | 'userNum'
  | 'voucher'
  | 'ambassador'
  | 'rebate'
  | 'payment'
  | 'note';

export type ProblemCode =
  | 'required'
  | 'invalid'
  | 'unknown'
  | 'notAllowed'
  | 'notOffered'
  | 'tooMany'
  | 'tooFew'
  | 'tooShort'
  | 'tooLong'
  | 'tooCommon'
  | 'tooManyForYacht'
  | 'noPlaces'
  | 'addonsClosed'
  | 'ageUnder18'
  | 'age45'
  | 'contractParty';

/** What is wrong with an answer; `userNum` is null if it concerns the whole booking. */
export type Problem = {
  readonly userNum: number | null;
  readonly field: ProblemField;
  readonly code: ProblemCode;
};

export type InvalidAnswers = { readonly kind: 'invalid'; readonly problems: readonly Problem[] };

export const invalidAnswers = (...problems: readonly Problem[]): InvalidAnswers => ({
  kind: 'invalid',
  problems,
});

export const problem = (
  userNum: number | null,
  field: ProblemField,
  code: ProblemCode,
): Problem => ({ userNum, field, code });
