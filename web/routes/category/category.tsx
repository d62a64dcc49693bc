import { useLoaderData } from 'react-router'
import { CategoryPageDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound } from '../../data/loading.ts'
import { listingVariables, readListing } from '../../features/catalog/listing/index.ts'
import { loadOffline, OfflineView } from '../offline-category/load-offline.ts'
import { CategoryView } from './category-view.tsx'

/** @source SCREEN-10, CACHE-18 */
export async function loader(args: LoaderArgs) {
  const state = readListing(new URL(args.request.url).searchParams)
  const variables = { slug: args.params.slug ?? '', ...listingVariables(state) }
  const answer = await loadFrom(args)(CategoryPageDocument, variables).catch((failure) => loadOffline(args, failure))
  return 'offline' in answer ? answer : (answer.category ?? notFound())
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  return 'offline' in found ? <OfflineView {...found} /> : <CategoryView category={found} />
}
