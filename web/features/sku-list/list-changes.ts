import type { ListChange } from '../../offline/device-value.ts'

/** One more, at the end; a sku that is there already is left where it is. @source COMPARE-1, WISH-1 */
export const withSku =
  (sku: string): ListChange<string> =>
  (list) =>
    list.includes(sku) ? list : [...list, sku]

export const withoutSku =
  (sku: string): ListChange<string> =>
  (list) =>
    list.filter((other) => other !== sku)

export const cleared: ListChange<string> = () => []

/** As it was, and what has come since. */
export const restored =
  (before: readonly string[]): ListChange<string> =>
  (list) => [...before, ...list.filter((sku) => !before.includes(sku))]
