/** Suffix of the cookie that says, without content, that the visitor may be logged in. */
export const LOGIN_SIGN = '-login';

/**
 * Returns true if the visitor may be logged in, by the cookies that a script can read
 * (`document.cookie`). The shop sets the cookie at login and clears it with the session. Without
 * it, the page makes no call that would put a 401 into the console of every visitor.
 */
export const mayBeLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
