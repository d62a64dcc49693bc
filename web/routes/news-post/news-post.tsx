import { useLoaderData } from 'react-router'
import { NewsPostPageDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound } from '../../data/loading.ts'
import { NewsArticleView } from '../../features/content/news/index.ts'

/** @source SCREEN-13, BLOG-6 */
export async function loader(args: LoaderArgs) {
  const { newsPost, news } = await loadFrom(args)(NewsPostPageDocument, { id: args.params.id ?? '' })
  return newsPost ? { post: newsPost, newest: news?.items ?? [] } : notFound()
}

export function Component() {
  return <NewsArticleView {...useLoaderData<typeof loader>()} />
}
