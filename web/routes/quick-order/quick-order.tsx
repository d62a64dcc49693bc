import { DevicePage } from '../../components/page/device-page.tsx'
import { QuickOrder } from '../../features/catalog/quick-order/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'

/** The same HTML for every shopper. The list is on the device. @source QUICK-1 */
export function Component() {
  const { title, description, needsScripts } = useMessages('lists').quickOrder
  return (
    <DevicePage title={title} description={description} canonical="/quick-order" needsScripts={needsScripts}>
      <QuickOrder />
    </DevicePage>
  )
}
