import { useSetAtom } from 'jotai';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ContentBox } from '../../../../adapters/http/contract/offers/content.ts';
import { contentCopy } from '../../../copy/content.pl.ts';
import { vesselCopy } from '../../../copy/vessel.pl.ts';
import { ButtonLink } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { DefinitionList } from '../../../parts/DefinitionList.tsx';
import { Stars } from '../../../parts/Stars.tsx';
import { LazyVesselPicturesDialog } from '../../../parts/vessel/LazyVesselPicturesDialog.tsx';
import { renderUnbreakableParts } from '../../../parts/words/Html.tsx';
import { ContentPicture } from '../../../shared/content/ContentPicture.tsx';
import { requestedVesselAtom } from '../../../state/requested-vessel.ts';
import type { BlockProps } from './block.ts';
import css from './Vessels.module.css';

type Class = {
  readonly name: string;
  readonly stars: number;
  readonly vessels: readonly ContentBox[];
};

const classesOf = (boxes: readonly ContentBox[]): readonly Class[] =>
  [...new Set(boxes.map(({ Label }) => Label))].map((label) => {
    const [name = label, stars = ''] = label.split(' ');
    return { name, stars: stars.length, vessels: boxes.filter(({ Label }) => Label === label) };
  });

const starsOf = (count: number) => ({ count, label: contentCopy.stars(count) });

/** A vessel's first two facts are the price of a week and the price per person (P-121, P-122). */
const WeekPrice = ({ box }: { readonly box: ContentBox }) => {
  const [week, each] = box.Facts;
  return (
    <p className={css.price}>
      <b>{week?.Value}</b> <small>{week?.Name}</small>
      <br />
      <span>{`${each?.Value} ${each?.Name}`}</span>
    </p>
  );
};

const wordsOf = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/&#x26;/g, '&');

type VesselProps = {
  readonly box: ContentBox;
  readonly stars: number;
  readonly onOpen: (event: MouseEvent) => void;
};

const Vessel = ({ box, stars, onOpen }: VesselProps) => {
  const own = box.Facts.slice(2);
  const [outside] = box.Images;
  const plan = box.Images[4] ?? outside;
  return (
    <Card lift className={css.card} id={box.Id}>
      {outside !== undefined && <ContentPicture image={outside} />}
      <div className={css.body}>
        <h3>
          {/* Before scripts load, this link opens the picture of the yacht's deck plan instead
             of a dialog. */}
          <a href={plan?.url} aria-haspopup="dialog" onClick={onOpen}>
            {box.Title}
          </a>
          <Stars {...starsOf(stars)} />
        </h3>
        <p className={css.words}>{renderUnbreakableParts(box.Text)}</p>
        <DefinitionList
          className={css.facts}
          rows={own.map(({ Name, Value }) => [Name, renderUnbreakableParts(Value)])}
        />
        <WeekPrice box={box} />
        <p className={css.inside} aria-hidden="true">
          {vesselCopy.open}
        </p>
      </div>
    </Card>
  );
};

const windowOf = (box: ContentBox, stars: number, ask: ReactNode) => {
  const own = box.Facts.slice(2);
  const [plan] = box.Images.slice(vesselCopy.pictures.length);
  return {
    name: box.Title,
    stars: starsOf(stars),
    pictures: vesselCopy.pictures.flatMap((name, at) => {
      const image = box.Images[at];
      return image === undefined ? [] : [{ ...image, name }];
    }),
    ...(plan === undefined ? {} : { plan }),
    description: `${box.Text} ${wordsOf(box.HTML)}`,
    table: {
      title: contentCopy.inFigures,
      rows: own.map(({ Name, Value }) => ({ name: Name, value: Value })),
    },
    footer: (
      <>
        <WeekPrice box={box} />
        {ask}
      </>
    ),
  };
};

/** A phone shows one class of vessels at a time (P-125). The cards open dialogs (P-123). */
export const Vessels = ({ block, data }: BlockProps) => {
  const [open, setOpen] = useState<ContentBox | null>(null);
  const columns = useRef<HTMLDivElement>(null);
  const group = useId();
  const classes = classesOf(block.Contents.Boxes);
  const [fresh, setFresh] = useState(true);
  useEffect(() => {
    setFresh(false);
    if (!window.matchMedia('(max-width: 47.9375em)').matches) return;
    for (const [index, column] of [
      ...(columns.current?.querySelectorAll('details') ?? []),
    ].entries())
      column.open = index === 0;
  }, []);
  const askFor = useSetAtom(requestedVesselAtom);
  const form = data.page.Contents.find(({ Layout }) => Layout === 'enquiry');
  const ask = ({ Id, Title }: ContentBox) =>
    form === undefined ? (
      <ButtonLink href={`${contentCopy.ask.href}?jacht=${Id}`}>{contentCopy.ask.text}</ButtonLink>
    ) : (
      <ButtonLink
        href={`#${form.Anchor}`}
        onClick={() => {
          askFor(Title);
          setOpen(null);
        }}
      >
        {contentCopy.ask.text}
      </ButtonLink>
    );
  const opened = open === null ? undefined : classes.find(({ vessels }) => vessels.includes(open));
  return (
    <div className={css.fleet}>
      <fieldset className={css.pills}>
        <legend className="vh">{contentCopy.vesselClass}</legend>
        {[contentCopy.allClasses, ...classes.map(({ name }) => name)].map((name, index) => (
          <label key={name}>
            <input type="radio" name={group} value={name} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </fieldset>
      <div className={css.classes} ref={columns} data-fresh={fresh ? '' : undefined}>
        {classes.map(({ name, stars, vessels }) => (
          <details key={name} open>
            <summary>
              <b>{name}</b> <Stars {...starsOf(stars)} />{' '}
              <small>{vessels[0]?.Facts[0]?.Value}</small>
            </summary>
            <div className={css.pair}>
              {vessels.map((box) => (
                <Vessel
                  key={box.Id}
                  box={box}
                  stars={stars}
                  onOpen={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    setOpen(box);
                  }}
                />
              ))}
            </div>
          </details>
        ))}
      </div>
      {open !== null && (
        <LazyVesselPicturesDialog
          onClose={() => setOpen(null)}
          {...windowOf(open, opened?.stars ?? 0, ask(open))}
        />
      )}
    </div>
  );
};
