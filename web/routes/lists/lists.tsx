import { Suspense } from 'react'
import { DevicePage } from '../../components/page/device-page.tsx'
import { ListsView } from '../../features/catalog/lists/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'

/** The same HTML for every shopper. The lists are on the device, or in the fragment of a link. @source SAVE-1 */
export function Component() {
  const { title, description, needsScripts, waiting } = useMessages('lists').saved
  return (
    <DevicePage title={title} description={description} canonical="/lists" needsScripts={needsScripts}>
      <Suspense fallback={<p role="status">{waiting}</p>}>
        <ListsView />
      </Suspense>
    </DevicePage>
  )
}
