import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Rules of prices, tax and stock. */
export const prices: readonly Mutation[] = [
  {
    requirement: 'PRICE-6',
    file: 'bff/domain/pricing/special.ts',
    find: 'time < toInstant(specialTo, timeZone)',
    replace: 'time > toInstant(specialTo, timeZone)',
  },
  {
    requirement: 'PRICE-9',
    file: 'bff/platform/catalog/product/prices.ts',
    find: 'decodePrice(value) || null',
    replace: 'decodePrice(value)',
  },
  {
    requirement: 'PRICE-8',
    file: 'schema/rules/is-chargeable.ts',
    find: '(gross > 0 || (gross === 0 && allowsZeroPrice))',
    replace: 'gross > 0',
  },
  {
    requirement: 'TAX-1',
    file: 'bff/domain/tax/tax.ts',
    find: 'if (!(product.taxClassId > 0)) return null',
    replace: 'if (!(product.taxClassId >= -1)) return null',
  },
  {
    requirement: 'TAX-2',
    file: 'bff/domain/tax/tax.ts',
    find: ' && coversGroup(candidate, customerGroup)',
    replace: '',
  },
  {
    requirement: 'TAX-3',
    file: 'bff/domain/tax/tax.ts',
    find: 'rate.country === country && ',
    replace: '',
  },
  {
    requirement: 'TAX-4',
    file: 'bff/domain/tax/tax.ts',
    find: '(rate.regionId === 0 || !rate.regionName || rate.regionName === region)',
    replace: '(rate.regionId === 0 || !rate.regionName)',
  },
  {
    requirement: 'TAX-7',
    file: 'bff/domain/tax/tax.ts',
    find: "country: 'PL'",
    replace: "country: 'GB'",
  },
  {
    requirement: 'TAX-11',
    file: 'bff/domain/tax/tax.ts',
    find: 'userGroupId === null || useOnlyDefaultUserGroupId',
    replace: 'userGroupId === null',
  },
  {
    requirement: 'STOCK-1',
    file: 'bff/domain/stock/stock-status.ts',
    find: "known.isInStock ? 'OK'",
    replace: "known.isInStock ? 'VOLATILE'",
  },
  {
    requirement: 'STOCK-2',
    file: 'bff/domain/stock/stock-status.ts',
    find: "'OK' : 'OUT_OF_STOCK'",
    replace: "'OK' : 'VOLATILE'",
  },
  {
    requirement: 'STOCK-3',
    file: 'bff/domain/stock/stock-status.ts',
    find: "syncOn ? 'OK' : 'VOLATILE'",
    replace: "'OK'",
  },
  {
    requirement: 'STOCK-4',
    file: 'bff/domain/stock/stock-status.ts',
    find: 'message: purchase.noVariants',
    replace: 'message: purchase.outOfStock',
  },
  {
    requirement: 'STOCK-14',
    file: 'bff/domain/stock/quantity-limits.ts',
    find: 'Math.ceil((stated.least || 1) / step) * step',
    replace: 'stated.least || 1',
  },
  {
    requirement: 'STOCK-15',
    file: 'schema/rules/cart/quantity-limits.ts',
    find: "if (quantity > limits.most) return 'tooMany'",
    replace: "if (quantity > limits.most + limits.step) return 'tooMany'",
  },
  {
    requirement: 'VAR-2',
    file: 'schema/rules/variant-selection.ts',
    find: ".filter(([code]) => code !== 'price')",
    replace: '',
  },
  {
    requirement: 'VAR-3',
    file: 'schema/rules/variant-selection.ts',
    find: 'best.priceGross <= variant.priceGross',
    replace: 'best.priceGross >= variant.priceGross',
  },
  {
    requirement: 'VAR-4',
    file: 'bff/domain/pricing/custom-options.ts',
    find: 'amount: percentage(base, price ?? 0)',
    replace: 'amount: percentage(base, 0)',
  },
  {
    requirement: 'VAR-7',
    file: 'schema/rules/default-components.ts',
    find: 'pool.filter(({ isDefault }) => isDefault)',
    replace: 'pool.filter(({ isDefault }) => !isDefault)',
  },
  {
    requirement: 'VAR-8',
    file: 'web/features/catalog/product/parts/bundle/bundle-selection.ts',
    find: '.filter(({ id }) => choice.ids.includes(id))\n    .map',
    replace: '.map',
  },
  {
    requirement: 'LIMIT-34',
    file: 'bff/domain/cart/methods.ts',
    find: 'title: names.cashOnDelivery, cost: 0',
    replace: 'title: names.cashOnDelivery, cost: 1',
  },
  {
    requirement: 'LIMIT-35',
    file: 'schema/rules/constants.ts',
    find: 'price: 4,\n',
    replace: 'price: 5,\n',
  },
  {
    requirement: 'PRICE-14',
    file: 'bff/domain/pricing/unit/unit.ts',
    find: "null)?.unit === 'PIECE'",
    replace: "null)?.unit === 'METRE'",
  },
  {
    requirement: 'PROD-83',
    file: 'bff/services/products/bundle-components.ts',
    find: 'part === null || hasComponents(part)',
    replace: 'part === null',
  },
]
