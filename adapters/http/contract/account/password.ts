// Common passwords are checked only by the server, because only the server has their list (R67).
export { PASSWORD_BOUNDS, passwordProblem } from '../../../../domain/accounts/account.ts';
