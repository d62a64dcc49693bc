import { categoryTag, contentTag, productTag } from '../cache/tags.ts'

/** Collects what an answer was made of, so that it can be thrown away when one of the parts changes. */
export interface CacheTags {
  product(id: string): void
  category(id: string): void
  content(id: string): void
  /** Every tag once, in the order they came. */
  list(): readonly string[]
}

/** @source platform contract §10.2 */
export function createCacheTags(): CacheTags {
  const tags = new Set<string>()
  return {
    product: (id) => void tags.add(productTag(id)),
    category: (id) => void tags.add(categoryTag(id)),
    content: (id) => void tags.add(contentTag(id)),
    list: () => [...tags],
  }
}
