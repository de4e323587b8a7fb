/** Scripts read a cookie whose name ends like this to know that the visitor may be logged in. */
export const LOGIN_SIGN = '-login';

/** Without that cookie, a page skips the account call, whose 401 the console would show. */
export const mayBeLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
