import type { AppRouter } from './app-router.ts'
import { screenHandle } from './screen-handle.ts'

export interface ShownPage {
  /** Name of its screen in the route table. */
  readonly screen: string
  /** The result of the screen's loader. */
  readonly data: unknown
}

/** Calls back once for the page on screen and for each page after it, except pages that failed. */
export function followPages(router: AppRouter, onPage: (page: ShownPage) => void) {
  let reported: string | undefined
  const report = ({ navigation, location, errors, matches, loaderData }: AppRouter['state']) => {
    if (navigation.state !== 'idle' || errors || location.key === reported) return
    reported = location.key
    const screen = screenHandle(matches.map(({ route }) => route.handle))?.name ?? ''
    onPage({ screen, data: loaderData[matches.at(-1)?.route.id ?? ''] })
  }
  report(router.state)
  router.subscribe(report)
}
