/** A word as it is compared: lower case, without accents and apostrophes: `Küche` is `kuche`, `weiß` is `weiss`. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(MARKS, '')

const MARKS = /[\p{M}'’`´]/gu

/** `tuer` is `tur`: umlauts as they are written where the keyboard has none. Words that are spelt so come out as no word. */
export const foldDigraphs = (folded: string): string => folded.replace(/[aou]e/g, (pair) => pair.charAt(0))
