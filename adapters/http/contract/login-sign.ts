/** A cookie with this ending tells scripts that the visitor may be logged in. */
export const LOGIN_SIGN = '-login';

/** Without the cookie the page skips the account call, whose 401 the console would show. */
export const mayBeLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
