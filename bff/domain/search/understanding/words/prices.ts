const NUMBER = '[0-9]{1,6}(?:[.,][0-9]{1,3})*'
const END = String.raw`(?![\p{L}\p{N}])`
/** Without 'pound', which is a weight too: '4 pound hammer'. */
const MONEY = `(?:[£€$] ?${NUMBER}|${NUMBER} ?(?:[£€$]|(?:pounds|quid|euros?|gbp|eur)${END}))`
const PRICE = new RegExp(String.raw`(?<![\p{L}\p{N}.,])${MONEY}(?: ?[-–] ?(?:${MONEY}|${NUMBER}${END}))?`, 'giu')

/**
 * A search without prices, which are no sizes: 'oak board under £50'. The words beside them are ignored words of the dictionary. Unchanged
 * if nothing else is left.
 * @source SEARCH-70
 */
export const withoutPrices = (text: string): string => text.replace(PRICE, ' ').replace(/\s+/g, ' ').trim() || text
