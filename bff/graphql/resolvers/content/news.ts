import { newsContentOf, newsOf, newsPostOf, newsPostUrl, newsSummaryOf } from '../../../services/content/news.ts'
import { pageInfo } from '../../../services/scope/page.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkedPage } from '../catalog/page.ts'

export const news: Resolvers = {
  Query: {
    news: (_parent, page, scope) => newsOf(checkedPage(page), scope),
    newsPost: (_parent, { id }, scope) => newsPostOf(id, scope),
  },
  NewsList: {
    items: ({ posts }) => posts,
    pageInfo: ({ page, posts, total }) => pageInfo(page, posts.length, total),
  },
  NewsPost: {
    url: (post, _args, scope) => newsPostUrl(post, scope),
    content: (post) => newsContentOf(post),
    summary: (post) => newsSummaryOf(post),
  },
}
