import type { Content, HelpPlace, MenuLink } from '../../../../application/content/content.ts';
import type { PageContent } from '../../../../application/ports/page-renderer.ts';
import { offerListUrl } from '../../contract/list-query.ts';
import { countryPageUrl, OPTIONAL_PAGES, pages } from '../../contract/pages.pl.ts';

type FrameDeps = {
  readonly content: Content;
  readonly page: PageContent;
};

const helpPlaceOf = ({ kind, screen, list }: PageContent): HelpPlace => {
  if (kind === 'offer' || (kind === 'special' && list === 'trainings'))
    return kind === 'offer' ? 'offer' : 'trainings';
  return kind === 'client' && screen === 'panel' ? 'panel' : 'usual';
};

/** Returns the paths of optional documents that the shop lacks, so that no page links to them. */
export const missingOptionalPages = (
  content: Pick<Content, 'pages'> | undefined,
): readonly string[] => {
  if (content === undefined) return [];
  const routes = new Set<string>(content.pages().map(({ route }) => route));
  return OPTIONAL_PAGES.filter((path) => !routes.has(path));
};

type Link = { readonly text: string; readonly href: string };
type Links = readonly Link[];
type Item = Link | { readonly text: string; readonly links: Links };

export const presentPageFrame = ({ content, page }: FrameDeps) => {
  const { countries, destinations, menu, footer, ...frame } = content.frame();
  const routes = new Set(content.pages().map(({ route }) => route));
  const missing = missingOptionalPages(content);
  const present = (links: readonly MenuLink[]): Links =>
    links.flatMap(({ text, link }) =>
      missing.includes(link.split(/[?#]/, 1)[0] ?? '') ? [] : [{ text, href: link }],
    );
  const places =
    destinations.length > 0
      ? destinations.map((name) => ({ name, link: countryPageUrl(name) }))
      : countries.map(({ id, name }) => ({
          name,
          link: routes.has(countryPageUrl(name))
            ? countryPageUrl(name)
            : offerListUrl({ destination: [id] }),
        }));
  const group = (text: string, links: Links) => (links.length === 0 ? [] : [{ text, links }]);
  return {
    ...frame,
    missing,
    menu: menu.flatMap((entry): readonly Item[] => {
      if ('link' in entry) return present([entry]);
      return 'countries' in entry
        ? group(
            entry.text,
            places.map(({ name, link }) => ({ text: name, href: link })),
          )
        : group(entry.text, present(entry.links));
    }),
    footer: {
      columns: footer.columns.flatMap(({ title, links }) =>
        group(title, present(links)).map(({ text, links: visible }) => ({
          title: text,
          links: visible,
        })),
      ),
      terms: present(footer.terms),
    },
    destinations: places,
    help: missing.includes(pages.faq)
      ? []
      : content
          .help(helpPlaceOf(page))
          .map(({ id, question }) => ({ name: question, link: `${pages.faq}#${id}` })),
    chat: content.chat(),
  };
};
