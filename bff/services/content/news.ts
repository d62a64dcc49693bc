import type { NewsPost } from '../../domain/content/content.types.ts'
import type { NewsListModel } from '../products/models.ts'
import { memoize } from '../scope/memoize.ts'
import type { Page } from '../scope/page.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { cleanHtml, plainText } from './html.ts'

/** A page of the blog; null if the platform has no blog. Platforms page by number, so `offset` is rounded down to a whole page. */
export async function newsOf(
  { first, offset }: Page,
  { platform, storeView, read }: RequestScope,
): Promise<NewsListModel | null> {
  const index = Math.floor(offset / first)
  const found = await platform.blog.list(storeView, { page: index + 1, size: first }, read)
  if (!found) return null
  const from = index * first
  // Some platforms repeat their last page beyond the end.
  const posts = from < found.total ? found.posts.slice(0, first) : []
  return { posts, total: found.total, page: { first, offset: from } }
}

/** The post with this id; null if there is none. */
export const newsPostOf = (id: string, { platform, storeView, read }: RequestScope): Promise<NewsPost | null> =>
  platform.blog.post(storeView, id, read)

const SUMMARY_LENGTH = 300

/** The content as sanitised HTML. */
export const newsContentOf = memoize(({ content }: NewsPost): string => cleanHtml(content))

/** A plain-text excerpt. */
export const newsSummaryOf = memoize(({ summary, content }: NewsPost): string => plainText(summary || content, SUMMARY_LENGTH))
