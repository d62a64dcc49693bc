import type { FastifyInstance } from 'fastify'
import { shopNews } from '../../services/feeds/shop-news.ts'
import { type FeedOptions, sendVersioned } from './send-versioned.ts'

/** `/feeds/news.xml`: the newest blog posts. The platform's answer is cached as for pages. @source BLOG-5 */
export async function newsFeed(app: FastifyInstance, { getScope, origin }: FeedOptions) {
  app.get('/feeds/news.xml', async (request, reply) => {
    const feed = await shopNews(origin(request), getScope(request))
    if (feed === null) return reply.callNotFound()
    return sendVersioned(request, reply, feed, 'application/rss+xml; charset=utf-8')
  })
}
