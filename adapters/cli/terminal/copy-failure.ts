import type { CopyRefusal } from '../../storage/sqlite/copies.ts';

export const copyFailureText = (refusal: CopyRefusal): string => {
  const { file } = refusal;
  switch (refusal.kind) {
    case 'noShop':
      return `There is no file ${file}.`;
    case 'notAShop':
      return `${file} is not the file of a shop: name one that npm run backup has written.`;
    case 'damaged':
      return `${file} is damaged (${refusal.found}): take another copy.`;
    case 'wouldOverwrite':
      return `${file} is there already and stays as it is: give another name, with the day in it for example.`;
    case 'inUse':
      return `${file} is open: stop the shop, and name an empty folder with SHOP_DATA.`;
    case 'notEmpty':
      return `${file} holds a shop already, which stays as it is: name an empty folder with SHOP_DATA, or move the file away with those beside it.`;
  }
};
