import { type DataRouter, RouterContextProvider } from 'react-router'
import type { Load } from '#schema/operation.ts'
import { isOffline } from '../../../../api/errors.ts'
import { clientLoad } from '../../../../data/client-load.ts'
import { takeGaps } from '../../../../data/gaps.ts'
import { loadContext } from '../../../../data/loading.ts'
import { lazy } from '../../../../late/lazy.ts'
import { runLoader } from '../../../../router/run-loader.ts'
import { gapRetry, gapState } from './gap-state.ts'

type FillShell = (load: Load) => Promise<void>

/**
 * Refetches the data of a screen with gaps until it is complete, or until the shopper leaves it. Keeps focus and scroll position.
 * @param fillShell loads the data of header and footer
 * @source ERROR-11; decision 0007
 */
export function followGaps(router: DataRouter, fillShell: FillShell) {
  let currentKey: string | undefined
  // Loaded on demand, because few pages have gaps.
  const getRetrier = lazy(async () => {
    const { createRetrier } = await import('./retrier.ts')
    const retrier = createRetrier({ attempt: fill, onState: gapState.set })
    gapRetry.now = () => void retrier.tryNow()
    return retrier
  })

  async function fill(): Promise<boolean> {
    const key = currentKey
    try {
      const isComplete = await loadPage(router, fillShell, 'gaps')
      if (key === currentKey) await router.revalidate()
      return isComplete
    } catch (error) {
      if (!isOffline(error)) console.warn('The page still has gaps', error)
      throw error
    }
  }

  async function checkScreen({ navigation, location }: DataRouter['state']) {
    if (navigation.state !== 'idle') return
    const hasNotice = gapState.current() === 'waiting' || gapState.current() === 'stopped'
    const isNewScreen = location.key !== currentKey
    currentKey = location.key
    if (isNewScreen && hasNotice) (await getRetrier()).stop()
    // A background refresh may fill gaps as well.
    if (!takeGaps() && (isNewScreen || !hasNotice)) return
    const isComplete = await loadPage(router, fillShell, false).catch(() => true)
    if (currentKey !== location.key) return
    if (isComplete) gapState.set('done')
    if (isComplete && !hasNotice) return
    const { start, stop } = await getRetrier()
    if (currentKey !== location.key) return
    if (isComplete) stop()
    else start()
  }

  const follow = (state: DataRouter['state']) => {
    checkScreen(state).catch((error) => console.warn('The gaps of the page stay until it is loaded again', error))
  }
  follow(router.state)
  router.subscribe(follow)
}

/**
 * Loads the data of the current page.
 * @param again 'gaps' refetches answers with gaps; false uses the device cache
 * @returns whether it is complete
 * @throws OfflineError, UnavailableError
 */
async function loadPage(router: DataRouter, fillShell: FillShell, again: false | 'gaps'): Promise<boolean> {
  let isComplete = true
  const onGaps = () => {
    isComplete = false
  }
  const loadData: Load = (operation, variables) => clientLoad(operation, variables, { again, onGaps })
  const context = new RouterContextProvider(new Map([[loadContext, loadData]]))
  const screens = router.state.matches.map((match) => runLoader(match, location.href, context))
  await Promise.all([fillShell(loadData), ...screens])
  return isComplete
}
