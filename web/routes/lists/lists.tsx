import { Suspense } from 'react'
import { DevicePage } from '../../components/page/device-page.tsx'
import { late } from '../../late/late.tsx'
import { useMessages } from '../../messages/use-messages.tsx'

/** The server renders a placeholder: the lists are on the device. */
const ListsView = late(
  async () => (await import('../../features/catalog/lists/page/lists-view.tsx')).ListsView,
  ['lists', 'cart'],
)

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
