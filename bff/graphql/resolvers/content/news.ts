import { joinPath } from '../../../domain/urls/shop-path.ts'
import {
  newsCategoriesOf,
  newsContentOf,
  newsInCategory,
  newsOf,
  newsPostOf,
  newsPostUrl,
  newsSummaryOf,
} from '../../../services/content/news.ts'
import { pageInfo } from '../../../services/scope/page.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkPage } from '../catalog/page.ts'

export const news: Resolvers = {
  Query: {
    news: async (_parent, { category, ...page }, scope) =>
      (category && (await newsInCategory(category, checkPage(page), scope))) || newsOf(checkPage(page), scope),
    newsPost: (_parent, { id }, scope) => newsPostOf(id, scope),
  },
  NewsList: {
    items: ({ posts }) => posts,
    pageInfo: ({ page, posts, total }) => pageInfo(page, posts.length, total),
    categories: (_list, _args, scope) => newsCategoriesOf(scope),
  },
  NewsCategory: {
    url: ({ identifier }, _args, { storeView }) => joinPath(storeView.basePath, ['latest-news', identifier]),
  },
  NewsPost: {
    url: (post, _args, scope) => newsPostUrl(post, scope),
    picture: ({ picture, title }) => (picture === null ? null : { path: picture, alt: title }),
    content: (post) => newsContentOf(post),
    summary: (post) => newsSummaryOf(post),
  },
}
