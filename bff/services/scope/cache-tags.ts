import { ANY_CATEGORY_TAG, categoryListTags, categoryTag, contentTag, MENU_TAG, productTag } from '../../cache/tags.ts'

/** Collects the cache tags of an answer, so that the answer is invalidated when one of its parts changes. */
export interface CacheTags {
  product(id: string): void
  category(id: string): void
  categoryList(ids: readonly string[]): void
  content(id: string): void
  /** For content that does not exist yet. */
  anyContent(): void
  menu(): void
  /** Unique tags in insertion order. */
  list(): readonly string[]
}

/** @source platform contract §10.2 */
export function createCacheTags(): CacheTags {
  const tags = new Set<string>()
  return {
    product: (id) => void tags.add(productTag(id)),
    category: (id) => void tags.add(categoryTag(id)),
    categoryList: (ids) => {
      for (const tag of categoryListTags(ids)) tags.add(tag)
    },
    content: (id) => void tags.add(contentTag(id)),
    anyContent: () => void tags.add(ANY_CATEGORY_TAG),
    menu: () => void tags.add(MENU_TAG),
    list: () => [...tags],
  }
}
