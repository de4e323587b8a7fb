// What a screen says of a new password before it asks the shop (R42). The words that others try first are the shop's alone (R67).
export { PASSWORD_BOUNDS, passwordProblem } from '../../../../domain/accounts/account.ts';
