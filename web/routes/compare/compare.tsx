import { DevicePage } from '../../components/page/device-page.tsx'
import { Comparison } from '../../features/catalog/compare/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'

/** @source SCREEN-6 */
export function Component() {
  const { title, description, needsScripts } = useMessages('lists').compare
  return (
    <DevicePage title={title} description={description} canonical="/compare" needsScripts={needsScripts}>
      <Comparison />
    </DevicePage>
  )
}
