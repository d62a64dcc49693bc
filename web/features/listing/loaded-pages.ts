import type { ProductCardFragment } from '#schema/generated/operations.ts'

/** As many places of the history as a shopper goes back to. */
const MOST_PLACES = 20

const productsByPlace = new Map<string, readonly ProductCardFragment[]>()

/** The products that were loaded after the first page at a place of the history, so that Back finds the list as long as it was. */
export function loadedProducts(place: string): readonly ProductCardFragment[] {
  return productsByPlace.get(place) ?? []
}

export function rememberLoaded(place: string, products: readonly ProductCardFragment[]) {
  productsByPlace.delete(place)
  productsByPlace.set(place, products)
  const oldest = productsByPlace.size > MOST_PLACES ? productsByPlace.keys().next().value : undefined
  if (oldest !== undefined) productsByPlace.delete(oldest)
}
