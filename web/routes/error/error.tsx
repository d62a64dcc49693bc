import { ErrorView } from '../../features/content/error-pages/index.ts'

export async function loader(): Promise<null> {
  await ErrorView.preload()
  return null
}

/** @source SCREEN-7 */
export function Component() {
  return <ErrorView />
}
