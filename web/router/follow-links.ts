import { dormantPart } from '../late/early-clicks.ts'

/** Where links lead when scripts are there. */
export interface Navigation {
  /** @param href path, query and hash as the address bar shows them */
  go(href: string, options: { replace: boolean; preventScrollReset: boolean }): void
  /** Whether a path is a page of this store view; any other is loaded anew. */
  isOurs(path: string): boolean
  /** Fetches a page's code and data ahead. */
  prefetch(href: string): void
}

/**
 * Makes every link and every form that asks for a page lead through the shop without a reload, whoever wrote it. Pointing at
 * a link, touching it or tabbing to it fetches the page ahead. What scripts have handled is left alone.
 */
export function followLinks({ go, prefetch, isOurs }: Navigation) {
  onceHandled('click', (event) => {
    const link = shopLink(event, isOurs)
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    if (link.hash && isHere(link)) return
    event.preventDefault()
    go(pathOf(link), {
      replace: 'replace' in link.dataset || link.href === location.href,
      preventScrollReset: 'keepScroll' in link.dataset,
    })
  })

  onceHandled('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get' || form.target) return
    const url = new URL(form.action)
    if (url.origin !== location.origin || !isOurs(url.pathname)) return
    event.preventDefault()
    const filled = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    )
    url.search = new URLSearchParams(filled).toString()
    go(pathOf(url), { replace: false, preventScrollReset: false })
  })

  const ahead = (event: Event) => {
    const link = shopLink(event, isOurs)
    if (link && !isHere(link) && !('noPrefetch' in link.dataset)) prefetch(pathOf(link))
  }
  const early = { passive: true, capture: true }
  addEventListener('pointerover', (event) => event.pointerType === 'mouse' && ahead(event), early)
  addEventListener('touchstart', ahead, early)
  addEventListener('focusin', ahead, early)
}

/** Listens after everyone else. In a part that is not alive React keeps events to itself, so there it listens before. */
function onceHandled<Type extends 'click' | 'submit'>(type: Type, listener: (event: WindowEventMap[Type]) => void) {
  addEventListener(type, (event) => dormantPart(event.target) && listener(event), { capture: true })
  addEventListener(type, (event) => dormantPart(event.target) || listener(event))
}

/** The link an event is about, if it leads to a page of this store view. */
function shopLink({ target }: Event, isOurs: Navigation['isOurs']): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  return isFile(link.pathname) || !isOurs(link.pathname) ? null : link
}

/** Pictures, documents and the like are not pages. */
const isFile = (path: string) => /\.(?!html$)\w+$|^\/graphi?ql\b/.test(path)

const isHere = ({ pathname, search }: HTMLAnchorElement) => pathname === location.pathname && search === location.search

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement | URL) => pathname + search + hash
