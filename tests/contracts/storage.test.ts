import { afterAll, describe } from 'vitest';
import { OPENERS } from './helpers.ts';
import { accountSuite } from './suites-accounts.ts';
import { bookingSuite } from './suites-bookings.ts';
import { catalogueSuite } from './suites-catalogue.ts';
import { commitSuite } from './suites-commit.ts';
import { sharedSuite } from './suites-shared.ts';

describe.each(Object.entries(OPENERS))('%s', (_name, make) => {
  const opener = make();
  afterAll(opener.close);
  bookingSuite(opener);
  commitSuite(opener);
  sharedSuite(opener);
  catalogueSuite(opener);
  accountSuite(opener);
});
