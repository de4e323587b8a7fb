import { afterAll, describe } from 'vitest';
import { OPENERS } from './helpers.ts';
import { accountSuite } from './suites-accounts.ts';
import { bookingSuite } from './suites-bookings.ts';
import { catalogueSuite } from './suites-catalogue.ts';
import { codeSuite } from './suites-codes.ts';
import { commitSuite } from './suites-commit.ts';
import { journalSuite } from './suites-journal.ts';
import { listSuite } from './suites-lists.ts';
import { paperSuite } from './suites-papers.ts';
import { paymentSuite } from './suites-payments.ts';
import { removedSuite } from './suites-removed.ts';
import { sharedSuite } from './suites-shared.ts';

describe.each(Object.entries(OPENERS))('%s', (_name, make) => {
  const opener = make();
  afterAll(opener.close);
  bookingSuite(opener);
  commitSuite(opener);
  listSuite(opener);
  codeSuite(opener);
  journalSuite(opener);
  removedSuite(opener);
  sharedSuite(opener);
  catalogueSuite(opener);
  accountSuite(opener);
  paperSuite(opener);
  paymentSuite(opener);
});
