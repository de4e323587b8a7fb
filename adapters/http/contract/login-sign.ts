/**
 * The last part of a cookie's name. If a browser has such a cookie, the visitor is perhaps logged
 * in; scripts can read the cookie.
 */
export const LOGIN_SIGN = '-login';

/** False if no cookie's name ends in LOGIN_SIGN. Then the page need not ask for the account. */
export const mayBeLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
