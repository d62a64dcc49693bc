/** Pseudo-random numbers, repeatable for a seed. */
export interface Random {
  /** Returns a number from 0 to less than 1. */
  next(): number
  /** Returns an integer from 0 to less than `below`. */
  below(below: number): number
  /** Returns one of the items. @throws if there are none */
  of<Item>(items: readonly Item[]): Item
}

/** The Mulberry32 generator. @param seed an integer */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    next,
    below,
    of<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from')
      return item
    },
  }
}
