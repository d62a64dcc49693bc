import { ANY_CATEGORY_TAG, categoryListTags, categoryTag, contentTag, MENU_TAG, productTag } from '../../cache/tags.ts'

/** Collects the cache tags of an answer, so that the answer is invalidated when one of its parts changes. */
export type CacheTags = ReturnType<typeof createCacheTags>

/** @source platform contract §10.2 */
export function createCacheTags() {
  const tags = new Set<string>()
  return {
    product: (id: string) => void tags.add(productTag(id)),
    category: (id: string) => void tags.add(categoryTag(id)),
    categoryList: (ids: readonly string[]) => {
      for (const tag of categoryListTags(ids)) tags.add(tag)
    },
    content: (id: string) => void tags.add(contentTag(id)),
    /** For content that does not exist yet. */
    anyContent: () => void tags.add(ANY_CATEGORY_TAG),
    menu: () => void tags.add(MENU_TAG),
    /** Unique tags in insertion order. */
    list: () => [...tags],
  }
}
