import { TroubleView } from '../../features/trouble/index.ts'

/** @source spec §2 Route table: /error */
export function Component() {
  return <TroubleView />
}
