import { joinPath } from '../../../domain/urls/shop-path.ts'
import {
  cleanNewsContent,
  findNewsPost,
  newsInCategory,
  newsPostUrl,
  newsSummary,
  readNews,
  readNewsCategories,
} from '../../../services/content/news.ts'
import { pageInfo } from '../../../services/scope/page.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkPage } from '../catalog/page.ts'

export const news: Resolvers = {
  Query: {
    news: async (_parent, { category, ...page }, scope) =>
      (category && (await newsInCategory(category, checkPage(page), scope))) || readNews(checkPage(page), scope),
    newsPost: (_parent, { id }, scope) => findNewsPost(id, scope),
  },
  NewsList: {
    items: ({ posts }) => posts,
    pageInfo: ({ page, posts, total }) => pageInfo(page, posts.length, total),
    categories: (_list, _args, scope) => readNewsCategories(scope),
  },
  NewsCategory: {
    url: ({ identifier }, _args, { storeView }) => joinPath(storeView.basePath, ['latest-news', identifier]),
  },
  NewsPost: {
    url: (post, _args, scope) => newsPostUrl(post, scope),
    picture: ({ picture, title }) => (picture === null ? null : { path: picture, alt: title }),
    content: (post) => cleanNewsContent(post),
    summary: (post) => newsSummary(post),
  },
}
