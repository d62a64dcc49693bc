import { hasContainer } from './container.ts'

/** Beginnings of the names under which tag containers keep things. @source Google, 'Cookie usage on websites' */
const KEPT_BY_CONTAINERS = /^(?:_ga|_gid|_gat|_gac_|_gcl|_dc_gtm_|__utm|FPID|FPLC)/

/** Removes what was counted and kept. A script that came for it cannot be stopped, so the page begins anew without it. */
export function forgetVisit() {
  delete window.dataLayer
  for (const cookie of cookiesToExpire(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers that this shop is for, and off without HTTPS
    document.cookie = cookie
  }
  if (hasContainer()) location.reload()
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (KEPT_BY_CONTAINERS.test(key)) storage.removeItem(key)
}

/**
 * What rids a document of the cookies that containers keep, on this host and on those above it.
 * @param cookies as a document has them
 */
export function cookiesToExpire(cookies: string, hostname: string): readonly string[] {
  const names = cookies.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '')
  const labels = hostname.split('.')
  const domains = labels.slice(0, -1).map((_, at) => `; domain=${labels.slice(at).join('.')}`)
  return names
    .filter((name) => KEPT_BY_CONTAINERS.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; path=/; max-age=0${domain}`))
}
