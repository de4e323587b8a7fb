/** Name ending of a cookie that says that the visitor may be logged in. Scripts can read it. */
export const LOGIN_SIGN = '-login';

/** False without that cookie; the page then makes no call that would be refused with 401. */
export const mayBeLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
