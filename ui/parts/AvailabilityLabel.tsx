import type { ReactNode } from 'react';
import { availabilityCopy } from '../copy/pl.ts';
import css from './AvailabilityLabel.module.css';
import { joinClasses } from './classes.ts';
import { Icon } from './Icon.tsx';

export type Availability =
  | { readonly state: 'lastPlaces'; readonly places: number }
  | {
      readonly state:
        | 'lastUnit'
        | 'reserveList'
        | 'full'
        | 'confirmed'
        | 'underWay'
        | 'startsToday';
    };

export type LabelColour = 'amber' | 'green' | 'grey' | 'red' | 'sea';
const COLOURS: Record<Availability['state'], LabelColour> = {
  lastPlaces: 'amber',
  lastUnit: 'amber',
  reserveList: 'grey',
  full: 'red',
  confirmed: 'green',
  underWay: 'green',
  startsToday: 'green',
};

const availabilityText = (availability: Availability): string =>
  availability.state === 'lastPlaces'
    ? availabilityCopy.lastPlaces(availability.places)
    : availabilityCopy[availability.state];

type AvailabilityLabelProps = { readonly availability: Availability; readonly unit?: boolean };

/**
 * Each state has a colour and a text, so nobody depends on the colour. `unit`: on a phone, the
 * label of a full unit is longer and also says that no place is free (W-046).
 */
export const AvailabilityLabel = ({ availability, unit = false }: AvailabilityLabelProps) => (
  <ColourLabel colour={COLOURS[availability.state]} tick={availability.state === 'confirmed'}>
    {unit && availability.state === 'reserveList' ? (
      <>
        <span className={css.wide}>{availabilityCopy.reserveList}</span>
        <span className={css.narrow}>{availabilityCopy.reserveListNarrow}</span>
      </>
    ) : (
      availabilityText(availability)
    )}
  </ColourLabel>
);

type LabelProps = {
  readonly colour?: LabelColour;
  readonly tick?: boolean;
  readonly children: ReactNode;
};

export const ColourLabel = ({ colour = 'sea', tick = false, children }: LabelProps) => (
  <span className={joinClasses(css.label, css[colour])}>
    {tick && <Icon name="check" />}
    {children}
  </span>
);

export const Ribbon = ({ availability }: { readonly availability: Availability }) => (
  <RibbonText colour={COLOURS[availability.state]} tick={availability.state === 'confirmed'}>
    {availabilityText(availability)}
  </RibbonText>
);

type RibbonTextProps = {
  readonly colour: LabelColour | 'promo';
  readonly tick?: boolean;
  readonly children: ReactNode;
};

export const RibbonText = ({ colour, tick = false, children }: RibbonTextProps) => (
  <span className={joinClasses(css.ribbon, css[`on-${colour}`])}>
    {tick && <Icon name="check" />}
    {children}
  </span>
);
