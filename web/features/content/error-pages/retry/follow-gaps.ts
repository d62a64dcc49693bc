import { type DataRouter, RouterContextProvider } from 'react-router'
import type { Load } from '#schema/operation.ts'
import { isOffline } from '../../../../api/errors.ts'
import { clientLoad } from '../../../../data/client-load.ts'
import { takeGaps } from '../../../../data/gaps.ts'
import { loadContext } from '../../../../data/loading.ts'
import { lazy } from '../../../../late/lazy.ts'
import { runLoader } from '../../../../router/run-loader.ts'
import { gapRetry, gapState } from './gap-state.ts'

/**
 * Reloads a screen with gaps until it is complete. Focus and scroll position stay. Ends when the shopper leaves the screen.
 * @param fillShell loads the data of header and footer
 * @source ERROR-11; decision 0009
 */
export function followGaps(router: DataRouter, fillShell: (load: Load) => Promise<void>) {
  let view: string | undefined
  // Loaded on demand, because few pages have gaps.
  const retrier = lazy(async () => {
    const { createRetrier } = await import('./retrier.ts')
    const made = createRetrier({ attempt: fill, onState: gapState.set })
    gapRetry.now = () => void made.tryNow()
    return made
  })

  /**
   * Loads the data of the current page.
   * @param again 'gaps' refetches answers with gaps; false uses the device cache
   * @returns whether it has no gaps
   * @throws OfflineError, UnavailableError
   */
  async function load(again: false | 'gaps'): Promise<boolean> {
    let isWhole = true
    const onGaps = () => {
      isWhole = false
    }
    const answer: Load = (operation, variables) => clientLoad(operation, variables, { again, onGaps })
    const context = new RouterContextProvider(new Map([[loadContext, answer]]))
    const screens = router.state.matches.map((match) => runLoader(match, location.href, context))
    await Promise.all([fillShell(answer), ...screens])
    return isWhole
  }

  async function fill(): Promise<boolean> {
    const asked = view
    try {
      const isWhole = await load('gaps')
      if (asked === view) await router.revalidate()
      return isWhole
    } catch (error) {
      if (!isOffline(error)) console.warn('The page still has gaps', error)
      throw error
    }
  }

  async function look({ navigation, location }: DataRouter['state']) {
    if (navigation.state !== 'idle') return
    const isShown = gapState.current() === 'waiting' || gapState.current() === 'stopped'
    const isNew = location.key !== view
    view = location.key
    if (isNew && isShown) (await retrier()).stop()
    // A background refresh may fill gaps as well.
    if (!takeGaps() && (isNew || !isShown)) return
    const isWhole = await load(false).catch(() => true)
    if (view !== location.key) return
    if (isWhole) gapState.set('done')
    if (isWhole && !isShown) return
    const { start, stop } = await retrier()
    if (view !== location.key) return
    if (isWhole) stop()
    else start()
  }

  const follow = (state: DataRouter['state']) => {
    look(state).catch((error) => console.warn('The gaps of the page stay until it is loaded again', error))
  }
  follow(router.state)
  router.subscribe(follow)
}
