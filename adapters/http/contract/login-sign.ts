/** End of the name of a cookie from which scripts see that the visitor is perhaps logged in. */
export const LOGIN_SIGN = '-login';

/** False if no cookie's name ends in LOGIN_SIGN. Then the page need not ask for the account. */
export const mayBeLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
