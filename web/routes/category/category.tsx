import { useLoaderData } from 'react-router'
import { CategoryPageDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound } from '../../data/loading.ts'
import { listingVariables, readListing } from '../../features/catalog/listing/index.ts'
import { CategoryView } from './category-view.tsx'

/** @source SCREEN-10 */
export async function loader(args: LoaderArgs) {
  const state = readListing(new URL(args.request.url).searchParams)
  const { category } = await loadFrom(args)(CategoryPageDocument, { slug: args.params.slug ?? '', ...listingVariables(state) })
  return category ?? notFound()
}

export function Component() {
  return <CategoryView category={useLoaderData<typeof loader>()} />
}
