/** Every cache of the shop's begins so; what keeps the shop off a device deletes them by it. */
export const CACHE_PREFIX = 'shop-'

/** The stores of the service worker. The app shell has one for each build. */
export const CACHE_NAMES = {
  pages: `${CACHE_PREFIX}pages`,
  assets: `${CACHE_PREFIX}assets`,
  pictures: `${CACHE_PREFIX}pictures`,
  brand: `${CACHE_PREFIX}brand`,
  appShell: (build: string) => `${CACHE_PREFIX}app-shell-${build}`,
} as const

/** What `server-timing` says of a page that the device gives because the shop did not answer. */
export const OFFLINE_MARK = 'offline'

/** Where the server answers with the app shell. */
export const APP_SHELL = '/app-shell'
