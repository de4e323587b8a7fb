/** The letters that Polish has beyond the Latin alphabet. */
export const LETTERS = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';

/** Code page 852 from 0x80, which TextDecoder lacks. Box-drawing characters are spaces. */
export const CODE_PAGE_852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č' +
  'áíóúĄąŽžĘę¬źČş«»     ÁÂĚŞ    Żż ' +
  '      Ăă       ¤đĐĎËďŇÍÎě    ŢŮ ' +
  'ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř  ';
