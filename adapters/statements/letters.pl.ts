/** The eighteen letters that only Polish has, in the order in which code pages are told. */
export const LETTERS = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
