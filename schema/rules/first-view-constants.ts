/** Those of the shop's numbers that browsers need for the first view of a page; others are in constants.ts, which has these too. */

/** @source LIMIT-1 to LIMIT-6, LIMIT-15 to LIMIT-19 */
export const LISTING = {
  pageSize: 50,
  /** Values asked of the engine per facet. The specification's 10 would hide choices. @source LIMIT-3; platform contract §11.22 */
  facetValues: 200,
  /** Engines answer no page that ends beyond this product. */
  window: 10_000,
  /**
   * The longest list that is put in order here, by price or by unit price. What is shown follows from prices, components,
   * stock, tax and sizes, which no engine adds up, and those of the whole list have to arrive within a search's time limit.
   */
  orderedHere: 1000,
  /** Bounds of the price facet in whole units of the currency; the last range is open. */
  priceRanges: [0, 50, 100, 150],
  rootCategoryId: '2',
  bestSellersCategoryId: '294',
  specialOffersCategoryId: '335',
  visibility: [2, 3, 4],
  status: [0, 1],
} as const

/** The sizes of product pictures in CSS pixels, `line` in the cart and `card` in lists. @source LIMIT-20 to LIMIT-22 */
export const PRODUCT_PICTURES = {
  line: { width: 210, height: 300 },
  card: { width: 324, height: 489 },
  gallery: { width: 600, height: 744 },
} as const

/** Nobody orders more pieces of one thing than this in a shop. */
export const MOST_PIECES = 9999

/** Characters of what is searched for. Longer texts are cut: no product is named so. @source SEARCH-8 */
export const SEARCH_TERM = { minimumLength: 3, maximumLength: 100 } as const
