import { pictureUrl } from '#schema/rules/picture.ts'
import type { NewsPost } from '../../domain/content/content.types.ts'
import { type NewsItem, newsFeed } from '../../domain/feeds/news-feed.ts'
import { newsPostUrl, newsSummary, readNews } from '../content/news.ts'
import type { RequestScope } from '../scope/request-scope.ts'

const MOST_POSTS = 20

/** The newest posts of a store view as RSS; null if the platform has no blog. @param origin 'https://shop.example' @source BLOG-5 */
export async function shopNews(origin: string, scope: RequestScope): Promise<string | null> {
  const news = await readNews({ first: MOST_POSTS, offset: 0 }, scope)
  if (!news) return null
  const { storeView, config, messages } = scope
  const inView = (path: string) => origin + storeView.basePath + path
  const { description } = storeView.texts ?? config.shop.texts
  const channel = {
    title: `${config.shop.name}: ${messages.machines.news}`,
    description,
    language: storeView.language,
    url: inView('/latest-news/all'),
    self: inView('/feeds/news.xml'),
  }
  return newsFeed(
    channel,
    news.posts.map((post) => toNewsItem(post, origin, scope)),
  )
}

const toNewsItem = (post: NewsPost, origin: string, scope: RequestScope): NewsItem => ({
  title: post.title,
  summary: newsSummary(post),
  publishedAt: post.publishedAt,
  author: post.author,
  url: origin + newsPostUrl(post, scope),
  categories: post.categories.map(({ name }) => name),
  picture: post.picture === null ? null : origin + pictureUrl(post.picture, 'banner', 'jpg', 2),
})
