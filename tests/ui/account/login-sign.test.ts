import { describe, expect, it } from 'vitest';
import { mayBeLoggedIn } from '../../../adapters/http/contract/login-sign.ts';

describe('a page asks the server for the session only if a login cookie is there', () => {
  it.each([
    ['', false],
    ['consent=yes; theme=dark', false],
    ['kilwater-login=1', true],
    ['consent=yes; __Host-kilwater-login=1', true],
    ['note=kilwater-login', false],
  ])('with the cookies “%s”, does a page ask the server for the session? %s', (cookies, asks) =>
    expect(mayBeLoggedIn(cookies)).toBe(asks),
  );
});
