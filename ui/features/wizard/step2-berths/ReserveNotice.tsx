import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { AccommodationOption } from '../../../../adapters/http/contract/wizard/steps.ts';
import { Notice } from '../../../parts/Notice.tsx';
import { berthsCopy } from '../copy/wizard.pl.ts';
import { isOpen } from '../state/preview.ts';

const FULL = {
  single: berthsCopy.reserveFull,
  cabin: berthsCopy.reserveFullCabin,
  whole: berthsCopy.reserveFullWhole,
} as const;

type Props = {
  readonly room: Room;
  readonly way: AccommodationOption;
  readonly tight: boolean;
};

/** A unit may be full, or have too few places for the party (W-124, W-125, R9). */
export const ReserveNotice = ({ room, way, tight }: Props) => {
  const open = isOpen(room, way);
  if (open && !tight) return null;
  return (
    <Notice kind="warning" title={berthsCopy.reserveTitle} live>
      {open ? berthsCopy.reserveFew(room.Name, room.Availability.Remaining) : FULL[way](room.Name)}
    </Notice>
  );
};
