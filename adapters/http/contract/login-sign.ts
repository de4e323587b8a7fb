/** What the name of the cookie ends with that says, without content, that somebody may be logged in. */
export const LOGIN_SIGN = '-login';

/**
 * Whether somebody may be logged in, by the cookies that a script can read (`document.cookie`): the shop sets the sign at login and takes it
 * back with the session. Without it there is nothing to ask for, and no refusal in the console of everybody who only looks.
 */
export const mayBeLoggedIn = (cookies: string): boolean => new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
