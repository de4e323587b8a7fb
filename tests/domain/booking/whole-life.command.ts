import type fc from 'fast-check';
import { expect } from 'vitest';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import type { Circumstances } from './booking-steps.ts';
import { day, noteFree, type Sheet, START } from './whole-life.model.ts';
import { type Shop, stillRight } from './whole-life.shop.ts';

export type Command = fc.Command<Sheet, Shop>;

/** The model predicts whether the command is accepted and its result; then the shop decides. */
export const command = (
  says: string,
  given: (sheet: Sheet, shop: Shop) => LifeCommand,
  onPaper: (sheet: Sheet) => boolean,
  circumstances: Circumstances = {},
): Command => ({
  check: () => true,
  run: (sheet, shop) => {
    // No two events happen at the same moment.
    sheet.now += 1;
    const asked = given(sheet, shop);
    const expected = onPaper(sheet);
    if (expected) sheet.version += 1;
    const result = shop.give(sheet, asked, circumstances);
    if (expected) noteFree(sheet);
    expect(
      result.isOk(),
      `${asked.type}: ${result.isErr() ? JSON.stringify(result.error) : 'accepted'}`,
    ).toBe(expected);
    stillRight(sheet, shop);
  },
  toString: () => says,
});

export const happens = (says: string, what: (sheet: Sheet, shop: Shop) => void): Command => ({
  check: () => true,
  run: (sheet, shop) => {
    what(sheet, shop);
    stillRight(sheet, shop);
  },
  toString: () => says,
});

/** Returns true if a draft can be saved today, and records the save. */
export const recordSave = (sheet: Sheet): boolean => {
  if (sheet.phase !== 'draft' || day(sheet.now) >= START) return false;
  sheet.savedAt = sheet.now;
  return true;
};
