import { hasContainer } from './container.ts'

/** Prefixes of cookies that tag containers set. @source Google, 'Cookie usage on websites' */
const CONTAINER_PREFIXES = /^(?:_ga|_gid|_gat|_gac_|_gcl|_dc_gtm_|__utm|FPID|FPLC)/

/** Deletes analytics data. Loaded scripts cannot be stopped, so the page reloads without them. */
export function deleteAnalyticsData() {
  delete window.dataLayer
  for (const cookie of cookiesToExpire(document.cookie, location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers lack the Cookie Store API, and all do without HTTPS
    document.cookie = cookie
  }
  if (hasContainer()) location.reload()
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (CONTAINER_PREFIXES.test(key)) storage.removeItem(key)
}

/**
 * The cookie strings that delete the containers' cookies, on this host and its parents.
 * @param cookies as in `document.cookie`
 */
export function cookiesToExpire(cookies: string, hostname: string): readonly string[] {
  const names = cookies.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '')
  const labels = hostname.split('.')
  const domains = labels.slice(0, -1).map((_, at) => `; domain=${labels.slice(at).join('.')}`)
  return names
    .filter((name) => CONTAINER_PREFIXES.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; path=/; max-age=0${domain}`))
}
