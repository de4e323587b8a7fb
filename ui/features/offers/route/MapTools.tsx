import { Button } from '../../../parts/Button.tsx';
import type { PageMapTiles } from '../../../state/page-data.ts';
import { mapCopy } from '../copy/route-map.pl.ts';
import css from './RouteChart.module.css';
import { isFarthest, isNearest, isWhole, type View, WHOLE_VIEW, zoomIn, zoomOut } from './view.ts';

type Props = {
  readonly view: View;
  readonly setView: (change: (view: View) => View) => void;
  readonly tiles: PageMapTiles | undefined;
  readonly tiled: boolean;
  readonly onTiles: () => void;
};

export const MapTools = ({ view, setView, tiles, tiled, onTiles }: Props) => (
  <div className={css.tools}>
    <fieldset>
      <legend className="vh">{mapCopy.tools}</legend>
      <button
        type="button"
        aria-label={mapCopy.nearer}
        aria-disabled={isNearest(view) || undefined}
        onClick={() => setView(zoomIn)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={mapCopy.farther}
        aria-disabled={isFarthest(view) || undefined}
        onClick={() => setView(zoomOut)}
      >
        −
      </button>
      <button
        type="button"
        aria-disabled={isWhole(view) || undefined}
        onClick={() => setView(() => WHOLE_VIEW)}
      >
        {mapCopy.whole}
      </button>
    </fieldset>
    <p className={css.hint}>
      <span className={css.byFingers}>{mapCopy.byFingers}</span>
      <span className={css.byKeys}>{mapCopy.byKeys}</span>
    </p>
    {tiles !== undefined && (
      <div className={css.asking}>
        <Button kind="line" small onClick={onTiles}>
          {tiled ? mapCopy.hideTiles : mapCopy.showTiles}
        </Button>
        {!tiled && <p>{mapCopy.tilesOf(tiles.host)}</p>}
      </div>
    )}
  </div>
);
