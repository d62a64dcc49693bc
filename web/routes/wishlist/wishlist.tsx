import { DevicePage } from '../../components/page/device-page.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { Wishes } from './wishes.tsx'

/** @source decision 0026 */
export function Component() {
  const { title, description, needsScripts } = useMessages('lists').wishlist
  return (
    <DevicePage title={title} description={description} canonical="/wishlist" needsScripts={needsScripts}>
      <Wishes />
    </DevicePage>
  )
}
