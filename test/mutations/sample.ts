/** Requirements whose mutations `npm test` applies. Unit tests detect each of them. */
export const SAMPLE: readonly string[] = [
  'TEXT-1',
  'TAX-3',
  'PRICE-6',
  'VAR-3',
  'STOCK-2',
  'MERGE-1',
  'CHECKOUT-5',
  'SEARCH-2',
  'QUEUE-2',
  'NOTICE-2',
]
