/** End of a cookie's name. The cookie tells scripts that the visitor is perhaps logged in. */
export const LOGIN_SIGN = '-login';

/** False without the cookie of `LOGIN_SIGN`; the page then skips a call that would get 401. */
export const mayBeLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
