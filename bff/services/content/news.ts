import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { NewsCategory, NewsPost } from '../../domain/content/content.types.ts'
import { categoriesIn, postsIn } from '../../domain/content/news-categories.ts'
import { joinPath } from '../../domain/urls/shop-path.ts'
import type { NewsListModel } from '../products/models.ts'
import { memoize } from '../scope/memoize.ts'
import type { Page } from '../scope/page.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { cleanHtml, plainText } from './html.ts'

/** The posts that categories are made from. The platform's own filter is not part of its contract. @source decision 0035 */
const newestPosts = async ({ platform, storeView, read }: RequestScope): Promise<readonly NewsPost[]> =>
  (await platform.blog.list(storeView, { page: 1, size: GRAPHQL_LIMITS.first }, read))?.posts ?? []

/** @source BLOG-4 */
export const readNewsCategories = async (scope: RequestScope): Promise<readonly NewsCategory[]> =>
  categoriesIn(await newestPosts(scope))

/** A page of a category; null if no recent post belongs to it. @source BLOG-4 */
export async function newsInCategory(identifier: string, page: Page, scope: RequestScope): Promise<NewsListModel | null> {
  const newest = await newestPosts(scope)
  const category = categoriesIn(newest).find((each) => each.identifier === identifier)
  if (!category) return null
  const posts = postsIn(newest, identifier)
  return { posts: posts.slice(page.offset, page.offset + page.first), total: posts.length, page, category }
}

/** A page of the blog; null if the platform has no blog. Platforms page by number, so `offset` is rounded down to a whole page. */
export async function readNews(
  { first, offset }: Page,
  { platform, storeView, read }: RequestScope,
): Promise<NewsListModel | null> {
  const index = Math.floor(offset / first)
  const found = await platform.blog.list(storeView, { page: index + 1, size: first }, read)
  if (!found) return null
  const from = index * first
  // Some platforms repeat their last page beyond the end.
  const posts = from < found.total ? found.posts.slice(0, first) : []
  return { posts, total: found.total, page: { first, offset: from }, category: null }
}

/** The post with this id; null if there is none. */
export const findNewsPost = (id: string, { platform, storeView, read }: RequestScope): Promise<NewsPost | null> =>
  platform.blog.post(storeView, id, read)

export const newsPostUrl = ({ id, identifier }: NewsPost, { storeView }: Pick<RequestScope, 'storeView'>): string =>
  joinPath(storeView.basePath, ['latest-news', id, identifier])

const SUMMARY_LENGTH = 300

export const cleanNewsContent = memoize(({ content }: NewsPost): string => cleanHtml(content))

/** A plain-text excerpt. */
export const newsSummary = memoize(({ summary, content }: NewsPost): string => plainText(summary || content, SUMMARY_LENGTH))
