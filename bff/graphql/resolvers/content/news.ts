import { pathOf } from '../../../domain/urls/shop-path.ts'
import { newsContentOf, newsOf, newsPostOf, newsSummaryOf } from '../../../services/content/news.ts'
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
    url: ({ id, identifier }, _args, { storeView }) => pathOf(storeView.basePath, ['latest-news', id, identifier]),
    content: (post) => newsContentOf(post),
    summary: (post) => newsSummaryOf(post),
  },
}
