/** The eighteen letters that only Polish has. */
export const LETTERS = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';

/** Code page 852 from 0x80 to 0xFF, which no decoder knows; frames and blocks are spaces. */
export const CODE_PAGE_852 =
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č' +
  'áíóúĄąŽžĘę¬źČş«»     ÁÂĚŞ    Żż ' +
  '      Ăă       ¤đĐĎËďŇÍÎě    ŢŮ ' +
  'ÓßÔŃńňŠšŔÚŕŰýÝţ´­˝˛ˇ˘§÷¸°¨˙űŘř  ';
