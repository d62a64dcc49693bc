import { useLoaderData } from 'react-router'
import { DispatchDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound, redirectTo } from '../../data/loading.ts'
import { type RouteTarget, screenKind } from './route-target.ts'
import { preloadView, viewFor } from './views.ts'

export { shouldRevalidate } from '../product/same-page.ts'

/** Loads the category, product or CMS page at any path without a route of its own. @source URL-1 */
export async function loader(args: LoaderArgs): Promise<RouteTarget> {
  const { pathname, searchParams } = new URL(args.request.url)
  // Imported here, because only navigations run this code in browsers: the first page comes with its data.
  const { listingVariables, readListing } = await import('../../features/catalog/listing/listing-url.ts')
  const { route } = await loadFrom(args)(DispatchDocument, { path: pathname, ...listingVariables(readListing(searchParams)) })
  if (!route) notFound()
  if (route.__typename === 'Redirect') redirectTo(new URL(route.location, args.request.url).href, route.status)
  await preloadView(route)
  return route
}

export function Component() {
  const target = useLoaderData<typeof loader>()
  const View = viewFor(screenKind(target))
  return <View target={target} />
}
