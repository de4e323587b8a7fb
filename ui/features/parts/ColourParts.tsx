import { COUNTRIES, TIMES_OF_DAY, VESSELS } from '../../../adapters/http/contract/scenes.ts';
import { usePageFrame } from '../../hooks/use-page-data.ts';
import { CountryFlag } from '../../parts/CountryFlag.tsx';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import icons from '../../parts/icons.json' with { type: 'json' };
import { Logo } from '../../parts/Logo.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { SceneImage } from '../../parts/SceneImage.tsx';
import css from './PartsPage.module.css';

const COLOURS = [
  'ink',
  'ink-soft',
  'ink-muted',
  'paper',
  'foam',
  'sand',
  'shallow',
  'slicker',
  'slicker-edge',
  'sea',
  'lagoon',
  'buoy',
  'light',
  'amber',
  'line-ui',
  'line',
];
const ICONS = Object.keys(icons) as IconName[];

export const ColourParts = () => (
  <div className={css.grid} id="kolory">
    <div className={css.whole}>
      <Panel title="Kolory">
        <div className={css.swatches}>
          {COLOURS.map((name) => (
            <div key={name}>
              <i className={css[name]} />
              {name}
            </div>
          ))}
        </div>
      </Panel>
    </div>
    <div className={css.whole}>
      <Panel title="Pismo">
        <div className={css.stack}>
          <p className={`display ${css.hero}`}>Żagle w górę, gęś na wodę</p>
          <p className={`display ${css.large}`}>Zażółcona jaźń płynie do Splitu</p>
          <p className="lead">
            Figtree niesie tekst, liczby i przyciski: 2 149 PLN, 27.06–04.07.2026.
          </p>
          <p>Ósmy dzień: śniadanie, kąpiel, wiatr o trzynastej i kolacja w porcie.</p>
        </div>
      </Panel>
    </div>
    <Panel title="Znaki">
      <div className={css.row}>
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
    </Panel>
    <Panel title="Flagi i logo">
      <div className={css.row}>
        {Object.values(usePageFrame()?.flags ?? {}).map((flag) => (
          <CountryFlag key={flag} src={flag} />
        ))}
      </div>
      <div className={css.row}>
        <Logo />
        <div className={css.dark}>
          <Logo onDark />
        </div>
      </div>
    </Panel>
    <div className={css.whole}>
      <Panel title="Jedna rodzina">
        <div className={css.scenes}>
          {COUNTRIES.map((country, index) => {
            const time = TIMES_OF_DAY[index % TIMES_OF_DAY.length] ?? 'day';
            const vessel = VESSELS[index % VESSELS.length] ?? 'monohull';
            return (
              <SceneImage
                key={country}
                country={country}
                time={time}
                vessel={vessel}
                seed={101 + index}
                width={1200}
                height={800}
              />
            );
          })}
        </div>
      </Panel>
    </div>
  </div>
);
