import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { AccommodationOption } from '../../../../adapters/http/contract/wizard/steps.ts';
import { berthsCopy } from '../../../copy/wizard.pl.ts';
import { Notice } from '../../../parts/Notice.tsx';
import { isOpen } from '../../../state/wizard/preview.ts';

const FULL = {
  single: berthsCopy.reserveFull,
  cabin: berthsCopy.reserveFullCabin,
  whole: berthsCopy.reserveFullWhole,
} as const;

type Props = {
  readonly room: Room;
  readonly way: AccommodationOption;
  /** More people than places, though the unit has some free. */
  readonly tight: boolean;
};

/** Explains a yacht that is full or too small for its people (W-124, W-125, R9). */
export const ReserveNotice = ({ room, way, tight }: Props) => {
  const open = isOpen(room, way);
  if (open && !tight) return null;
  return (
    <Notice kind="warning" title={berthsCopy.reserveTitle} live>
      {open ? berthsCopy.reserveFew(room.Name, room.Availability.Remaining) : FULL[way](room.Name)}
    </Notice>
  );
};
