/** A word for comparison: lower case, without accents and apostrophes: `Küche` is `kuche`, `weiß` is `weiss`. */
export const fold = (text: string): string => text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(MARKS, '')

const MARKS = /[\p{M}'’`´]/gu

/** `tuer` is `tur`: umlauts as typed on keyboards without them. Words with a real 'ue' become no word. */
export const foldDigraphs = (folded: string): string => folded.replace(/[aou]e/g, (pair) => pair.charAt(0))
