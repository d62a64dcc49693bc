import { unhydratedPart } from '../late/early-clicks.ts'

/** How links are followed once scripts run. */
export interface Navigation {
  /** @param href path, query and hash as the address bar shows them */
  go(href: string, options: { replace: boolean; preventScrollReset: boolean }): void
  /** Whether a path is a page of this store view; the browser loads all others. */
  isOurs(path: string): boolean
  /** Fetches a page's code and data before it is opened. */
  prefetch(href: string): void
}

/**
 * Follows every link and GET form of the document without a reload, also in merchant HTML and in late parts. Hovering, touching or
 * focusing a link prefetches its page. Events that other code has handled are left alone.
 */
export function followLinks({ go, prefetch, isOurs }: Navigation) {
  onUnhandled('click', (event) => {
    const link = shopLink(event, isOurs)
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    if (link.hash && isHere(link)) return
    event.preventDefault()
    const keepsPosition = 'keepScroll' in link.dataset
    go(keepsPosition ? link.pathname + link.search : toPath(link), {
      replace: 'replace' in link.dataset || link.href === location.href,
      preventScrollReset: keepsPosition || link.pathname === location.pathname,
    })
  })

  onUnhandled('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get' || form.target) return
    const url = new URL(form.action)
    if (url.origin !== location.origin || !isOurs(url.pathname)) return
    event.preventDefault()
    const filled = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    )
    url.search = new URLSearchParams(filled).toString()
    go(toPath(url), { replace: false, preventScrollReset: url.pathname === location.pathname })
  })

  const prefetchLink = (event: Event) => {
    const link = shopLink(event, isOurs)
    if (link && !isHere(link) && !('noPrefetch' in link.dataset)) prefetch(toPath(link))
  }
  const options = { passive: true, capture: true }
  addEventListener('pointerover', (event) => event.pointerType === 'mouse' && prefetchLink(event), options)
  addEventListener('touchstart', prefetchLink, options)
  addEventListener('focusin', prefetchLink, options)
}

/** Listens after all other listeners. In a part that is not hydrated React stops events, so there it listens first. */
function onUnhandled<Type extends 'click' | 'submit'>(type: Type, listener: (event: WindowEventMap[Type]) => void) {
  addEventListener(type, (event) => unhydratedPart(event.target) && listener(event), { capture: true })
  addEventListener(type, (event) => unhydratedPart(event.target) || listener(event))
}

/** The link around the event's target, if it leads to a page of this store view. */
function shopLink({ target }: Event, isOurs: Navigation['isOurs']): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  return isFile(link.pathname) || !isOurs(link.pathname) ? null : link
}

/** Whether a path is a file or the playground, not a page. */
const isFile = (path: string) => /\.(?!html$)\w+$|^\/graphi?ql\b/.test(path)

const isHere = ({ pathname, search }: HTMLAnchorElement) => pathname === location.pathname && search === location.search

const toPath = ({ pathname, search, hash }: HTMLAnchorElement | URL) => pathname + search + hash
