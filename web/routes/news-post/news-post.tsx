import { useLoaderData } from 'react-router'
import { NewsPostPageDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound } from '../../data/loading.ts'
import { NewsArticleView } from '../../features/content/news/index.ts'

/** @source SCREEN-13 */
export async function loader(args: LoaderArgs) {
  const { newsPost } = await loadFrom(args)(NewsPostPageDocument, { id: args.params.id ?? '' })
  return newsPost ?? notFound()
}

export function Component() {
  return <NewsArticleView post={useLoaderData<typeof loader>()} />
}
