import { useLoaderData } from 'react-router'
import { CategoryPageDocument, DispatchDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound, redirectTo } from '../../data/loading.ts'
import { listingVariables, readListing } from '../../features/catalog/listing/index.ts'
import { loadOffline, OfflineView } from '../offline-category/load-offline.ts'
import { CategoryView } from './category-view.tsx'

/** @source SCREEN-10, CACHE-18 */
export async function loader(args: LoaderArgs) {
  const state = readListing(new URL(args.request.url).searchParams)
  const variables = { slug: args.params.slug ?? '', ...listingVariables(state) }
  const answer = await loadFrom(args)(CategoryPageDocument, variables).catch((failure) => loadOffline(args, failure))
  return 'offline' in answer ? answer : (answer.category ?? redirectToOwn(args))
}

/** Redirects the path of another store view to the same category here; otherwise not found. @source VIEW-43 */
async function redirectToOwn(args: LoaderArgs): Promise<never> {
  const { href, pathname, searchParams } = new URL(args.request.url)
  const { route } = await loadFrom(args)(DispatchDocument, { path: pathname })
  if (route?.__typename !== 'Redirect') return notFound()
  const { keepPageParameters } = await import('../../features/catalog/listing/listing-url.ts')
  return redirectTo(new URL(keepPageParameters(route.location, searchParams), href).href, route.status)
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  return 'offline' in found ? <OfflineView {...found} /> : <CategoryView category={found} />
}
