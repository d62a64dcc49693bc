/** The tags that the platform's invalidation hooks may use, in full or as a prefix. @source platform contract §10.2 */
export const AVAILABLE_TAGS = [
  'A',
  'C',
  'P',
  'T',
  'attribute',
  'category',
  'checkout',
  'cmsPage',
  'cms_block',
  'cms_hierarchy',
  'cms_page',
  'compare',
  'error',
  'home',
  'my-account',
  'page-not-found',
  'product',
  'review',
  'stock',
  'taxrule',
] as const

export const productTag = (id: string): string => `P${id}`
export const categoryTag = (id: string): string => `C${id}`
export const attributeTag = (id: string): string => `A${id}`
export const taxRuleTag = (id: string): string => `T${id}`
/** Pages and blocks share the prefix of categories, as on the platform. */
export const contentTag = (id: string): string => `C${id}`

/** The links of header and footer. Pages carry this tag in place of the tags of the linked categories and pages. */
export const MENU_TAG = 'menu'
/** A list of so many categories that any category may be part of it. */
export const ANY_CATEGORY_TAG = 'any-category'
const MOST_CATEGORY_TAGS = 100

export const categoryListTags = (ids: readonly string[]): readonly string[] =>
  ids.length > MOST_CATEGORY_TAGS ? [ANY_CATEGORY_TAG] : ids.map(categoryTag)

/** The tag of a whole kind, by the prefix of its entity tags. */
const KINDS = { A: 'attribute', C: 'category', P: 'product', T: 'taxrule' } as const
/** In characters. Leaves room for other headers: proxies accept 4 to 8 KB in total. */
const LONGEST_HEADER = 2048

/**
 * The tags of a response as a header. If there are too many, entities are replaced by their kind, the most numerous kind first.
 * Invalidating by this header therefore has to include the kind: 'C24,category'.
 */
export function cacheTagHeader(tags: readonly string[]): string {
  const byKind = new Map(Object.entries(KINDS).map(([letter, kind]) => [kind, tags.filter((tag) => tag.startsWith(letter))]))
  const kinds = [...byKind].toSorted(([, a], [, b]) => b.length - a.length)
  const kept = new Set(tags)
  for (const [kind, things] of kinds) {
    if (toHeader(kept).length <= LONGEST_HEADER) break
    for (const tag of things) kept.delete(tag)
    if (things.length > 0) kept.add(kind)
  }
  return toHeader(kept)
}

const toHeader = (tags: ReadonlySet<string>): string => [...tags].map(encodeURIComponent).join(',')

export class TagIndex {
  readonly #keys = new Map<string, Set<string>>()

  add(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      if (keys) keys.add(key)
      else this.#keys.set(tag, new Set([key]))
    }
  }

  remove(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keys.get(tag)
      if (keys?.delete(key) && keys.size === 0) this.#keys.delete(tag)
    }
  }

  findKeys(tags: readonly string[]): ReadonlySet<string> {
    const found = new Set<string>()
    for (const tag of tags) for (const key of this.#keys.get(tag) ?? []) found.add(key)
    return found
  }
}
