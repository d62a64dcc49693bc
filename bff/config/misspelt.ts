import { distance } from 'fastest-levenshtein'

/** Short names are met by chance: HOST is no slip of POST. */
const SHORTEST = 6
const SLIPS = 2

/**
 * Names that are set and not read, but are nearly one that is: they were meant for it, and the shop would run without them.
 * Names that only begin alike are left alone: Kubernetes sets SHOP_PORT for a service that is called shop.
 * @returns each with the name that was meant
 */
export function misspelt(set: readonly string[], known: readonly string[]): readonly (readonly [name: string, meant: string])[] {
  const long = known.filter((name) => name.length >= SHORTEST)
  return set.flatMap((name) => {
    if (known.includes(name)) return []
    const meant = long.find((other) => distance(name.toUpperCase(), other) <= SLIPS)
    return meant === undefined ? [] : [[name, meant] as const]
  })
}
