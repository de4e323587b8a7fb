export const LETTERS = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';

/** Code page 852 from 0x80 to 0xFF, which TextDecoder lacks. Box-drawing characters are spaces. */
export const CODE_PAGE_852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č' +
  'áíóúĄąŽžĘę¬źČş«»     ÁÂĚŞ    Żż ' +
  '      Ăă       ¤đĐĎËďŇÍÎě    ŢŮ ' +
  'ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř  ';

export const refundTitle = (bookingId: string, refundId: string): string =>
  `Zwrot za rezerwację ${bookingId}, ${refundId}`;

/** The account holder's name in a payment file if neither the statement nor the booking has one. */
export const unnamed = 'Klient';
