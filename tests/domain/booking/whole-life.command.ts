import type fc from 'fast-check';
import { expect } from 'vitest';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import type { Circumstances } from './booking-steps.ts';
import { day, FIRST_DAY, type LifeSheet, noteFree } from './whole-life.model.ts';
import { expectSameState, type LifeShop } from './whole-life.shop.ts';

export type ModelCommand = fc.Command<LifeSheet, LifeShop>;

export const modelCommand = (
  says: string,
  commandOf: (sheet: LifeSheet, shop: LifeShop) => LifeCommand,
  onPaper: (sheet: LifeSheet) => boolean,
  circumstances: Circumstances = {},
): ModelCommand => ({
  check: () => true,
  run: (sheet, shop) => {
    // Each command has its own moment, so that no two events happen at the same time.
    sheet.now += 1;
    const command = commandOf(sheet, shop);
    const expected = onPaper(sheet);
    if (expected) sheet.version += 1;
    const result = shop.give(sheet, command, circumstances);
    if (expected) noteFree(sheet);
    expect(
      result.isOk(),
      `${command.type}: ${result.isErr() ? JSON.stringify(result.error) : 'accepted'}`,
    ).toBe(expected);
    expectSameState(sheet, shop);
  },
  toString: () => says,
});

export const happens = (
  says: string,
  what: (sheet: LifeSheet, shop: LifeShop) => void,
): ModelCommand => ({
  check: () => true,
  run: (sheet, shop) => {
    what(sheet, shop);
    expectSameState(sheet, shop);
  },
  toString: () => says,
});

export const recordSave = (sheet: LifeSheet): boolean => {
  if (sheet.phase !== 'draft' || day(sheet.now) >= FIRST_DAY) return false;
  sheet.savedAt = sheet.now;
  return true;
};
