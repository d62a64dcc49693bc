import { catalogCategories, catalogProducts, isListed } from './catalog.ts'

/** Returns URLs of different pages: products, filtered and unfiltered categories, and searches, in turn. */
export async function unseenAddresses(count: number, platformUrl?: string): Promise<readonly string[]> {
  const [products, categories] = await Promise.all([catalogProducts({}, platformUrl), catalogCategories(platformUrl)])
  const listed = products.filter(isListed)
  const pages = listed.map(({ url_path }) => `/${url_path}`)
  const searches = listed
    .map(({ name }) => `/search?q=${encodeURIComponent(name)}`)
    .flatMap((address) => [address, `${address}&price=0-50`])
  const lists = categories
    .filter(({ url_path, is_active }) => url_path && is_active)
    .flatMap(({ url_path }) =>
      ['', '?price=0-50', '?price=50-100', '?price=100-150', '?sort=latest'].map((choice) => `/${url_path}${choice}`),
    )
  const longest = Math.max(pages.length, searches.length, lists.length)
  const inTurn = Array.from({ length: longest }, (_, i) => [pages[i], lists[i], searches[i]]).flat()
  return [...new Set(inTurn.filter((address) => address !== undefined))].slice(0, count)
}
