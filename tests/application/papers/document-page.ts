import type { ContentPage } from '../../../application/content/content.ts';

export const documentPage = (pageId: string, version: string): ContentPage => ({
  ...{
    pageId,
    route: `/${pageId}`,
    title: pageId,
    description: '',
    changed: '2027-01-01',
    listed: true,
    ownScreen: false,
  },
  ...{ shape: 'plain', keywords: [] },
  document: { name: pageId, version, from: '2027-01-01', sample: false, fields: [] },
  blocks: [
    {
      ...{
        type: 'HTML',
        layout: 'prose',
        ground: 'foam',
        anchor: '',
        menu: '',
        heading: `Dokument ${pageId}`,
        lead: '',
      },
      ...{
        text: `Treść ${version}`,
        html: `<p>Treść ${version}</p>`,
        images: [],
        buttons: [],
        boxes: [],
        offers: null,
      },
    },
  ],
});
