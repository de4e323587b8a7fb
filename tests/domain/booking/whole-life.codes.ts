import { joinStep, redeemStep, SYSTEM, useAmberCode } from './placed/placed-steps.ts';
import { type ModelCommand, modelCommand, recordSave } from './whole-life.command.ts';
import { day, groupNow, type LifeSheet, leftOnPaper } from './whole-life.model.ts';

export const spendGift = (sheet: LifeSheet): void => {
  const paid = Math.min(sheet.gift, leftOnPaper(sheet));
  sheet.gift -= paid;
  sheet.paid += paid;
  if (paid > 0) sheet.registered += 1;
};

export const reachTier = (sheet: LifeSheet): boolean => {
  const current = groupNow(sheet);
  if (current === null || (sheet.groupOf !== null && current <= sheet.groupOf)) return false;
  sheet.groupOf = current;
  return true;
};

export const redeemGift = modelCommand(
  'redeems the gift voucher',
  () => redeemStep('PREZENT'),
  (sheet) => {
    if (sheet.phase === 'draft') {
      if (sheet.onList || !recordSave(sheet)) return false;
      sheet.giftOnDraft = true;
      return true;
    }
    if (sheet.phase !== 'order' || sheet.gift === 0 || leftOnPaper(sheet) === 0) return false;
    spendGift(sheet);
    return true;
  },
);

export const redeemDiscount = modelCommand(
  'redeems the discount voucher',
  () => redeemStep('ZNIZKA'),
  (sheet) => {
    if (!recordSave(sheet)) return false;
    sheet.discount = 300_00;
    return true;
  },
);

export const useAmbassador = modelCommand(
  'uses the ambassador’s code',
  () => useAmberCode,
  (sheet) => {
    if (sheet.ambassador || !recordSave(sheet)) return false;
    sheet.ambassador = true;
    return true;
  },
);

export const joinsGroup = modelCommand(
  'joins the group',
  () => joinStep,
  (sheet) => {
    const today = day(sheet.now);
    const may =
      sheet.group === 'none' &&
      (sheet.phase === 'order' ? today <= '2027-08-07' : recordSave(sheet));
    if (!may) return false;
    sheet.group = today <= '2027-02-11' ? 'counts' : 'late';
    if (sheet.phase === 'order') reachTier(sheet);
    return true;
  },
);

export const groupIs = (otherCount: number): ModelCommand =>
  modelCommand(
    `the others of the group are ${otherCount}, and it is regrouped`,
    () => ({ type: 'regroup' }),
    (sheet) => {
      sheet.others = otherCount;
      return sheet.phase === 'order' && reachTier(sheet);
    },
    SYSTEM,
  );
