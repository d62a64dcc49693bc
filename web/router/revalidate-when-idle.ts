import type { AppRouter } from './app-router.ts'

/**
 * Runs the loaders again; during a navigation, after it. React Router would start the navigation anew and forget that it keeps the scroll
 * position.
 * @source NAV-2
 */
export function revalidateWhenIdle(router: Pick<AppRouter, 'state' | 'subscribe' | 'revalidate'>): void {
  if (router.state.navigation.state === 'idle') {
    void router.revalidate()
    return
  }
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return
    unsubscribe()
    // React Router resets its own state after it has called subscribers.
    queueMicrotask(() => revalidateWhenIdle(router))
  })
}
