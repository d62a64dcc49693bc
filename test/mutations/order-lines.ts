import type { Mutation } from '../../scripts/mutate/requirements/mutation.ts'

/** Quick orders, lines of the cart, and lists of products. */
export const orderLines: readonly Mutation[] = [
  {
    requirement: 'QUICK-1',
    file: 'web/features/catalog/quick-order/rows/order-row.ts',
    find: 'MOST_ROWS = 500',
    replace: 'MOST_ROWS = 50',
  },
  {
    requirement: 'QUICK-2',
    file: 'web/features/catalog/quick-order/rows/read-line.ts',
    find: 'return { sku: after, quantity: before }',
    replace: 'return { sku: before, quantity: after }',
  },
  {
    requirement: 'QUICK-3',
    file: 'web/features/catalog/quick-order/import/pasted-rows.ts',
    find: 'present + more',
    replace: 'more',
  },
  {
    requirement: 'QUICK-5',
    file: 'web/features/catalog/quick-order/lookup/product-lookup.ts',
    find: 'typed === key ? [key] : [typed, key]',
    replace: '[typed]',
  },
  {
    requirement: 'QUICK-6',
    file: 'web/features/catalog/quick-order/lookup/row-state.ts',
    find: "  if (product.phoneOrderOnly) return { kind: 'phone' }\n",
    replace: '',
  },
  {
    requirement: 'QUICK-8',
    file: 'web/features/catalog/quick-order/matches/row-problems.tsx',
    find: 'fieldId(row.id, problemField(problem))',
    replace: "fieldId(row.id, 'sku')",
  },
  {
    requirement: 'QUICK-9',
    file: 'web/features/catalog/quick-order/lookup/product-lookup.ts',
    find: 'result.match.pricesFrom !== null',
    replace: 'false',
  },
  {
    requirement: 'CART-11',
    file: 'bff/services/cart/lines/line-model.ts',
    find: 'itemId: quote.itemId,',
    replace: "itemId: '',",
  },
  {
    requirement: 'CART-13',
    file: 'bff/services/cart/lines/cart-model.ts',
    find: 'cartHandle(scope.session?.read().cartId ?? null)',
    replace: 'scope.session?.read().cartId ?? null',
  },
  {
    requirement: 'CART-47',
    file: 'web/features/buying/cart/lines/unsaid-options.ts',
    find: '&& !/^[\\p{L}\\p{N}]/u.test(after)',
    replace: '',
  },
  {
    requirement: 'CART-46',
    file: 'web/features/buying/cart/lines/line-group.ts',
    find: "aboveText === '' && text.includes(above.sku)",
    replace: "aboveText === ''",
  },
  {
    requirement: 'CART-46',
    file: 'web/features/buying/cart/lines/line-group.ts',
    find: '(findSheets(line) ? [] : [line,',
    replace: '(findSheets(line) ? [line] : [line,',
  },
  {
    requirement: 'TOTAL-2',
    file: 'bff/services/cart/delivery.ts',
    find: 'countryCode(address) || storeView.taxCountry',
    replace: 'countryCode(address)',
  },
  {
    requirement: 'TOTAL-8',
    file: 'web/features/buying/cart/delivery/delivery-state.ts',
    find: '.filter(({ isOffline }) => !isOffline)',
    replace: '',
  },
  {
    requirement: 'STOCK-6',
    file: 'web/features/buying/cart/adding/obstacles.ts',
    find: "  if (stock?.status === 'OUT_OF_STOCK') return [{ kind: 'outOfStock' }]\n",
    replace: '',
  },
  {
    requirement: 'STOCK-12',
    file: 'bff/services/cart/lines/line-model.ts',
    find: '    ...stocked,\n',
    replace: '    ...{ stock: null, missingComponents: [] },\n',
  },
  {
    requirement: 'WISH-2',
    file: 'web/storage/device-value.ts',
    find: 'store.change((stored) => wanted(decode(stored)))',
    replace: 'wanted(decode(undefined))',
  },
  {
    requirement: 'WISH-3',
    file: 'web/storage/sku-list.ts',
    find: "return [...new Set(items.filter((item): item is string => typeof item === 'string' && item !== ''))]",
    replace: "return items.filter((item): item is string => typeof item === 'string' && item !== '')",
  },
  {
    requirement: 'LIMIT-36',
    file: 'web/features/catalog/lists/rules/list-changes.ts',
    find: '({ sku, quantity: 1 })',
    replace: '({ sku, quantity: 0 })',
  },
  {
    requirement: 'COMPARE-1',
    file: 'web/features/catalog/sku-list/list-changes.ts',
    find: 'list.includes(sku) ? list : [...list, sku]',
    replace: '[...list, sku]',
  },
  {
    requirement: 'COMPARE-2',
    file: 'web/storage/device-value.ts',
    find: 'store.change((stored) => wanted(decode(stored)))',
    replace: 'wanted(decode(undefined))',
  },
  {
    requirement: 'COMPARE-3',
    file: 'web/storage/sku-list.ts',
    find: "typeof item === 'string' && item !== ''",
    replace: "item !== ''",
  },
  {
    requirement: 'COMPARE-4',
    file: 'web/features/catalog/compare/comparison/comparison-rows.ts',
    find: '(attributes ?? []).filter(({ isComparable }) => isComparable)',
    replace: 'attributes ?? []',
  },
  {
    requirement: 'TOTAL-11',
    file: 'web/features/buying/cart/contents/cart-totals.tsx',
    find: "kind === 'DELIVERY'",
    replace: "kind !== 'DELIVERY'",
  },
]
