import type { ListChange } from '../../../storage/device-value.ts'

/** Adds a sku at the end; a sku already in the list keeps its place. @source COMPARE-1, WISH-1 */
export const addSku =
  (sku: string): ListChange<string> =>
  (list) =>
    list.includes(sku) ? list : [...list, sku]

export const removeSku =
  (sku: string): ListChange<string> =>
  (list) =>
    list.filter((other) => other !== sku)

export const clearSkus: ListChange<string> = () => []

/** Restores removed skus and keeps those added since. */
export const restoreSkus =
  (before: readonly string[]): ListChange<string> =>
  (list) => [...before, ...list.filter((sku) => !before.includes(sku))]
