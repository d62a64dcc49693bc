import { editDistance } from '#schema/rules/edit-distance.ts'

/** Short names are similar by chance: HOST is not a misspelling of POST. */
const SHORTEST = 6
const MOST_SLIPS = 2

/**
 * Finds variables that are set and unsupported, but similar to a supported one. Without this check the shop would ignore them
 * silently. Names that only share a beginning are ignored, because Kubernetes sets SHOP_PORT for a service called shop.
 * @returns each variable with the supported name
 */
export function findMisspelt(
  set: readonly string[],
  known: readonly string[],
): readonly (readonly [name: string, meant: string])[] {
  const long = known.filter((name) => name.length >= SHORTEST)
  return set.flatMap((name) => {
    if (known.includes(name)) return []
    const meant = long.find((other) => editDistance(name.toUpperCase(), other, MOST_SLIPS) <= MOST_SLIPS)
    return meant === undefined ? [] : [[name, meant] as const]
  })
}
