import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Image } from '../../../adapters/http/contract/offers/catalogue.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';
import { joinShortWordsByNoBreakSpaces } from '../../format.ts';
import { useBackCloses } from '../../hooks/use-back-closes.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Modal } from '../Modal.tsx';
import { ResponsiveImage } from '../ResponsiveImage.tsx';
import { type StarRating, Stars } from '../Stars.tsx';
import { EnlargedPicture } from './EnlargedPicture.tsx';
import css from './VesselPicturesDialog.module.css';
import type { VesselPicture } from './vessel-pictures.ts';

type VesselShotsProps = {
  readonly first: RefObject<HTMLButtonElement | null>;
  readonly pictures: readonly VesselPicture[];
  /** The note under drawings: they show the yacht's class, not this particular yacht. */
  readonly note?: string | undefined;
  readonly at: number;
  readonly onChoose: (at: number) => void;
  readonly onTurn: (way: 1 | -1) => void;
  readonly onEnlarge: () => void;
};

const VesselPictureViewer = ({
  first,
  pictures,
  note,
  at,
  onChoose,
  onTurn,
  onEnlarge,
}: VesselShotsProps) => {
  const picture = pictures[at];
  if (picture === undefined) return null;
  const nameAt = (place: number): string => pictures.at(place % pictures.length)?.name ?? '';
  return (
    <>
      <div className={css.shots}>
        <button
          ref={first}
          type="button"
          className={css.big}
          aria-label={vesselCopy.enlarge(picture.name)}
          onClick={onEnlarge}
        >
          <ResponsiveImage
            src={picture.url}
            alt={picture.alt}
            width={picture.width ?? 1200}
            height={picture.height ?? 800}
          />
        </button>
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className={css.left}
              aria-label={vesselCopy.previous(nameAt(at - 1))}
              onClick={() => onTurn(-1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className={css.right}
              aria-label={vesselCopy.next(nameAt(at + 1))}
              onClick={() => onTurn(1)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
      <p className={css.caption} aria-live="polite">
        <span>
          <b>{`${picture.name}.`}</b>{' '}
          {picture.words !== undefined && joinShortWordsByNoBreakSpaces(picture.words)}
          {note !== undefined && <small className={css.note}>{note}</small>}
        </span>
        <span>{vesselCopy.of(at + 1, pictures.length)}</span>
      </p>
      <div className={css.thumbs}>
        {pictures.map(({ url, name, width = 1200, height = 800 }, place) => (
          <button
            type="button"
            key={url}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => onChoose(place)}
          >
            <ResponsiveImage src={url} alt="" {...{ width, height }} sizes="10rem" loading="lazy" />
            {name}
          </button>
        ))}
      </div>
    </>
  );
};

type Fact = { readonly name: string; readonly value: string; readonly note?: string };

export type VesselDetails = {
  readonly name: string;
  readonly stars?: StarRating | undefined;
  readonly facts?: readonly string[];
  /**
   * Photographs of this particular yacht. If there are none, the dialog shows drawings of the
   * yacht's class (`pictures`).
   */
  readonly photographs?: readonly VesselPicture[];
  readonly pictures: readonly VesselPicture[];
  readonly plan?: Image | undefined;
  readonly description?: string | undefined;
  readonly table?: { readonly title: string; readonly rows: readonly Fact[] };
  readonly berths?: ReactNode;
  readonly footer?: ReactNode;
};
/** The parent renders the dialog to open it and must remove it in `onClose`. */
type Props = VesselDetails & { readonly onClose: () => void };

type Layer = 'photographs' | 'drawing';
type EnlargedItem = 'picture' | 'plan' | null;

/** Arrow keys change the picture, Enter enlarges it, P opens the plan, Esc goes back (P-123). */
export const VesselPicturesDialog = ({ onClose, ...vessel }: Props) => {
  // The dialog closes before the parent removes it, so that the browser returns the focus.
  const [open, setOpen] = useState(true);
  useBackCloses(open, () => setOpen(false));
  const first = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [large, setLarge] = useState<EnlargedItem>(null);
  const [at, setAt] = useState(0);
  const { photographs = [], plan } = vessel;
  const [layer, setLayer] = useState<Layer>(photographs.length > 0 ? 'photographs' : 'drawing');
  const pictures = layer === 'photographs' ? photographs : vessel.pictures;
  const choose = (chosen: Layer): void => {
    setLayer(chosen);
    setAt(0);
  };
  // Focus the picture, so that Enter enlarges it.
  useEffect(() => first.current?.focus(), []);
  const turn = (way: 1 | -1) =>
    setAt((current) => (current + way + pictures.length) % pictures.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft' && large !== 'plan') turn(-1);
    else if (event.key === 'ArrowRight' && large !== 'plan') turn(1);
    else if (event.key.toLowerCase() === 'p' && plan !== undefined)
      setLarge(large === 'plan' ? null : 'plan');
    else if (event.key === 'Escape' && large !== null) {
      event.preventDefault();
      setLarge(null);
    }
  };
  const picture = pictures[at];
  return (
    <Modal
      open={open}
      onClose={onClose}
      onBackdrop={() => setOpen(false)}
      className={css.window}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
    >
      <div className={css.inside}>
        <header className={css.head}>
          <div>
            <h2 id={id}>{vessel.name}</h2>
            <p className={css.facts}>
              {vessel.stars && <Stars {...vessel.stars} />}
              {(vessel.facts ?? []).map((fact) => (
                <span key={fact}>{joinShortWordsByNoBreakSpaces(fact)}</span>
              ))}
            </p>
          </div>
          <button
            type="button"
            className={css.close}
            aria-label={vesselCopy.close}
            onClick={() => setOpen(false)}
          >
            <Icon name="cross" />
          </button>
        </header>
        <div className={plan === undefined ? css.alone : css.look}>
          <div className={css.show}>
            {photographs.length > 0 && (
              <fieldset className={css.layers} aria-label={vesselCopy.layers.name}>
                {(['photographs', 'drawing'] as const).map((each) => (
                  <button
                    key={each}
                    type="button"
                    aria-pressed={layer === each}
                    onClick={() => choose(each)}
                  >
                    {vesselCopy.layers[each]}
                  </button>
                ))}
                {plan !== undefined && (
                  <button type="button" aria-haspopup="true" onClick={() => setLarge('plan')}>
                    {vesselCopy.layers.plan}
                  </button>
                )}
              </fieldset>
            )}
            <VesselPictureViewer
              first={first}
              note={layer === 'drawing' ? vesselCopy.drawingNote : undefined}
              pictures={pictures}
              at={at}
              onChoose={setAt}
              onTurn={turn}
              onEnlarge={() => setLarge('picture')}
            />
            {vessel.description && (
              <p className={css.words}>{joinShortWordsByNoBreakSpaces(vessel.description)}</p>
            )}
            {vessel.table && <Figures {...vessel.table} />}
          </div>
          {plan !== undefined && (
            <section className={css.plan} aria-label={vesselCopy.plan}>
              <h3>
                {vesselCopy.plan} <small>{vesselCopy.bow}</small>
              </h3>
              <img className={css.drawing} src={plan.url} alt={plan.alt} />
              {vessel.berths}
              <Button kind="line" small onClick={() => setLarge('plan')}>
                {vesselCopy.enlargePlan}
              </Button>
            </section>
          )}
        </div>
        {vessel.footer && <footer className={css.foot}>{vessel.footer}</footer>}
        <Keys withPlan={plan !== undefined} />
        {large === 'plan' && plan !== undefined && (
          <EnlargedPicture image={plan} turned onSmaller={() => setLarge(null)} />
        )}
        {large === 'picture' && picture !== undefined && (
          <EnlargedPicture image={picture} onSmaller={() => setLarge(null)} />
        )}
      </div>
    </Modal>
  );
};

const Figures = ({ title, rows }: { readonly title: string; readonly rows: readonly Fact[] }) => (
  <table className={css.figures}>
    <caption>{title}</caption>
    <tbody>
      {rows.map(({ name, value, note }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            {joinShortWordsByNoBreakSpaces(value)}{' '}
            {note && <small>{joinShortWordsByNoBreakSpaces(note)}</small>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Keys = ({ withPlan }: { readonly withPlan: boolean }) => (
  <p className={css.keys} aria-hidden="true">
    <span>
      <kbd>
        <Icon name="left" />
      </kbd>
      <kbd>
        <Icon name="right" />
      </kbd>
      {vesselCopy.keys.arrows}
    </span>
    <span>
      <kbd>Enter</kbd> {vesselCopy.keys.enter}
    </span>
    {withPlan && (
      <span>
        <kbd>P</kbd> {vesselCopy.keys.plan}
      </span>
    )}
    <span>
      <kbd>Esc</kbd> {vesselCopy.keys.escape}
    </span>
  </p>
);
