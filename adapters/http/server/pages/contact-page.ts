import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Content, ContentOf } from '../../../../application/content/content.ts';
import { pages } from '../../contract/pages.pl.ts';
import { presentPage } from '../content/present-content.ts';
import type { KeptPages } from '../frame/kept-pages.ts';
import type { CachedOffers } from '../offers/public-offers.ts';

/** Who the office is, how it is reached and when it answers; null where the brand names none. */
export type ContactFacts = {
  readonly OfficeHours: string;
  readonly Phone: string | null;
  readonly Email: string | null;
  readonly Company: { readonly Name: string; readonly Address: string; readonly Zip: string; readonly City: string; readonly Nip: string };
};

export type ContactPageDeps = {
  readonly contactOf: (siteId: number) => ContactFacts;
  readonly contentOf?: ContentOf | undefined;
  readonly offers: CachedOffers;
  readonly siteOf: (request: FastifyRequest) => number;
  readonly kept: KeptPages;
};

/** What a message is about, where its writer came from a yacht or a cruise; a cruise has its days. */
type About = { readonly name: string; readonly days: { readonly from: string; readonly to: string } | null };

const PAGE = 'contactPage';

/** Mounts /kontakt: the words of its content file, who the office is, and what ?jacht= or ?oferta= asks about. */
export const mountContactPage = (app: FastifyInstance, { contactOf, contentOf, offers, siteOf, kept }: ContactPageDeps): void => {
  const yachtOf = async (content: Content | undefined, id: string): Promise<About | null> => {
    const fleet = content?.pages().find(({ route }) => route === pages.privateCruises);
    const page = fleet === undefined ? null : await content?.page(fleet.pageId);
    const box = page?.blocks.flatMap(({ boxes }) => boxes).find((one) => one.id !== '' && one.id === id);
    return box === undefined ? null : { name: box.title, days: null };
  };
  const cruiseOf = async (siteId: number, id: string): Promise<About | null> => {
    const offer = /^\d{1,6}$/.test(id) ? (await offers.of(siteId))?.details({ offerId: Number(id) }) : null;
    return offer ? { name: offer.Name, days: { from: offer.Availability.From, to: offer.Availability.To } } : null;
  };
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(pages.contact, async (request, reply) => {
    const { jacht, oferta } = request.query;
    const siteId = siteOf(request);
    const content = contentOf?.(siteId);
    const contact = contactOf(siteId);
    const about =
      typeof jacht === 'string' ? await yachtOf(content, jacht) : typeof oferta === 'string' ? await cruiseOf(siteId, oferta) : null;
    const page = (await content?.page(PAGE)) ?? null;
    const asked = typeof jacht === 'string' ? `jacht=${jacht}` : `oferta=${oferta}`;
    const url = about === null ? pages.contact : `${pages.contact}?${asked}`;
    return kept.send(request, reply, url, [about?.name ?? '', JSON.stringify(contact)], () => ({
      kind: 'contact',
      contact,
      page: page === null ? null : presentPage(page),
      town: content?.officePlace()?.town ?? null,
      about,
    }));
  });
};
