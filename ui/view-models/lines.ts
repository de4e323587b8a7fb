import { wizardCopy } from '../copy/wizard-frame.pl.ts';
import { formatMoney } from '../format.ts';

type Cost = { readonly price: string; readonly currency: 'PLN' | 'EUR'; readonly onSpot: boolean };

/**
 * Formats the cost of an item. For items that are free or paid on the spot, a text such as 'W cenie
 * wyjazdu' says so (W-086, W-087).
 */
export const costText = ({ price, currency, onSpot }: Cost, quantity = 1): string => {
  const unitPrice = currency === 'EUR' ? wizardCopy.eur(price) : formatMoney(price);
  const amount = quantity > 1 ? wizardCopy.times(quantity, unitPrice) : unitPrice;
  if (onSpot) return price === '0' ? wizardCopy.payOnPlace : wizardCopy.payOnPlaceOf(amount);
  return price === '0' ? wizardCopy.included : amount;
};

type WireRow = {
  readonly Description: string;
  readonly Price: string;
  readonly Currency: 'PLN' | 'EUR';
  readonly extendData: { readonly IsPayOnPlace: boolean };
};
type ByParticipant = Readonly<Record<string, readonly WireRow[] | undefined>>;

export const priceRowTextsOf = (
  rowsByParticipant: ByParticipant,
  userNum: number,
): readonly { readonly text: string; readonly amount: string }[] =>
  (rowsByParticipant[`UserNum${userNum}`] ?? []).map(
    ({ Description, Price: price, Currency: currency, extendData }) => ({
      text: Description,
      amount: costText({ price, currency, onSpot: extendData.IsPayOnPlace }),
    }),
  );
