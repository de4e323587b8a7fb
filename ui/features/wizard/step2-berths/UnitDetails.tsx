import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { AccommodationOption } from '../../../../adapters/http/contract/wizard/steps.ts';
import { vesselCopy } from '../../../copy/vessel.pl.ts';
import { tieWords } from '../../../format.ts';
import { type BookedPart, CabinPlan, type Hull } from '../../../parts/CabinPlan.tsx';
import { UnitWindow } from '../../../parts/vessel/UnitWindow.tsx';
import { pictureOf } from '../../../view-models/pictures.ts';
import { starsOf } from '../../../view-models/sale-state.ts';
import { berthsCopy } from '../copy/wizard.pl.ts';
import shared from '../shared.module.css';
import css from './berths.module.css';

const MARKS: Readonly<Record<AccommodationOption, BookedPart>> = {
  single: 'none',
  cabin: 'cabin',
  whole: 'whole',
};

const hullOf = ({ Images }: Room): Hull => pictureOf(...Images).vessel;

export const UnitDetails = ({
  room,
  way,
}: {
  readonly room: Room;
  readonly way: AccommodationOption;
}) => {
  const { CabinsCount, AccommodationsCount, TravellersMax } = room.Availability;
  return (
    <section className={css.inside} aria-label={berthsCopy.plan(room.Name)}>
      <div className={css.drawing}>
        <CabinPlan
          hull={hullOf(room)}
          cabins={CabinsCount}
          berths={AccommodationsCount}
          marked={MARKS[way]}
          label={berthsCopy.planLabel(CabinsCount, AccommodationsCount)}
        />
      </div>
      <div className={css.insideWords}>
        <h3>{berthsCopy.plan(room.Name)}</h3>
        <p>
          {[
            berthsCopy.planFacts(CabinsCount, AccommodationsCount),
            way === 'whole' && berthsCopy.travellers(TravellersMax),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        {room.Description && <p>{tieWords(room.Description)}</p>}
        <p className={shared.hint}>
          {way === 'whole' ? berthsCopy.planNoteWhole : berthsCopy.planNote}
        </p>
        <UnitWindow
          room={room}
          stars={{ ...starsOf(room), label: vesselCopy.stars(room.Quality) }}
        />
      </div>
    </section>
  );
};
