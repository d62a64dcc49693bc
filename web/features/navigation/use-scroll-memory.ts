import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, UNSAFE_DataRouterStateContext, useLocation, useNavigationType } from 'react-router'
import { keepPlaces, recallPlace, rememberPlace } from './places.ts'
import { scrollTarget } from './scroll-target.ts'

/** Scrolls as a page should when another one comes. @source NAV-2 to NAV-4, NAV-7 */
export function useScrollMemory() {
  const location = useLocation()
  const isBack = useNavigationType() === 'POP'
  const staysPut = useContext(UNSAFE_DataRouterStateContext)?.preventScrollReset ?? false
  const shown = useRef<Location>(location)

  useEffect(() => {
    const remember = () => rememberPlace(shown.current.key, { scroll: scrollY })
    const own = () => {
      history.scrollRestoration = 'manual'
    }
    const leave = () => {
      // A reload or a visit from elsewhere is restored by the browser, before scripts run.
      history.scrollRestoration = 'auto'
      keepPlaces()
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
    const target = scrollTarget(before, location, { isBack, staysPut, scroll: recallPlace(location.key).scroll })
    if (target.kind === 'place') scrollTo(0, target.scroll)
    if (target.kind === 'element') document.getElementById(target.id)?.scrollIntoView()
  }, [location, isBack, staysPut])
}
