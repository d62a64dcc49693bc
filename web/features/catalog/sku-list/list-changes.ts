import type { ListChange } from '../../../storage/device-value.ts'

/** Adds a sku at the end; a sku already in the list keeps its place. @source COMPARE-1, WISH-1 */
export const withSku =
  (sku: string): ListChange<string> =>
  (list) =>
    list.includes(sku) ? list : [...list, sku]

export const withoutSku =
  (sku: string): ListChange<string> =>
  (list) =>
    list.filter((other) => other !== sku)

export const cleared: ListChange<string> = () => []

/** Restores a list together with skus added since. */
export const restored =
  (before: readonly string[]): ListChange<string> =>
  (list) => [...before, ...list.filter((sku) => !before.includes(sku))]
