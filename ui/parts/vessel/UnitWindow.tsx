import { type MouseEvent, useState } from 'react';
import type { Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import { nouns } from '../../copy/offers.pl.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';
import { counted } from '../../format.ts';
import { ButtonLink } from '../Button.tsx';
import type { StarsShown } from '../Stars.tsx';
import { LazyVesselWindow } from './LazyVesselWindow.tsx';
import { picturesOfUnit } from './vesselPictures.ts';

/** Opens the window of a unit of an offer. Without a script the same words lead to the plan's own picture; nothing where a unit has no pictures of its inside. */
export const UnitWindow = ({ room, stars }: { readonly room: Room; readonly stars: StarsShown }) => {
  const [open, setOpen] = useState(false);
  const { pictures, plan } = picturesOfUnit(room.Images);
  const inside = pictures[1];
  if (inside === undefined) return null;
  const { CabinsCount, AccommodationsCount } = room.Availability;
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <span>
        <ButtonLink
          kind="quiet"
          small
          href={(plan ?? inside).url}
          aria-label={vesselCopy.openOf(room.Name)}
          aria-haspopup="dialog"
          onClick={show}
        >
          {vesselCopy.open}
        </ButtonLink>
      </span>
      {open && (
        <LazyVesselWindow
          onClose={() => setOpen(false)}
          name={room.Name}
          stars={stars}
          facts={[counted(AccommodationsCount, nouns.places), counted(CabinsCount, nouns.cabins)]}
          pictures={pictures}
          plan={plan}
          description={room.Description || room.ShortDescription}
        />
      )}
    </>
  );
};
