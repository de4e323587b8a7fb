import { expect, it } from 'vitest';
import { ACTIVATION_LIFE } from '../../../application/accounts/limits.ts';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { activateOrderCopy } from '../../../ui/copy/account-pages.pl.ts';

it('R43: the thank-you page names the life of an activation link', () =>
  expect(activateOrderCopy.text).toContain(`Link działa ${ACTIVATION_LIFE / DAY_LENGTH} dni.`));
