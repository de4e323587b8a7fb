import type { Port } from '../../../../adapters/http/contract/offers/offers.ts';
import { partsCopy } from '../../../copy/pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { useBackCloses } from '../../../hooks/use-back-closes.ts';
import { Carousel } from '../../../parts/Carousel.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Modal } from '../../../parts/Modal.tsx';
import { ResponsiveImage } from '../../../parts/ResponsiveImage.tsx';
import { mapCopy } from '../copy/route-map.pl.ts';
import css from './PortDialog.module.css';
import { portPictures } from './ports.ts';

type Props = {
  readonly ports: readonly Port[];
  readonly shown: number | null;
  readonly show: (index: number | null) => void;
};

export const PortDialog = ({ ports, shown, show }: Props) => {
  useBackCloses(shown !== null, () => show(null));
  const port = shown === null ? undefined : ports[shown];
  return (
    <Modal
      open={shown !== null}
      onClose={() => show(null)}
      className={css.window}
      aria-labelledby="okno-portu"
    >
      {port && shown !== null && (
        <div className={css.inside}>
          <header>
            <h2 id="okno-portu">
              <span className={css.number}>{shown + 1}</span> {port.Name}
            </h2>
            <button type="button" aria-label={partsCopy.close} onClick={() => show(null)}>
              <Icon name="cross" />
            </button>
          </header>
          <Carousel key={port.RegionOptionId} label={mapCopy.picturesOf(port.Name)} size="whole">
            {portPictures(port).map(({ url, alt, width = 600, height = 400 }) => (
              <ResponsiveImage key={url} src={url} {...{ alt, width, height }} decoding="async" />
            ))}
          </Carousel>
          <p>{joinShortWordsByNoBreakSpaces(port.Description)}</p>
          <footer>
            <button type="button" disabled={shown === 0} onClick={() => show(shown - 1)}>
              <Icon name="left" />
              {mapCopy.portBefore}
            </button>
            <button
              type="button"
              disabled={shown === ports.length - 1}
              onClick={() => show(shown + 1)}
            >
              {mapCopy.portAfter}
              <Icon name="right" />
            </button>
          </footer>
        </div>
      )}
    </Modal>
  );
};
