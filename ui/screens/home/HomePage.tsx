import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { homeCopy } from '../../copy/home.pl.ts';
import { usePageData } from '../../hooks/usePageData.ts';
import { ButtonLink } from '../../parts/Button.tsx';
import { CardGrid } from '../../parts/CruiseCard.tsx';
import { SceneImage } from '../../parts/SceneImage.tsx';
import { scenePath } from '../../parts/scenePath.ts';
import { listParts, seasonOf } from '../../shown/standing.ts';
import type { PageData } from '../../state/pageData.ts';
import { ShopPage } from '../account/ShopPage.tsx';
import { Newsletter } from '../newsletter/Newsletter.tsx';
import { MissingPage } from '../offers/MissingPage.tsx';
import { OfferCard } from '../offers/OfferCard.tsx';
import css from './HomePage.module.css';
import { Places, SafeBooking, Steps, Styles } from './HomeParts.tsx';
import { SearchBar } from './SearchBar.tsx';

/** The first picture: a golden evening, drawn for wide windows and for tall ones. */
const HERO = { country: 'croatia', time: 'golden', vessel: 'monohull', seed: 22 } as const;
const WIDE = { ...HERO, width: 1440, height: 860, underWords: true };
const TALL = { ...HERO, width: 720, height: 1340 };

/** / */
export const HomePage = () => {
  const data = usePageData('home');
  return data ? <HomeScreen {...data} /> : <MissingPage />;
};

export const HomeScreen = ({ offers, filters, today }: PageData<'home'>) => {
  const { recommended, coming } = listParts(offers);
  const featured = coming.filter(({ Standing }) => Standing === 'open').slice(0, 3);
  return (
    <ShopPage over current={pages.home}>
      <section className={css.hero}>
        <picture className={css.scene}>
          <source media="(max-width: 767px)" srcSet={scenePath(TALL)} width={TALL.width} height={TALL.height} />
          <SceneImage {...WIDE} early fill />
        </picture>
        <div className={`wrap ${css.say}`}>
          <h1>{homeCopy.title}</h1>
          <p>{homeCopy.lead}</p>
        </div>
      </section>
      <div className="wrap">
        <SearchBar filters={filters} count={recommended.length + coming.length} />
        <ul className={css.facts}>
          {homeCopy.facts.map(({ figure, text }) => (
            <li key={figure}>
              <b>{figure}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <Places filters={filters} offers={offers} />
      <Styles filters={filters} />
      {featured.length > 0 && (
        <section className="section">
          <div className="wrap">
            <div className="head">
              <h2>{homeCopy.featured.title(seasonOf(today))}</h2>
              <ButtonLink kind="line" small href={pages.offers}>
                {homeCopy.featured.all}
              </ButtonLink>
            </div>
            <CardGrid>
              {featured.map((offer) => (
                <OfferCard key={offer.OfferId} offer={offer} />
              ))}
            </CardGrid>
          </div>
        </section>
      )}
      <Steps />
      <SafeBooking />
      <Newsletter />
    </ShopPage>
  );
};
