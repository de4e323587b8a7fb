import { mixColours, PAPER, readableColourOn } from '../content/look/colours.ts';
import type { Theme } from '../content/look/theme.ts';

/** Mails, papers and link previews cannot read the style sheet, so they use these colours. */
export type BrandTokens = {
  readonly colours: {
    readonly ink: string;
    readonly inkSoft: string;
    readonly paper: string;
    readonly foam: string;
    readonly line: string;
    readonly lineUi: string;
    readonly slicker: string;
    readonly slickerEdge: string;
    readonly sea: string;
    readonly lagoon: string;
  };
  readonly dark: {
    readonly ground: string;
    readonly card: string;
    readonly ink: string;
    readonly inkSoft: string;
    readonly sea: string;
    readonly line: string;
  };
  readonly fonts: { readonly display: string; readonly text: string };
  /** `logo` and `icon` are texts of SVG elements; null if the company has no such picture. */
  readonly logo: string | null;
  readonly icon: string | null;
  readonly mailScene: string;
  /**
   * The text of an SVG element. Each mail shows this picture above its text. If it is null, the
   * mail shows a scene that the program draws.
   */
  readonly mailPicture: string | null;
};

export const brandTokensOf = (theme: Theme): BrandTokens => {
  const { colours, logo, icon, families, mailScene, mailPicture } = theme;
  const { text, textSoft, textOnDark, page, line, edge, action, actionEdge, link, drawing } =
    colours;
  return {
    colours: {
      ink: text,
      inkSoft: textSoft,
      paper: PAPER,
      foam: page,
      line,
      lineUi: edge,
      slicker: action,
      slickerEdge: actionEdge,
      sea: link,
      lagoon: drawing,
    },
    dark: {
      ground: mixColours(text, '#000000', 0.35),
      card: text,
      ink: page,
      inkSoft: textOnDark,
      sea: readableColourOn(text, link),
      line: mixColours(text, PAPER, 0.2),
    },
    fonts: {
      display: `${families.display},'Palatino Linotype',Georgia,serif`,
      text: `${families.text},'Segoe UI',system-ui,-apple-system,Roboto,Arial,sans-serif`,
    },
    logo: logo?.replaceAll('currentColor', text).replaceAll('var(--mark)', drawing) ?? null,
    icon,
    mailScene,
    mailPicture,
  };
};
