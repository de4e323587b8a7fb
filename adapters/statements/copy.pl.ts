export const LETTERS = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';

/**
 * The characters 0x80 to 0xFF of code page 852, which TextDecoder lacks. Box-drawing characters are
 * spaces here.
 */
export const CODE_PAGE_852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č' +
  'áíóúĄąŽžĘę¬źČş«»     ÁÂĚŞ    Żż ' +
  '      Ăă       ¤đĐĎËďŇÍÎě    ŢŮ ' +
  'ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř  ';

export const refundTitle = (bookingId: string, refundId: string): string =>
  `Zwrot za rezerwację ${bookingId}, ${refundId}`;

/** Account holder in a payment file, if neither the statement nor the booking has a name. */
export const unnamed = 'Klient';
