import { type MouseEvent, useState } from 'react';
import type { Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import { nouns } from '../../copy/offers.pl.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';
import { pluralize } from '../../format.ts';
import { ButtonLink } from '../Button.tsx';
import type { StarRating } from '../Stars.tsx';
import { LazyVesselPicturesDialog } from './LazyVesselPicturesDialog.tsx';
import { photographsOfUnit, picturesOfUnit } from './vessel-pictures.ts';

type Unit = Pick<Room, 'Name' | 'Images' | 'Photographs' | 'Description' | 'ShortDescription'> & {
  readonly Availability: Pick<Room['Availability'], 'AccommodationsCount' | 'CabinsCount'>;
};

type UnitPicturesButtonProps = { readonly room: Unit; readonly stars: StarRating };

/** Opens the yacht's pictures. Without scripts it links to the deck plan or to one picture. */
export const UnitPicturesButton = ({ room, stars }: UnitPicturesButtonProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { pictures, plan } = picturesOfUnit(room.Images);
  const photographs = photographsOfUnit(room);
  const inside = pictures[1];
  const linked = plan ?? inside ?? photographs[0];
  if (linked === undefined) return null;
  const open = inside === undefined ? vesselCopy.openPhotographs : vesselCopy.open;
  const { CabinsCount, AccommodationsCount } = room.Availability;
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <span>
        <ButtonLink
          kind="quiet"
          small
          href={linked.url}
          aria-label={`${open}: ${room.Name}`}
          aria-haspopup="dialog"
          onClick={show}
        >
          {open}
        </ButtonLink>
      </span>
      {isOpen && (
        <LazyVesselPicturesDialog
          onClose={() => setIsOpen(false)}
          name={room.Name}
          stars={stars}
          facts={[
            pluralize(AccommodationsCount, nouns.places),
            pluralize(CabinsCount, nouns.cabins),
          ]}
          photographs={photographs}
          pictures={pictures}
          plan={plan}
          description={room.Description || room.ShortDescription}
        />
      )}
    </>
  );
};
