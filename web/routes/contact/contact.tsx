import { useLoaderData } from 'react-router'
import { ContactPageDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom } from '../../data/loading.ts'
import { ContactView } from '../../features/content/contact/index.ts'

/** @source SCREEN-5 */
export const loader = (args: LoaderArgs) => loadFrom(args)(ContactPageDocument, {})

export function Component() {
  const { store, cmsPage } = useLoaderData<typeof loader>()
  return <ContactView phone={store.phone} email={store.email} place={cmsPage} />
}
