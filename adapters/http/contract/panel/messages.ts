import type * as t from 'io-ts';
import { True } from '../account/account.ts';
import { withName } from '../codecs/schema.ts';
import { list, object } from '../codecs/shapes.ts';
import { Instant, key } from '../codecs/texts.ts';
import { Bool, SiteId, Text } from '../codecs/values.ts';

/** Contents is HTML of the elements p, small, a, h3, dl, dt and dd only (R41). */
export const Message = withName(
  'Message',
  object({
    MessageId: Text,
    Author: Text,
    WasRead: Bool,
    Title: Text,
    Related: Text,
    ReservationId: Text,
    CreatedTime: Instant,
    Contents: Text,
    Attachments: list(object({ name: Text, url: Text })),
  }),
);
export type Message = t.TypeOf<typeof Message>;

export const MessagesAnswer = object({ Messages: list(Message) });
export type MessagesAnswer = t.TypeOf<typeof MessagesAnswer>;

export const ReadRequest = object({ messageId: key(100), siteId: SiteId });
export const ReadAnswer = object({ Read: True });

export const MESSAGE_FILE_PATH = '/v1/account/messages/file';
export const messageFilePath = (messageId: string, index: number): string =>
  `${MESSAGE_FILE_PATH}?messageId=${encodeURIComponent(messageId)}&index=${index}`;
