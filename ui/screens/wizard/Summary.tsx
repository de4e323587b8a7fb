import type { ReactNode } from 'react';
import type { WizardReservation } from '../../../adapters/http/contract/wizard.ts';
import { wizardCopy } from '../../copy/wizard.pl.ts';
import { dayRange, money } from '../../format.ts';
import { Notice } from '../../parts/Notice.tsx';
import { SideSummary, type SummaryRow } from '../../parts/SideSummary.tsx';
import { stepsOf } from '../../state/wizard/answers.ts';
import { Hold } from './Frame.tsx';
import { pictureOf } from './pictures.ts';

const VOUCHER = 'Voucher';

/** What the booking consists of and its rebates, as the server words and counts them; vouchers are not listed. */
export const summaryRows = ({ Offer }: WizardReservation): readonly SummaryRow[] => [
  ...Offer.OptionsList.map(({ Name, ItemCount, PricePerSingleItem: price }) => ({
    text: Name,
    amount: price === '0' ? wizardCopy.included : ItemCount > 1 ? wizardCopy.times(ItemCount, money(price)) : money(price),
  })),
  ...Offer.RebatesList.filter(({ Name }) => Name !== VOUCHER).map(({ Name, Value }) => ({
    text: Name,
    amount: money(`-${Value}`),
    minus: true,
  })),
];

type Props = { readonly reservation: WizardReservation; readonly action?: ReactNode };

/** The side summary; below 1024 px the bar at the bottom with the sum and the one action. */
export const Summary = ({ reservation, action }: Props) => {
  const { Offer } = reservation;
  const { trip, reserveList } = stepsOf(reservation);
  const people = trip?.Config.ParticipantsCount ?? 1;
  return (
    <SideSummary
      label={wizardCopy.summaryLabel}
      picture={pictureOf(Offer.ListImg)}
      title={Offer.Name}
      subtitle={`${dayRange(Offer.From, Offer.To)} · ${wizardCopy.people(people)}`}
      rows={summaryRows(reservation)}
      total={money(Offer.CurrentPrice)}
      note={
        reserveList ? (
          <Notice kind="warning" title={wizardCopy.reserveFlag}>
            {wizardCopy.reserveNote}
          </Notice>
        ) : (
          <Hold reservation={reservation} />
        )
      }
      action={action}
    />
  );
};
