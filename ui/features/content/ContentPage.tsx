import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import { contentCopy } from '../../copy/content.pl.ts';
import { useSectionInView } from '../../hooks/use-section-in-view.ts';
import { joinClasses } from '../../parts/classes.ts';
import { ShopPage } from '../../shared/page/ShopPage.tsx';
import { ReviewSection } from '../../shared/reviews/ReviewList.tsx';
import type { PageData } from '../../state/page-data.ts';
import { anchorOf, PageBlock, PlainBlocks } from './Blocks.tsx';
import { Cover } from './blocks/Cover.tsx';
import css from './ContentPage.module.css';
import { PlacePage } from './PlacePage.tsx';

/** The scroll takes about half a second, as the published documents require (P-102, P-107). */
const MILLISECONDS = 450;

const eased = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

/** Scrolls to the section, until it is `distance` px below the window's top. */
const glideTo = (event: MouseEvent, section: Element | undefined, distance: number): void => {
  if (!(section instanceof HTMLElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.pushState(null, '', `#${section.id}`);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const from = window.scrollY;
  const began = performance.now();
  const step = (now: number): void => {
    const part = still ? 1 : Math.min(1, Math.max(0, now - began) / MILLISECONDS);
    // Pictures that load can move the section meanwhile, so each step measures it again.
    const to = section.getBoundingClientRect().top + window.scrollY - distance;
    window.scrollTo({ top: from + (to - from) * eased(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    }
  };
  requestAnimationFrame(step);
};

const Guide = ({ blocks, data, first }: ComponentProps<typeof PlainBlocks>) => {
  const parts = blocks.filter(({ Menu, Anchor }) => Menu !== '' && Anchor !== '');
  const isProgramme = data.page.Route === pages.programme;
  const chapters = useRef<HTMLDivElement>(null);
  const reached = useSectionInView(parts.map(({ Anchor }) => Anchor));
  return (
    <div className={joinClasses('wrap', css.guide, isProgramme && css.close)}>
      <nav className={css.list} aria-label={contentCopy.onThisPage}>
        <ol>
          {parts.map((part) => (
            <li key={part.Anchor}>
              <a
                href={`#${part.Anchor}`}
                aria-current={part.Anchor === reached ? 'true' : undefined}
                onClick={(event) =>
                  glideTo(
                    event,
                    chapters.current?.children[blocks.indexOf(part)],
                    isProgramme ? 50 : 80,
                  )
                }
              >
                {part.Menu}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.chapters} ref={chapters}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of a page's blocks never changes
          <section key={index} className={css.chapter} {...anchorOf(block)}>
            <PageBlock block={block} data={data} first={first && index === 0} />
          </section>
        ))}
      </div>
    </div>
  );
};

export const ContentPage = ({ data }: { readonly data: PageData<'page'> }) => {
  const { Contents, Shape, Route } = data.page;
  const [first] = Contents;
  const cover = first?.Layout === 'cover' ? first : undefined;
  const blocks = cover === undefined ? Contents : Contents.slice(1);
  if (Shape === 'place') return <PlacePage data={data} />;
  const Blocks = Shape === 'guide' ? Guide : PlainBlocks;
  return (
    <ShopPage current={Route}>
      {cover !== undefined && <Cover block={cover} />}
      <Blocks blocks={blocks} data={data} first={cover === undefined} />
      <ReviewSection shown={data.reviews} />
    </ShopPage>
  );
};
