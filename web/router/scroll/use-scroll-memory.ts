import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { staysPut } from '../app-router.ts'
import { pageStateOf, rememberPageState, storePageStates } from './history-entries.ts'
import { scrollTarget } from './scroll-target.ts'

/** Manages the scroll position across navigations. @source NAV-2 to NAV-4, NAV-7 */
export function useScrollMemory() {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const shown = useRef<Location>(location)

  useEffect(() => {
    const remember = () => rememberPageState(shown.current.key, { scroll: scrollY })
    const own = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      // The browser restores reloads and external visits before scripts run.
      history.scrollRestoration = 'auto'
      storePageStates()
    }
    own()
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pageshow', own)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pageshow', own)
      removeEventListener('pagehide', leave)
    }
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === location.key && before.hash === location.hash) return
    shown.current = location
    const target = scrollTarget(before, location, {
      isBack,
      staysPut: staysPut(),
      scroll: pageStateOf(location.key).scroll,
    })
    if (target.kind === 'offset') scrollTo(0, target.scroll)
    if (target.kind === 'element') document.getElementById(target.id)?.scrollIntoView()
  }, [location, isBack])
}
