/** The eighteen letters that only Polish has. */
export const LETTERS = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';

/** The letters of code page 852 from 0x80 to 0xFF, which no decoder of the platform knows; its frames and blocks are spaces here. */
export const CODE_PAGE_852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č' +
  'áíóúĄąŽžĘę¬źČş«»     ÁÂĚŞ    Żż ' +
  '      Ăă       ¤đĐĎËďŇÍÎě    ŢŮ ' +
  'ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř  ';
