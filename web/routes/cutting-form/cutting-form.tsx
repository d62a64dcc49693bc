import { useLoaderData } from 'react-router'
import { CuttingPageDocument } from '#schema/generated/operations.ts'
import { DevicePage } from '../../components/page/device-page.tsx'
import { type LoaderArgs, loadFrom, notFound } from '../../data/loading.ts'
import { CuttingForm } from '../../features/buying/cutting/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'

/** Not found in a shop without a cutting service. @source SCREEN-15 */
export async function loader(args: LoaderArgs) {
  const { cutting } = await loadFrom(args)(CuttingPageDocument, {})
  return cutting ?? notFound()
}

export function Component() {
  const { title, description, needsScripts } = useMessages('cutting')
  return (
    <DevicePage title={title} description={description} canonical="/cutting-form" needsScripts={needsScripts}>
      <CuttingForm cutting={useLoaderData<typeof loader>()} />
    </DevicePage>
  )
}
