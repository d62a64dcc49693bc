import { TroubleView } from '../../features/trouble/index.ts'

/** @source SCREEN-7 */
export function Component() {
  return <TroubleView />
}
