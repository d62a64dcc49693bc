import { StoresView } from '../../features/content/stores/index.ts'

/** @source STORE-2 */
export function Component() {
  return <StoresView />
}
