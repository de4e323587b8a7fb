/**
 * Suffix of a cookie whose presence tells scripts that the visitor may be logged in. The cookie's
 * value has no meaning.
 */
export const LOGIN_SIGN = '-login';

/**
 * False if the cookie is missing. The page then skips the account call, because its 401 would
 * appear in every visitor's console.
 */
export const mayBeLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
