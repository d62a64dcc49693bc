import type { NewsCategory, NewsPost } from './content.types.ts'

/** A list has no room for more above it. */
const MOST = 20

/** The categories of posts, those with most posts first. @source BLOG-4 */
export function categoriesIn(posts: readonly NewsPost[]): readonly NewsCategory[] {
  const counts = new Map<string, { readonly category: NewsCategory; count: number }>()
  for (const category of posts.flatMap(({ categories }) => categories)) {
    const known = counts.get(category.identifier)
    if (known) known.count += 1
    else counts.set(category.identifier, { category, count: 1 })
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ category }) => category)
}

/** @source BLOG-4 */
export const postsIn = (posts: readonly NewsPost[], identifier: string): readonly NewsPost[] =>
  posts.filter(({ categories }) => categories.some((category) => category.identifier === identifier))
