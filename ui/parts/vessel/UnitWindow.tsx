import { type MouseEvent, useState } from 'react';
import type { Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import { nouns } from '../../copy/offers.pl.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';
import { pluralize } from '../../format.ts';
import { ButtonLink } from '../Button.tsx';
import type { StarRating } from '../Stars.tsx';
import { LazyVesselWindow } from './LazyVesselWindow.tsx';
import { photographsOfUnit, picturesOfUnit } from './vessel-pictures.ts';

/** Opens pictures of the yacht's inside. Without scripts it links to the plan or one picture. */
export const UnitWindow = ({
  room,
  stars,
}: {
  readonly room: Room;
  readonly stars: StarRating;
}) => {
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
          facts={[
            pluralize(AccommodationsCount, nouns.places),
            pluralize(CabinsCount, nouns.cabins),
          ]}
          photographs={photographsOfUnit(room)}
          pictures={pictures}
          plan={plan}
          description={room.Description || room.ShortDescription}
        />
      )}
    </>
  );
};
