import type { FastifyInstance } from 'fastify';
import type { Content, ContentOf } from '../../../../application/content/content.ts';
import type { PageContent } from '../../../../application/ports/page-renderer.ts';
import type { ContactFacts } from '../../contract/offers/contact.ts';
import { pages } from '../../contract/pages.pl.ts';
import { presentPage } from '../content/present-content.ts';
import type { CachedOffers } from '../offers/public-offers.ts';
import {
  type PageCache,
  type PageRendering,
  renderRequestedPage,
  sendHtml,
} from '../pipeline/page-cache.ts';
import type { Fields, FormAnswer, ScriptlessForm } from '../pipeline/scriptless-form.ts';

export type ContactPageDeps = PageRendering & {
  readonly contactOf: (siteId: number) => ContactFacts;
  readonly contentOf?: ContentOf | undefined;
  readonly offers: CachedOffers;
  readonly pageCache: PageCache;
};

type About = {
  readonly name: string;
  readonly days: { readonly from: string; readonly to: string } | null;
};

const PAGE = 'contactPage';

const pageOf = async (
  { contactOf, contentOf }: Pick<ContactPageDeps, 'contactOf' | 'contentOf'>,
  siteId: number,
  more: {
    readonly about?: About | null;
    readonly answer?: FormAnswer & { readonly fields: Fields };
  },
): Promise<PageContent> => {
  const content = contentOf?.(siteId);
  const page = (await content?.page(PAGE)) ?? null;
  return {
    kind: 'contact',
    contact: contactOf(siteId),
    page: page === null ? null : presentPage(page),
    town: content?.officePlace()?.town ?? null,
    about: null,
    ...more,
  };
};

export const contactScriptlessForm = (deps: ContactPageDeps): ScriptlessForm => ({
  sent: ({ email = '', contents = '', leaveEmpty = '', website = '' }) => ({
    email,
    contents,
    leaveEmpty,
    website,
  }),
  page: async (request, reply, fields, answer) => {
    const content = await pageOf(
      deps,
      deps.siteOf(request),
      answer === null ? {} : { answer: { ...answer, fields } },
    );
    const html = renderRequestedPage(deps, request, pages.contact, content);
    return sendHtml(reply, answer?.status ?? 200, html);
  },
});

/** Serves /kontakt. The parameters ?jacht= and ?oferta= preselect the message's subject. */
export const mountContactPage = (app: FastifyInstance, deps: ContactPageDeps): void => {
  const { contactOf, contentOf, offers, siteOf, pageCache } = deps;
  const yachtOf = async (content: Content | undefined, id: string): Promise<About | null> => {
    const fleet = content?.pages().find(({ route }) => route === pages.privateCruises);
    const page = fleet === undefined ? null : await content?.page(fleet.pageId);
    const box = page?.blocks
      .flatMap(({ boxes }) => boxes)
      .find((box) => box.id !== '' && box.id === id);
    return box === undefined ? null : { name: box.title, days: null };
  };
  const cruiseOf = async (siteId: number, id: string): Promise<About | null> => {
    const offer = /^\d{1,6}$/.test(id)
      ? (await offers.of(siteId))?.details({ offerId: Number(id) })
      : null;
    return offer
      ? { name: offer.Name, days: { from: offer.Availability.From, to: offer.Availability.To } }
      : null;
  };
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    pages.contact,
    async (request, reply) => {
      const { jacht, oferta } = request.query;
      const siteId = siteOf(request);
      const about =
        typeof jacht === 'string'
          ? await yachtOf(contentOf?.(siteId), jacht)
          : typeof oferta === 'string'
            ? await cruiseOf(siteId, oferta)
            : null;
      const content = await pageOf(deps, siteId, { about });
      const parameter = typeof jacht === 'string' ? `jacht=${jacht}` : `oferta=${oferta}`;
      const url = about === null ? pages.contact : `${pages.contact}?${parameter}`;
      return pageCache.send(
        request,
        reply,
        url,
        [about?.name ?? '', JSON.stringify(contactOf(siteId))],
        () => content,
      );
    },
  );
};
