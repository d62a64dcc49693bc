import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Values of the platform: dates, prices, totals and names. */
export const platformValues: readonly Mutation[] = [
  {
    requirement: 'PRICE-16',
    file: 'bff/domain/pricing/special.ts',
    find: '  if (hours !== undefined) return Date.parse(`${date}T${clock}${hours}:${minutes}`)\n',
    replace: '',
  },
  {
    requirement: 'PRICE-20',
    file: 'bff/domain/pricing/special.ts',
    find: '(?:${ZONE.source})?$`',
    replace: '(?:${ZONE.source})?`',
  },
  {
    requirement: 'PRICE-20',
    file: 'bff/domain/pricing/special.ts',
    find: '(Z|UTC|GMT)',
    replace: '(Z)',
  },
  {
    requirement: 'PROD-72',
    file: 'bff/domain/pricing/tier.ts',
    find: 'singleTier({ tierPrices: own }, customerGroupId)',
    replace: 'singleTier({ tierPrices }, customerGroupId)',
  },
  {
    requirement: 'TOTAL-15',
    file: 'bff/platform/cart/quote-totals.ts',
    find: '  grandTotal: null,\n',
    replace: '  grandTotal: 1,\n',
  },
  {
    requirement: 'TOTAL-16',
    file: 'bff/domain/totals/cart-amounts.ts',
    find: 'return [extras, ...fewer].find(addsUp) ?? extras',
    replace: 'return [extras, ...fewer].find(addsUp) ?? []',
  },
  {
    requirement: 'TOTAL-16',
    file: 'bff/domain/totals/cart-amounts.ts',
    find: 'return [extras, ...fewer].find(addsUp) ?? extras',
    replace: 'return extras',
  },
  {
    requirement: 'FRONT-19',
    file: 'bff/platform/documents/document.ts',
    find: "typeof value === 'string' ? decodeEntities(value) : value",
    replace: 'value',
  },
  {
    requirement: 'FRONT-19',
    file: 'bff/platform/cart/quote-totals.ts',
    find: 'decodeText(decodeEntities(text))',
    replace: 'decodeText(text)',
  },
  {
    requirement: 'URL-11',
    file: 'bff/platform/documents/document.ts',
    find: "['', '.', '..'].includes(segment)",
    replace: "['.', '..'].includes(segment)",
  },
  {
    requirement: 'URL-11',
    file: 'bff/platform/documents/document.ts',
    find: "['', '.', '..'].includes(segment)",
    replace: "segment === ''",
  },
  {
    requirement: 'URL-12',
    file: 'bff/platform/documents/document.ts',
    find: 'path === null || isShopRoute(path)',
    replace: 'path === null',
  },
]
