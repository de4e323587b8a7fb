import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { shownRebates } from '../../../copy/names.pl.ts';
import { berthsCopy, wizardCopy } from '../../../copy/wizard.pl.ts';
import { money } from '../../../format.ts';
import type { SummaryRow } from '../../../parts/SideSummary.tsx';
import { stepsOf } from '../../../state/wizard/answers.ts';

type Offer = WizardReservation['Offer'];

/** What the booking consists of, as the server words and counts it; `byPoint`: journeys whose price is in the row of the pick-up point. */
export const optionRows = (
  { OptionsList }: Pick<Offer, 'OptionsList'>,
  byPoint: ReadonlySet<string> = new Set<string>(),
): readonly SummaryRow[] =>
  OptionsList.map(({ Name, ItemCount, PricePerSingleItem: price }) => ({
    text: Name,
    amount:
      price === '0'
        ? byPoint.has(Name)
          ? berthsCopy.byPointShort
          : wizardCopy.included
        : ItemCount > 1
          ? wizardCopy.times(ItemCount, money(price))
          : money(price),
  }));

/** A coach that costs nothing itself, but by where one gets on, is not 'W cenie wyjazdu'. */
const journeysByPoint = (reservation: WizardReservation): ReadonlySet<string> =>
  new Set(
    stepsOf(reservation)
      .berths?.Journeys.filter(({ CostsByPoint }) => CostsByPoint)
      .map(({ Name }) => Name),
  );

/** The same with its rebates; vouchers are not listed (W-020). */
export const summaryRows = (reservation: WizardReservation): readonly SummaryRow[] => [
  ...optionRows(reservation.Offer, journeysByPoint(reservation)),
  ...reservation.Offer.RebatesList.filter(({ Kind }) => Kind !== 'voucher').map(({ Kind, Value }) => ({
    text: shownRebates[Kind],
    amount: money(`-${Value}`),
    minus: true,
  })),
];
