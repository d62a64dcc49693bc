import type { AppRouter } from './app-router.ts'
import { screenHandle } from './screen-handle.ts'

export interface ShownPage {
  /** Name of its screen in the route table. */
  readonly screen: string
  /** What the screen's loader answered. */
  readonly data: unknown
}

/** Tells of the page that is shown and of every one after it, each once; of none that failed. */
export function followPages(router: AppRouter, tell: (page: ShownPage) => void) {
  let told: string | undefined
  const look = ({ navigation, location, errors, matches, loaderData }: AppRouter['state']) => {
    if (navigation.state !== 'idle' || errors || location.key === told) return
    told = location.key
    const screen = screenHandle(matches.map(({ route }) => route.handle))?.name ?? ''
    tell({ screen, data: loaderData[matches.at(-1)?.route.id ?? ''] })
  }
  look(router.state)
  router.subscribe(look)
}
