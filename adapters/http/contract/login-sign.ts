/** Suffix of the cookie that says, without content, that the visitor may be logged in. */
export const LOGIN_SIGN = '-login';

/** Without this cookie, the page makes no call that would log a 401 in every visitor's console. */
export const mayBeLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )[^=;]*${LOGIN_SIGN}=`).test(cookies);
