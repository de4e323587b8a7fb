import type { ReactNode } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { SceneImage } from './SceneImage.tsx';
import css from './SideSummary.module.css';
import type { SceneFile } from './scenePath.ts';

export type SummaryRow = {
  readonly text: ReactNode;
  /** Ready money text, or words: „W cenie wyjazdu”. */
  readonly amount: ReactNode;
  /** A rebate: green, with its minus in the text. */
  readonly minus?: boolean;
  /** A value that no line may break, an account's number: where there is no room beside its name it stands under it. */
  readonly whole?: boolean;
};

/** Names and amounts in two columns, the total under an ink rule. Also used by itself, in panels. */
export const SummaryRows = ({ rows, total }: { readonly rows: readonly SummaryRow[]; readonly total?: SummaryRow | undefined }) => (
  <dl className={css.rows}>
    {rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
      <div key={index} className={classes(row.minus && css.minus, row.whole && css.whole) || undefined}>
        <dt>{row.text}</dt>
        <dd>{row.amount}</dd>
      </div>
    ))}
    {total && (
      <div className={css.total}>
        <dt>{total.text}</dt>
        <dd>{total.amount}</dd>
      </div>
    )}
  </dl>
);

type Props = {
  /** „Twoja rezerwacja” */
  readonly label: string;
  readonly picture?: SceneFile | undefined;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly rows: readonly SummaryRow[];
  /** Ready money text. */
  readonly total: string;
  readonly totalText?: string;
  /** Beside the total's name in the bottom bar: „2 osoby”. */
  readonly aside?: string | undefined;
  /** While a new total is being counted: these words beside the old one. */
  readonly counting?: string | false;
  readonly note?: ReactNode;
  /** What must be seen before anything is pressed, folded bar or not. */
  readonly warning?: ReactNode;
  /** The step's main button, which goes into the bottom bar on narrow screens. */
  readonly action?: ReactNode;
};

/**
 * What the booking comes to. Beside the form where there is room; below 1024 px picture, name and dates stand in one line above it
 * (W-017), and a bar at the bottom has the total and the main button, whose rows unfold. A new total is read out politely.
 */
export const SideSummary = ({
  label,
  picture,
  title,
  subtitle,
  rows,
  total,
  totalText = partsCopy.total,
  aside,
  counting = false,
  note,
  warning,
  action,
}: Props) => (
  <>
    <aside className={css.side} aria-label={label}>
      {picture && (
        <div className={css.picture}>
          <SceneImage {...picture} fill />
        </div>
      )}
      <div className={css.body}>
        <div>
          <h2>{title}</h2>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        <SummaryRows
          rows={rows}
          total={{
            text: (
              <>
                {totalText}
                <Counting words={counting} />
              </>
            ),
            amount: <span className={counting ? css.old : undefined}>{total}</span>,
          }}
        />
        {note && <div className={css.note}>{note}</div>}
      </div>
      {warning && <div className={css.warning}>{warning}</div>}
    </aside>
    <section className={css.bar} aria-label={label}>
      <details>
        <summary>
          <span className={css.small}>
            {[totalText, aside].filter(Boolean).join(', ')}
            <Counting words={counting} />
          </span>
          <b className={counting ? css.old : undefined}>
            {total} <Icon name="chevronRight" />
          </b>
        </summary>
        <div className={css.unfolded}>
          <SummaryRows rows={rows} />
          {note && <div className={css.note}>{note}</div>}
        </div>
      </details>
      {action}
    </section>
    <p className="vh" aria-live="polite">
      {!counting && `${totalText}: ${total}`}
    </p>
  </>
);

/** Said to eyes alone: the new total itself is what is read out. */
const Counting = ({ words }: { readonly words: string | false }) =>
  words && (
    <span className={css.counting} aria-hidden="true">
      {words}
    </span>
  );

/** Form and summary side by side; one column below 1024 px, with room for the bar. */
export const WithSummary = ({ children, summary }: { readonly children: ReactNode; readonly summary: ReactNode }) => (
  <div className={classes(css.book)}>
    <div className={css.main}>{children}</div>
    <div className={css.beside}>{summary}</div>
  </div>
);
