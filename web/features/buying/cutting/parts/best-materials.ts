import type { CuttingMaterialsQuery } from '#schema/generated/operations.ts'

type Found = NonNullable<CuttingMaterialsQuery['products']>['items'][number]

/** Shown results of a search. */
const MOST = 8

/** The products to offer for a search: first those that the merchant says are cut to size, each group in the order of the search. @source CUT-39 */
export function bestMaterials<Product extends Pick<Found, 'cuttingNotice'>>(found: readonly Product[]): readonly Product[] {
  const isCut = ({ cuttingNotice }: Product) => cuttingNotice !== null
  return [...found.filter(isCut), ...found.filter((product) => !isCut(product))].slice(0, MOST)
}
