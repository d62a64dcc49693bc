import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { DispatchDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound, redirectTo } from '../../data/loading.ts'
import { isSamePage } from '../product/same-page.ts'
import { kindOf, type Shown } from './shown.ts'
import { prepareView, view } from './views.ts'

/** What lives at any other path: a category, a product or a page of text. @source URL-1 */
export async function loader(args: LoaderArgs): Promise<Shown> {
  const { pathname, searchParams } = new URL(args.request.url)
  // A document that was served has been loaded: only whoever goes on from it needs this.
  const { listingVariables, readListing } = await import('../../features/catalog/listing/listing-url.ts')
  const { route } = await loadFrom(args)(DispatchDocument, { path: pathname, ...listingVariables(readListing(searchParams)) })
  if (!route) notFound()
  if (route.__typename === 'Redirect') redirectTo(new URL(route.location, args.request.url).href, route.status)
  await prepareView(route)
  return route
}

/** Another variant of the same product is there already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !isSamePage(currentUrl, nextUrl))
}

export function Component() {
  const found = useLoaderData<typeof loader>()
  const View = view(kindOf(found))
  return <View found={found} />
}
