import { CONTENT_FOLDER, contentFileNames, contentText, readYaml } from './content-folder.ts';
import { PageCodec } from './pages/read-files.ts';
import { readSiteContent } from './site.ts';

const shared = (
  claims: Readonly<Record<string, string>>,
  demo: Readonly<Record<string, string>>,
): readonly string[] => Object.keys(claims).filter((key) => claims[key] === demo[key]);

const partnersIn = (page: string): readonly string[] =>
  readYaml(page, PageCodec).match(
    ({ blocks }) =>
      blocks.flatMap(({ layout, boxes = [] }) =>
        layout === 'signs' ? boxes.map(({ title }) => title) : [],
      ),
    () => [],
  );

/**
 * Lists the demo's claims and sample documents in the folder. Another company must not publish
 * them.
 */
export const findDemoClaims = (folder: string): readonly string[] => {
  if (folder === CONTENT_FOLDER)
    return [
      'SHOP_CONTENT is not set: pages, claims, people, insurer, partners and posts are the demo’s. "npm run office -- content new FOLDER" writes a neutral set.',
    ];
  const site = readSiteContent(folder);
  const demo = readSiteContent(CONTENT_FOLDER);
  const demoPartners = new Set(
    contentFileNames(CONTENT_FOLDER, 'pages', '.yaml').flatMap((name) =>
      partnersIn(contentText(CONTENT_FOLDER, `pages/${name}`) ?? ''),
    ),
  );
  const demoLinks = new Set(demo.social.map(({ link }) => link));
  const pages = contentFileNames(folder, 'pages', '.yaml').map((name) => {
    const file = `pages/${name}`;
    return { file, text: contentText(folder, file) ?? '', demo: contentText(CONTENT_FOLDER, file) };
  });
  return [
    ...shared(site.claims, demo.claims).map(
      (key) => `site.yaml: claims.${key} is the demo’s: "${site.claims[key]}".`,
    ),
    ...shared(site.insurance, demo.insurance).map(
      (key) => `site.yaml: insurance.${key} is the demo’s: "${site.insurance[key]}".`,
    ),
    ...site.social.flatMap(({ name, link }) =>
      demoLinks.has(link) ? [`site.yaml: social link ${name} is the demo’s: ${link}.`] : [],
    ),
    ...pages.flatMap(({ file, text }) =>
      partnersIn(text).flatMap((partner) =>
        demoPartners.has(partner) ? [`${file}: partner ${partner} is the demo’s.`] : [],
      ),
    ),
    ...Object.entries(site.people).flatMap(([key, { name }]) =>
      demo.people[key]?.name === name ? [`people.yaml: ${key} is the demo’s ${name}.`] : [],
    ),
    ...pages.flatMap((page) => (page.text === page.demo ? [`${page.file} is the demo’s.`] : [])),
    ...pages.flatMap(({ file, text }) =>
      /^ {2}sample: true$/m.test(text)
        ? [`${file} is still a sample: read it, then delete "sample: true".`]
        : [],
    ),
    ...contentFileNames(folder, 'blog', '.md').flatMap((name) =>
      contentText(folder, `blog/${name}`) === contentText(CONTENT_FOLDER, `blog/${name}`)
        ? [`blog/${name} is the demo’s.`]
        : [],
    ),
  ];
};
