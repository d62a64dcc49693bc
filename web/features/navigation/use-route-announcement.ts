import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { staysPut } from '../../router/app-router.ts'

/**
 * Tells that another page has come: focus goes to its heading and its title is read out.
 * @returns for the element whose text is read out
 */
export function useRouteAnnouncement(): RefObject<HTMLParagraphElement | null> {
  const { pathname, hash } = useLocation()
  const live = useRef<HTMLParagraphElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (staysPut()) return
    if (live.current) live.current.textContent = document.title
    if (hash) return
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])

  return live
}
