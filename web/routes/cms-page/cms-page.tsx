import { useLoaderData } from 'react-router'
import { CmsPageDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound } from '../../data/loading.ts'
import { CmsView } from '../../features/content/cms/index.ts'

/** @source SCREEN-11 */
export async function loader(args: LoaderArgs) {
  const { cmsPage } = await loadFrom(args)(CmsPageDocument, { identifier: args.params.slug ?? '' })
  return cmsPage ?? notFound()
}

export function Component() {
  return <CmsView page={useLoaderData<typeof loader>()} />
}
