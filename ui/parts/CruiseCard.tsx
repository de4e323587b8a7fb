import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { CountryFlag } from './CountryFlag.tsx';
import css from './CruiseCard.module.css';
import { joinClasses } from './classes.ts';
import { type Fact, Facts } from './Facts.tsx';
import { type FormattedPrice, PriceBlock } from './PriceBlock.tsx';
import { SceneImage } from './SceneImage.tsx';
import type { SceneFile } from './scene-path.ts';

type OwnNote = {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
};

type Props = {
  readonly href: string;
  readonly name: string;
  readonly picture: SceneFile;
  readonly flag: string | undefined;
  readonly place: string;
  readonly dates: string;
  readonly facts?: readonly Fact[];
  readonly price?: FormattedPrice | undefined;
  readonly ribbon?: ReactNode;
  /** True for an offer that takes only the reserve list: its picture is pale. */
  readonly washed?: boolean;
  readonly foot?: ReactNode;
  readonly shape?: 'tall' | 'wide';
  readonly own?: OwnNote | null;
  readonly children?: ReactNode;
  readonly early?: boolean;
};

/** The whole card is one link. The note `own` has a second link above it. */
export const CruiseCard = (props: Props) => {
  const {
    href,
    name,
    picture,
    flag,
    place,
    dates,
    facts = [],
    price,
    ribbon,
    washed = false,
    foot,
    shape = 'tall',
    own = null,
    children,
    early = false,
  } = props;
  return (
    <Card lift className={joinClasses(css.card, css[shape], own === null && css.dense)}>
      <div className={css.picture}>
        <SceneImage {...picture} washed={washed} early={early} fill />
        {ribbon && <span className={css.ribbon}>{ribbon}</span>}
        {own && (
          <div className={css.own}>
            <b>{own.title}</b>
            <span>{own.text}</span>
            <a href={own.link.href}>{own.link.text}</a>
          </div>
        )}
      </div>
      <div className={css.body}>
        <p className={css.place}>
          <CountryFlag src={flag} />
          {place}
        </p>
        <h3>
          <a href={href}>{name}</a>
        </h3>
        <div>
          {children && <p className={css.words}>{children}</p>}
          <Facts facts={[{ icon: 'calendar', text: dates }]} />
          {facts.length > 0 && <Facts facts={facts} />}
        </div>
        {(price || foot) && (
          <div className={css.foot}>
            {price && <PriceBlock {...price} />}
            {foot}
          </div>
        )}
      </div>
    </Card>
  );
};

type GridProps = {
  readonly compact?: boolean;
  readonly columns?: boolean;
  readonly children: ReactNode;
};

export const CardGrid = ({ compact = false, columns = true, children }: GridProps) => (
  <div className={joinClasses(columns && css.cards, compact && css.compact)}>{children}</div>
);
