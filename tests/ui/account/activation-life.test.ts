import { expect, it } from 'vitest';
import { ACTIVATION_LINK_LIFETIME } from '../../../domain/accounts/lifetimes.ts';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { activateOrderCopy } from '../../../ui/copy/account-pages.pl.ts';

it('R43: the page after an order says how many days the activation link works', () =>
  expect(activateOrderCopy.text).toContain(
    `Link działa ${ACTIVATION_LINK_LIFETIME / DAY_LENGTH} dni.`,
  ));
