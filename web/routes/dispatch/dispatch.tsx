import { useLoaderData } from 'react-router'
import { DispatchDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound, redirectTo } from '../../data/loading.ts'
import { loadOffline, type OfflineTarget, OfflineView } from '../offline-category/load-offline.ts'
import { type RouteTarget, screenKind } from './route-target.ts'
import { preloadView, viewFor } from './views.ts'

export { shouldRevalidate } from '../product/same-page.ts'

/** Loads the category, product or CMS page at any path without a route of its own. @source URL-1, CACHE-18 */
export async function loader(args: LoaderArgs): Promise<RouteTarget | OfflineTarget> {
  const { pathname, search, searchParams } = new URL(args.request.url)
  // Imported here, because only navigations run this code in browsers: the first page comes with its data.
  const [{ keepPageParameters, listingVariables, readListing }, { reviewVariables }] = await Promise.all([
    import('../../features/catalog/listing/listing-url.ts'),
    import('../../features/catalog/reviews/review-sort.ts'),
  ])
  const variables = { path: pathname, ...listingVariables(readListing(searchParams)), ...reviewVariables(search) }
  const answer = await loadFrom(args)(DispatchDocument, variables).catch((failure) => loadOffline(args, failure))
  if ('offline' in answer) return answer
  const { route } = answer
  if (!route) notFound()
  if (route.__typename === 'Redirect')
    redirectTo(new URL(keepPageParameters(route.location, searchParams), args.request.url).href, route.status)
  await preloadView(route)
  return route
}

export function Component() {
  const target = useLoaderData<typeof loader>()
  if ('offline' in target) return <OfflineView {...target} />
  const View = viewFor(screenKind(target))
  return <View target={target} />
}
