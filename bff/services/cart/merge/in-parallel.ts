import { CART } from '#schema/rules/constants.ts'

/** Does one piece of work for each, some at a time; the results stand in the order of what they are of. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const next = async () => {
    for (const [i, item] of waiting) results[i] = await work(item)
  }
  await Promise.all(Array.from({ length: CART.changesAtOnce }, next))
  return results
}
