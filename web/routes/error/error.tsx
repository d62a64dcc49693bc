import { ErrorView } from '../../features/error-pages/index.ts'

/** @source SCREEN-7 */
export function Component() {
  return <ErrorView />
}
