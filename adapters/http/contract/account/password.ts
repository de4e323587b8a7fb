// Only the server has the list of common passwords (R67).
export { PASSWORD_BOUNDS, passwordProblem } from '../../../../domain/accounts/account.ts';
