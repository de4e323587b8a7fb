import { Ribbon, RibbonText } from '../../parts/AvailabilityLabel.tsx';
import { Carousel } from '../../parts/Carousel.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PriceBlock } from '../../parts/PriceBlock.tsx';
import { Rating, WaveBar } from '../../parts/WaveBar.tsx';
import { CardGrid, OfferCardLayout } from '../../shared/offers/OfferCard.tsx';
import css from './PartsPage.module.css';
import { sampleScene } from './samples.ts';

const FACTS = [
  { icon: 'compass', text: 'Explore' },
  { icon: 'yacht', text: '5 jachtów' },
] as const;

export const OfferParts = () => (
  <div className={css.grid} id="rejsy">
    <Panel title="Cena">
      <PriceBlock size="big" now="2 149 PLN" before="2 349 PLN" lowest="2 349 PLN" />
      <PriceBlock now="2 149 PLN" before="2 349 PLN" lowest="2 349 PLN" />
      <PriceBlock now="2 690 PLN" />
      <PriceBlock size="unit" now="2 199 PLN" />
    </Panel>
    <Panel title="Fale">
      <div className={css.fact}>
        Żeglowanie <Rating value={4} />
      </div>
      <div className={css.fact}>
        Zwiedzanie <Rating value={3} />
      </div>
      <WaveBar part={0.5} double label="Opłacono 50%" />
      <div className={css.dark}>
        <WaveBar part={0.75} onDark />
      </div>
    </Panel>
    <div className={css.whole}>
      <OfferCardLayout
        shape="wide"
        href="#rejsy"
        name="Jońskie po raz pierwszy"
        picture={sampleScene(3, { country: 'greece' })}
        flag="greece"
        place="Wyspy Jońskie, Grecja"
        dates="20.06–27.06.2026"
        facts={FACTS}
        price={{ now: '2 199 PLN', before: '2 399 PLN', lowest: '2 399 PLN' }}
        ribbon={<RibbonText colour="amber">Wyjazd polecany</RibbonText>}
      >
        Spokojny wiatr, krótkie przeloty i tawerny przy samej kei.
      </OfferCardLayout>
    </div>
    <div className={css.whole}>
      <CardGrid>
        <OfferCardLayout
          href="#rejsy"
          name="Wyspy Dalmacji"
          picture={sampleScene(20418)}
          flag="croatia"
          place="Split i wyspy, Chorwacja"
          dates="27.06–04.07.2026"
          facts={FACTS}
          price={{ now: '2 149 PLN', before: '2 349 PLN', lowest: '2 349 PLN' }}
          ribbon={<RibbonText colour="promo">Promocja −200 PLN</RibbonText>}
        />
        <OfferCardLayout
          href="#rejsy"
          name="Cyklady z wiatrem"
          picture={sampleScene(11, { country: 'greece', time: 'day', vessel: 'catamaran' })}
          flag="greece"
          place="Cyklady, Grecja"
          dates="04.07–11.07.2026"
          facts={FACTS}
          price={{ now: '2 690 PLN' }}
          ribbon={<Ribbon availability={{ state: 'confirmed' }} />}
        />
        <OfferCardLayout
          href="#rejsy"
          name="Granitowe Seszele"
          picture={sampleScene(12, { country: 'seychelles', time: 'day', vessel: 'catamaran' })}
          flag="seychelles"
          place="Mahé i Praslin, Seszele"
          dates="06.02–16.02.2027"
          facts={FACTS}
          price={{ now: '5 890 PLN' }}
          ribbon={<Ribbon availability={{ state: 'reserveList' }} />}
          washed
        />
      </CardGrid>
    </div>
    <div className={css.whole}>
      <Carousel label="Wybrane rejsy">
        {(['italy', 'norway', 'thailand', 'turkey', 'spain'] as const).map((country, index) => (
          <OfferCardLayout
            key={country}
            href="#rejsy"
            name={`Rejs ${index + 1}`}
            picture={sampleScene(30 + index, { country, time: 'dawn' })}
            flag={country}
            place="Port i wyspy"
            dates="15.08–22.08.2026"
            price={{ now: '2 390 PLN' }}
          />
        ))}
      </Carousel>
    </div>
  </div>
);
