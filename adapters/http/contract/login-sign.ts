/**
 * End of the cookie's name that tells scripts that the visitor may be logged in. Its value has no
 * meaning.
 */
export const LOGIN_SIGN = '-login';

/**
 * Returns true if the cookie exists. Otherwise the page skips the account call, whose 401 the
 * console would show.
 */
export const mayBeLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
