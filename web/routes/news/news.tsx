import { useLoaderData } from 'react-router'
import { NewsPageDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound } from '../../data/loading.ts'
import { NewsList } from '../../features/content/news/index.ts'

/** Posts per page, as in the operation. */
const PAGE_SIZE = 10

/** The slug is a category of the blog; any other one shows all posts. @source SCREEN-14, BLOG-4 */
export async function loader(args: LoaderArgs) {
  const page = Number(new URL(args.request.url).searchParams.get('page') ?? 1)
  if (!Number.isInteger(page) || page < 1 || page > 1000) return notFound()
  const { news } = await loadFrom(args)(NewsPageDocument, {
    offset: (page - 1) * PAGE_SIZE,
    category: args.params.slug ?? null,
  })
  return news && (page === 1 || news.items.length > 0) ? news : notFound()
}

export function Component() {
  return <NewsList news={useLoaderData<typeof loader>()} />
}
